import { isSame, sum } from './amount-sets.ts';
import type { Line } from './lines.ts';
import { ownOf } from './own-way.ts';
import type { KnownRow } from './row-kind.ts';
import type { Row } from './rows.ts';
import type { Situation } from './year-value.ts';

/** A way of living whose column holds nothing but dashes is not offered: the next one counts. */
export function withFilledColumns(rows: Row[]): Row[] {
  const budget = rows.filter(({ amount }) => amount.situations);
  const count = Math.max(0, ...budget.map(({ amount }) => amount.situations?.length ?? 0));
  const isFilled = (column: number): boolean =>
    budget.some(({ amount }) => (amount.situations?.[column]?.figure.value ?? 0) > 0);
  const first = Array.from({ length: count }, (_, column) => column).find(isFilled) ?? 0;
  return first === 0 ? rows : rows.map((row) => inColumn(row, first));
}

/**
 * Where a budget has columns for several ways of living and none is marked, a footnote tells which is meant, or the
 * printed net price, else a sentence that tells the student's own.
 */
export function settleLiving(rows: KnownRow[], lines: Line[], know: (row: Row) => KnownRow): KnownRow[] {
  const situations = rows.find(({ amount }) => amount.situations)?.amount.situations ?? [];
  const heads = situations.map(({ head }) => head);
  // A net price in each of the columns tells nothing.
  const nets = rows.filter(({ known, amount }) => known.is === 'NET' && !amount.situations).map(valueIn);
  const aid = rows.filter(({ known }) => known.is === 'AID');
  const gifts = aid.filter(({ known }) => known.is === 'AID' && /^(GRANT|SCHOLARSHIP)$/.test(known.kind.category));
  // What a plan lists as benefits of veterans its net price does not count.
  const plain = gifts.filter(({ known }) => known.is === 'AID' && known.kind.subCategory !== 'MILITARY');
  const fits = (some: KnownRow[]): boolean => {
    const cost = sum(some.filter(({ known }) => known.is === 'COST'));
    return [sum(gifts), sum(aid), sum(plain)].some((less) => nets.some((net) => isSame(cost - less, net)));
  };
  if (heads.length < 2 || fits(rows)) return rows;
  const choices = heads.map((_, column) =>
    rows.map((row) => {
      const other = inColumn(row, column);
      // A dash is no amount: what it is must be asked anew.
      return other.amount.value > 0 === row.amount.value > 0 ? other : know(other);
    }),
  );
  return choices[footnoted(situations, lines)] ?? choices.find(fits) ?? choices[ownOf(heads, lines)] ?? rows;
}

/** "* The budget that was used for you": the column whose head has the star; -1 where no line says it. */
function footnoted(situations: Situation[], lines: Line[]): number {
  const marked = situations.filter(({ footnote }) => footnote);
  const [own] = marked;
  const isOwn = ({ text }: Line): boolean =>
    own !== undefined && text.startsWith(own.footnote) && /\b(your?|this column|used)\b/i.test(text);
  return own && marked.length === 1 && lines.some(isOwn) ? situations.indexOf(own) : -1;
}

const valueIn = ({ amount }: Row): number => amount.value;

function inColumn<R extends Row>(row: R, column: number): R {
  const figure = row.amount.situations?.[column]?.figure;
  return figure ? { ...row, amount: { ...row.amount, value: figure.value, figures: [figure] } } : row;
}
