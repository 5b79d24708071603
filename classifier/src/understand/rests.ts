import { aidOf, aidSets, costSets, isSame, ownLoans, sum } from './amount-sets.ts';
import { isOfCosts } from './printed-sums.ts';
import { type KnownRow, namesProgram } from './row-kind.ts';

/** It may be what is left: words of no fund. An award is called by one name: "Bridge Grant", "Rotary Club". */
const mayBeRest = (row: KnownRow): boolean =>
  aidOf([row]).length > 0 &&
  row.group >= 0 &&
  !row.amount.isNegative &&
  (isLeftBy.test(row.label) || (ofRest.test(row.label) && !oneAward.test(row.label) && !namesProgram(row.label)));
/** "Cost before Parent PLUS" names a loan that comes later. */
const isLeftBy = /^(your |the )?(costs?|charges|price|bill|balance|gap)\b.* (before|beyond|without)\b/i;
const ofRest =
  /\b(grants|scholarships|loans|awards|gifts?|aid|assistance|costs?|charges|price|bill|amount|you|your|we|what|to|pay|cover|family)\b/i;
const oneAward = /\b(loan|grant|scholarship|award|fund|waiver|fellowship|plus|pell|plan)\b/i;

/**
 * "Direct costs beyond gift assistance   24,875", by any name: what the costs above leave after the aid above, where something
 * else says that it is none of the aid.
 */
export function isRest(row: KnownRow, rows: KnownRow[]): boolean {
  if (!mayBeRest(row) || rows.some((other) => isTotalOf(other, row))) return false;
  const [above, below] = [rows.slice(0, rows.indexOf(row)), rows.slice(rows.indexOf(row) + 1)];
  if (isBetweenTotals(row, above) || isLeftOf(row, above) || isUnderNet(row, rows)) return true;
  const sets = aidSets(above).filter((set) => set.length > 1);
  const totals = above.filter((other) => other.known.is === 'TOTAL' && isOfCosts(other));
  const costs = [...totals.map(({ amount }) => amount.value), ...costSets(above).map(sum)];
  // "Aid beyond expenses" is what the costs leave of the aid.
  if (!costs.some((cost) => sets.some((set) => isSame(Math.abs(cost - sum(set)), row.amount.value)))) return false;
  return row.section === 'NET' || goesOn(row, below) || (isToldOf(sets, rows) && !isToldOf(withRow(row, rows), rows));
}

/** "Total grants   3,000" of the same block. */
const isTotalOf = ({ known, group, amount }: KnownRow, row: KnownRow): boolean =>
  known.is === 'TOTAL' && group === row.group && isSame(amount.value, row.amount.value);

/** "Cost of attendance   59,938", "All gift aid   34,012" and this. */
function isBetweenTotals({ amount, group }: KnownRow, above: KnownRow[]): boolean {
  const [taken, from] = above.toReversed();
  const areTotals = [from, taken].every((row) => row?.known.is === 'TOTAL' && row.group === group);
  return areTotals && isSame((from?.amount.value ?? 0) - (taken?.amount.value ?? 0), amount.value);
}

/** "Cost after gift aid   34,180" and, with the loans that stand elsewhere, this. */
function isUnderNet(row: KnownRow, rows: KnownRow[]): boolean {
  const over = rows[rows.indexOf(row) - 1];
  if (over?.known.is !== 'NET' || over.group !== row.group) return false;
  const others = rows.filter((other) => other !== row);
  const sets = [...aidSets(others), ...ownLoans(others)].filter((set) => set.length > 0);
  return sets.some((set) => isSame(over.amount.value - sum(set), row.amount.value));
}

/** What a total of costs or a balance leaves after the awards between, which may have a total of their own. */
function isLeftOf({ amount }: KnownRow, above: KnownRow[]): boolean {
  let taken = 0;
  for (const row of above.toReversed()) {
    const { known, amount: other } = row;
    if (known.is === 'COST') return false;
    if (known.is === 'AID') taken += other.value;
    const isWhole = known.is === 'NET' || (known.is === 'TOTAL' && isOfCosts(row));
    if (taken > 0 && isWhole && isSame(other.value - taken, amount.value)) return true;
  }
  return false;
}

/** Less the awards under it, it is what stands under them. */
function goesOn({ amount }: KnownRow, below: KnownRow[]): boolean {
  let left = amount.value;
  for (const row of below) {
    if (left < amount.value && isSame(left, row.amount.value)) return true;
    if (row.known.is === 'AID') left -= row.amount.value;
    else if (row.known.is === 'COST') return false;
  }
  return false;
}

const withRow = (row: KnownRow, rows: KnownRow[]): KnownRow[][] =>
  [...aidSets(rows), ...aidSets(rows.slice(0, rows.indexOf(row) + 1))].filter((set) => set.includes(row));

const isToldOf = (sets: KnownRow[][], rows: KnownRow[]): boolean =>
  rows.some(
    (row) => row.known.is === 'TOTAL' && !isOfCosts(row) && sets.some((set) => isSame(sum(set), row.amount.value)),
  );
