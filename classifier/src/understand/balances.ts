import { normalText } from '../phrases/normal-text.ts';
import { aidOf, aidSets, costSets, costsOf, elsewhere, isSame, sum } from './amount-sets.ts';
import { costKind } from './cost-kind.ts';
import { isGift } from './printed-sums.ts';
import { isAmount, type KnownRow, namesFund } from './row-kind.ts';

/** "That is, each semester" under a balance: the balance once more, or its half or third. */
export const isShareOf = (row: KnownRow, above: KnownRow | undefined): boolean =>
  above?.known.is === 'NET' &&
  above.page === row.page &&
  !namesFund(row.label) &&
  [1, 2, 3].some((parts) => isSame(above.amount.value, parts * row.amount.value));

/** What a total or a balance above leaves after the awards between. */
export function isBalance(row: KnownRow, above: KnownRow[]): boolean {
  const at = above.findIndex(({ known, amount }) => !isAmountOrNone(known.is) && amount.value > row.amount.value);
  const between = above.slice(0, at).filter(isAmount);
  return (
    at > 0 &&
    between.length > 0 &&
    between.every(({ known }) => known.is === 'AID') &&
    isSame((above[at] as KnownRow).amount.value - sum(between), row.amount.value)
  );
}
const isAmountOrNone = (is: KnownRow['known']['is']): boolean => is !== 'TOTAL' && is !== 'NET';

/** "Charges after discount" under the charges and the discount: what the costs of a block leave after what is taken off them. */
export function isCostsLess(row: KnownRow, above: KnownRow[]): boolean {
  if (above[0]?.group !== row.group || row.amount.isNegative) return false;
  const end = above.findIndex(({ known, group }) => !isAmountOrNone(known.is) || group !== row.group);
  const block = end < 0 ? above : above.slice(0, end);
  const [costs, taken] = [costsOf(block), aidOf(block)];
  // Among many lines a discount may stand anywhere.
  if (taken.length === 0 || costs.length < (above[0].known.is === 'AID' ? 1 : 2)) return false;
  if (!isSame(sum(costs) - sum(taken), row.amount.value)) return false;
  // "Tuition" once more, or words that name no cost and no fund.
  const category = costKind(normalText(row.label));
  return category ? costsOf(costs, [category]).length > 0 : !namesFund(row.label);
}

/**
 * "Credit expected, for books   (1,100)" among aid: called a cost, and worth what all costs and all aid above differ by. So is the
 * last cost where aid meets them all: the sum under it adds it up.
 */
export function isLeftAmongAid(row: KnownRow, rows: KnownRow[], index: number): boolean {
  if (row.known.is !== 'COST' || row.group < 0 || row.section === null || row.section === 'COST') return false;
  const above = rows.slice(0, index);
  const [costs, aid] = [costsOf(above), aidOf(above)];
  if (costs.length < 2 || aid.length < 2 || !isSame(Math.abs(sum(costs) - sum(aid)), row.amount.value)) return false;
  return !isSame(rows[index + 1]?.amount.value ?? 0, sum(costs) + row.amount.value);
}

/** "Registration fee paid   100" between "Amount due   2,305" and "Balance   2,205": what was paid already is no cost more. */
export const isPaidOff = (row: KnownRow, above: KnownRow | undefined, below: KnownRow | undefined): boolean =>
  row.known.is === 'COST' &&
  above?.known.is === 'NET' &&
  below?.known.is === 'NET' &&
  isSame(above.amount.value - row.amount.value, below.amount.value);

/** Costs less aid; before a total of other blocks, since in a package that meets the costs each award is what the others leave. */
export function isDifference(row: KnownRow, rows: KnownRow[]): boolean {
  const isLast = rows
    .slice(0, rows.indexOf(row))
    .some(({ known, group }) => known.is === 'TOTAL' && group === row.group);
  // What is left stands under the awards of its block.
  const below = rows.slice(rows.indexOf(row) + 1);
  if (isLast && below.some((other) => other.group === row.group && isGift(other))) return false;
  const others = isLast ? rows.filter((other) => other !== row) : elsewhere(row, rows);
  const nets = rows.filter((other) => other !== row && other.known.is === 'NET').map(({ amount }) => amount.value);
  const costs = [...costSets(others).map(sum), ...nets];
  const aid = aidSets(others)
    .map(sum)
    .filter((value) => value > 0);
  return costs.some((cost) => aid.some((each) => isSame(cost - each, row.amount.value)));
}
