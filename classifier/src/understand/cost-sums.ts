import { asTotals, costsOf, hasTotal, isSame, sum } from './amount-sets.ts';
import type { KnownRow } from './row-kind.ts';
import { maySum } from './subtotals.ts';

/**
 * "Living here   10,850" right under the costs that it adds up, or over them: a sum, by any name, where another printed sum is
 * that of all costs without it.
 */
export function withCostSums(rows: KnownRow[]): KnownRow[] {
  const costs = costsOf(rows).filter(({ group }) => group >= 0);
  if (costs.length < 4 || hasTotal(rows, sum(costs))) return rows;
  const guess = [costs, costs.toReversed()]
    .map(sumsAmong)
    .find((sums) => sums.length > 0 && isRest(sum(costs) - sum(sums), sums, rows));
  return guess ? asTotals(rows, guess) : rows;
}

/** Each is worth some of the lines right before it, two at least, that no sum has counted yet. */
function sumsAmong(costs: KnownRow[]): KnownRow[] {
  const sums: KnownRow[] = [];
  let open: KnownRow[] = [];
  for (const row of costs) {
    const from = maySum(row) ? open.findLastIndex((_, at) => isSame(sum(open.slice(at)), row.amount.value)) : -1;
    if (from >= 0 && from < open.length - 1) {
      sums.push(row);
      open = open.slice(0, from);
    } else open.push(row);
  }
  return sums;
}

/** What is worth all the rest says only that something is twice something. */
const isRest = (value: number, sums: KnownRow[], rows: KnownRow[]): boolean =>
  hasTotal(rows, value) && !sums.some(({ amount }) => isSame(amount.value, value));
