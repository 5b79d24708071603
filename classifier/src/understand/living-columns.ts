import { normalText } from '../phrases/normal-text.ts';
import type { Line } from './lines.ts';
import type { KnownRow } from './row-kind.ts';
import { isSame, sum } from './totals.ts';

/**
 * Where a budget has columns for several ways of living and none is marked, the printed net price tells which is meant,
 * else a sentence that tells the student's own.
 */
export function settleLiving(rows: KnownRow[], lines: Line[]): KnownRow[] {
  const heads = rows.find(({ amount }) => amount.situations)?.amount.situations?.map(({ head }) => head) ?? [];
  const nets = rows.filter(({ known }) => known.is === 'NET').map(({ amount }) => amount.value);
  const aid = rows.filter(({ known }) => known.is === 'AID');
  const gifts = aid.filter(({ known }) => known.is === 'AID' && /^(GRANT|SCHOLARSHIP)$/.test(known.kind.category));
  const fits = (some: KnownRow[]): boolean => {
    const cost = sum(some.filter(({ known }) => known.is === 'COST'));
    return [sum(gifts), sum(aid)].some((less) => nets.some((net) => isSame(cost - less, net)));
  };
  if (heads.length < 2 || fits(rows)) return rows;
  const choices = heads.map((_, column) => rows.map((row) => inColumn(row, column)));
  return choices.find(fits) ?? choices[ownOf(heads, lines)] ?? rows;
}

/** Which of the ways of living a line says to be the student's; -1 where none is, or more than one. */
function ownOf(heads: string[], lines: Line[]): number {
  const told = lines
    .map(({ text }) => normalText(text))
    .filter((text) => ownWay.test(text) && heads.filter((head) => text.includes(head)).length === 1);
  const own = heads.flatMap((head, index) => (told.some((text) => text.includes(head)) ? [index] : []));
  return own.length === 1 ? (own[0] as number) : -1;
}
const ownWay =
  /\byou(r|ve)?\b|\b(housing|residency|residence|living|living arrangement|enrolled|budget|student) (plan|status|choice|type|code|is|used|preference)\b/;

function inColumn(row: KnownRow, column: number): KnownRow {
  const figure = row.amount.situations?.[column]?.figure;
  return figure ? { ...row, amount: { ...row.amount, value: figure.value, figures: [figure] } } : row;
}
