import { aidOf, aidSets, costSets, costsOf, elsewhere, isSame, sum } from './amount-sets.ts';
import { isAmount, type KnownRow } from './row-kind.ts';

/**
 * "Estimated Fall Bill: tuition 6,675, less grants 9,455" beside the year's offer: where one term alone has blocks of its
 * own, and half of one or more are halves or thirds of what stands elsewhere, it is a bill that says nothing new.
 */
export function withoutTermBills(rows: KnownRow[]): KnownRow[] {
  const amounts = rows.filter(isAmount);
  if (new Set(amounts.flatMap(({ term }) => term ?? [])).size !== 1) return rows;
  const blocks = Map.groupBy(
    amounts.filter(({ term }) => term !== null),
    ({ group }) => group,
  );
  const bills = new Set([...blocks].filter(([, block]) => isBill(block, rows)).map(([group]) => group));
  return bills.size === 0 ? rows : rows.filter((row) => !isAmount(row) || !bills.has(row.group));
}

function isBill(block: KnownRow[], rows: KnownRow[]): boolean {
  const others = elsewhere(block[0] as KnownRow, rows);
  // What another term was added to is no bill.
  if (block.length < 2 || block.some(({ amount }) => amount.figures.length > 1)) return false;
  if (aidOf(others).length === 0) return false;
  const totals = others.filter(({ known }) => known.is === 'TOTAL').map(worth);
  const aid = [...aidOf(others).map(worth), ...aidSets(others).map(sum), ...totals];
  const costs = [...costsOf(others).map(worth), ...costSets(others).map(sum), ...totals];
  const parts = block.filter((row) => isPartOf(worth(row), row.known.is === 'AID' ? aid : costs));
  return parts.length * 2 >= block.length;
}

const worth = ({ amount }: KnownRow): number => amount.value;
const isPartOf = (value: number, wholes: number[]): boolean =>
  wholes.some((whole) => whole > 0 && [2, 3].some((count) => isSame(value * count, whole)));
