import { isSame, sum } from './amount-sets.ts';
import { isAmount, type KnownRow } from './row-kind.ts';

/** "Charges with books": what all costs over it are worth, counted on over a total. */
export function runningCosts(rows: KnownRow[]): KnownRow[] {
  const costs = rows.filter(({ known, group }) => known.is === 'COST' && group >= 0);
  return costs.filter((row, index) => index > 2 && isSame(sum(costs.slice(0, index)), row.amount.value));
}

/**
 * "Parts A and B" under two blocks, "Autumn assistance" under all that is given in autumn: at the end of its block, worth all aid
 * over it, of its own term. Three awards may come to a fourth by chance, but not twice.
 */
export function runningAid(rows: KnownRow[], maySum: (row: KnownRow) => boolean): KnownRow[] {
  const aid = rows.filter(({ known, group }) => known.is === 'AID' && group >= 0);
  const sums = [...Map.groupBy(aid, ({ term }) => term).values()].flatMap((own) => sumsIn(own, rows, maySum));
  return sums.filter(({ above }) => above > 3 || sums.length > 1).map(({ row }) => row);
}

type RunningSum = { row: KnownRow; above: number };

function sumsIn(aid: KnownRow[], rows: KnownRow[], maySum: (row: KnownRow) => boolean): RunningSum[] {
  const sums: RunningSum[] = [];
  let [above, worth] = [0, 0];
  for (const row of aid) {
    if (above > 1 && isSame(worth, row.amount.value) && maySum(row) && isLast(row, rows, maySum))
      sums.push({ row, above });
    else [above, worth] = [above + 1, worth + row.amount.value];
  }
  return sums;
}

/** Behind it may stand what is left. */
const isLast = (row: KnownRow, rows: KnownRow[], maySum: (row: KnownRow) => boolean): boolean =>
  rows.slice(rows.indexOf(row) + 1).every((other) => other.group !== row.group || !isAmount(other) || maySum(other));
