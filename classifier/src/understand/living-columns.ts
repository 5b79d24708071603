import type { Figure } from './figures.ts';
import type { KnownRow } from './row-kind.ts';
import { isSame, sum } from './totals.ts';

/** Where a budget has columns for several ways of living and none is marked, the printed net price tells which is meant. */
export function settleLiving(rows: KnownRow[]): KnownRow[] {
  const count = Math.max(0, ...rows.map(({ amount }) => amount.situations?.length ?? 0));
  const nets = rows.filter(({ known }) => known.is === 'NET').map(({ amount }) => amount.value);
  const aid = rows.filter(({ known }) => known.is === 'AID');
  const gifts = aid.filter(({ known }) => known.is === 'AID' && /^(GRANT|SCHOLARSHIP)$/.test(known.kind.category));
  const fits = (some: KnownRow[]): boolean => {
    const cost = sum(some.filter(({ known }) => known.is === 'COST'));
    return [sum(gifts), sum(aid)].some((less) => nets.some((net) => isSame(cost - less, net)));
  };
  if (count < 2 || fits(rows)) return rows;
  const choices = Array.from({ length: count }, (_, column) => rows.map((row) => inColumn(row, column)));
  return choices.find(fits) ?? rows;
}

function inColumn(row: KnownRow, column: number): KnownRow {
  const figure: Figure | undefined = row.amount.situations?.[column];
  return figure ? { ...row, amount: { ...row.amount, value: figure.value, figures: [figure] } } : row;
}
