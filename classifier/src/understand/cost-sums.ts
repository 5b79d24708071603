import { asTotals, costsOf, hasTotal, isSame, sum } from './amount-sets.ts';
import type { KnownRow } from './row-kind.ts';
import { maySum } from './subtotals.ts';

/**
 * "Living here   10,850" right under the costs that it adds up, or over them, or "Tuition covered   9,400" under the aid that it adds
 * up: a sum, by any name, where another printed sum is that of all costs without it.
 */
export function withCostSums(rows: KnownRow[]): KnownRow[] {
  const costs = costsOf(rows).filter(({ group }) => group >= 0);
  if (costs.length < 4 || hasTotal(rows, sum(costs))) return rows;
  const guess = [sumsAmong(costs), sumsAmong(costs.toReversed()), sumsOfAid(rows)]
    .filter((sums) => sums.length > 0)
    .map((sums) => (isRest(sum(costs) - sum(sums), sums, rows) ? sums : withWhole(sums, costs)))
    .find((sums) => sums !== null);
  return guess ? asTotals(rows, guess) : rows;
}

/** "Whole cost   24,930" as the last of the costs: with those sums left out it is worth all others. */
function withWhole(sums: KnownRow[], costs: KnownRow[]): KnownRow[] | null {
  const rest = costs.filter((row) => !sums.includes(row));
  const last = rest.at(-1);
  const isWhole = last && rest.length > 4 && maySum(last) && isSame(2 * last.amount.value, sum(rest));
  return isWhole ? [...sums, last] : null;
}

/** Called a cost, and worth two lines of aid at least that stand right over it. */
function sumsOfAid(rows: KnownRow[]): KnownRow[] {
  return rows.filter((row, index) => {
    if (row.known.is !== 'COST' || rows[index - 1]?.known.is !== 'AID' || !maySum(row)) return false;
    const above = rows.slice(0, index);
    const run = above.slice(above.findLastIndex(({ known }) => known.is !== 'AID') + 1);
    return run.length > 1 && isSame(sum(run), row.amount.value);
  });
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
