import { aidOf, asTotals, hasTotal, isSame, sum } from './amount-sets.ts';
import { isGift } from './printed-sums.ts';
import type { KnownRow } from './row-kind.ts';

/**
 * "Work-Study   2,800" over "FWS Federal Work-Study   2,800", "Loans – you repay them   3,500" over one loan: headings that hold
 * what the lines under them are worth, where a total of all aid counts it once.
 */
export function withTitleSums(rows: KnownRow[]): KnownRow[] {
  const aid = aidOf(rows).filter(({ group }) => group >= 0);
  const titles = aid.filter((row) => !isGift(row) && isOver(row, rows));
  if (titles.length === 0 || hasTotal(rows, sum(aid)) || !hasTotal(rows, sum(aid) - sum(titles))) return rows;
  return asTotals(rows, titles);
}

/** The loans or jobs right under it come to its value. */
function isOver(row: KnownRow, rows: KnownRow[]): boolean {
  let worth = 0;
  for (const other of rows.slice(rows.indexOf(row) + 1).filter(({ known }) => known.is !== 'INFO')) {
    if (other.known.is !== 'AID' || isGift(other) || worth >= row.amount.value) break;
    worth += other.amount.value;
  }
  return isSame(worth, row.amount.value);
}
