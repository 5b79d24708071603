import { isSame, sum } from './amount-sets.ts';
import { isAmount, type KnownRow } from './row-kind.ts';

/**
 * "Costs 14,000", "Gifts -9,000", "Campus job -2,000", "Left to pay 3,000": what is taken off the costs together with a sum, and
 * leaves just what is printed under it, is said again where it was named before.
 */
export function reckonedAgain(rows: KnownRow[], isRepeat: (row: KnownRow, other: KnownRow) => boolean): Set<KnownRow> {
  return new Set(rows.flatMap((rest, end) => (isRest(rest, rows[end - 1]) ? saidAgain(rows, end, isRepeat) : [])));
}

const isSum = ({ known }: KnownRow): boolean => known.is === 'TOTAL';
const isAid = ({ known }: KnownRow): boolean => known.is === 'AID';

/** A line that is no amount, right under aid or a sum. */
const isRest = (row: KnownRow, above: KnownRow | undefined): boolean =>
  !isAmount(row) && row.group >= 0 && above !== undefined && (isAid(above) || isSum(above));

/** No summary takes off more. */
const most = 5;

function saidAgain(rows: KnownRow[], end: number, isRepeat: (row: KnownRow, other: KnownRow) => boolean): KnownRow[] {
  const left = rows[end]?.amount.value ?? 0;
  for (let start = end - 1; start >= Math.max(0, end - most - 1); start -= 1) {
    const [first, taken] = [rows[start] as KnownRow, rows.slice(start + 1, end)];
    if (!isSum(first) && !isAid(first)) return [];
    if (!isSum(first) || !isSame(Math.abs(first.amount.value - sum(taken)), left) || !taken.some(isSum)) continue;
    const aid = taken.filter(isAid);
    const before = rows.slice(0, start).filter(isAid);
    return aid.every((row) => before.some((other) => isRepeat(row, other) || isPaidOf(row, other))) ? aid : [];
  }
  return [];
}

/** "Sub loan, net   5,441" of 5,500: what is paid out of a loan, less the fee that is kept of it. */
export const isPaidOf = (row: KnownRow, loan: KnownRow): boolean =>
  row.known.is === 'AID' &&
  loan.known.is === 'AID' &&
  row.known.kind.category === 'LOAN' &&
  row.known.kind.subCategory === loan.known.kind.subCategory &&
  row.amount.value <= loan.amount.value &&
  row.amount.value > 0.95 * loan.amount.value;
