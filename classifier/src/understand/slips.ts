import { isSame } from './amount-sets.ts';
import { isAmount, type KnownRow } from './row-kind.ts';

/**
 * Like the slip of a till: costs, and aid with a minus, each line counted on; what is worth all of it so far is a sum by any name
 * ("Room, board and fee   9,790"), or what is left ("What you bring in August   6,090"). One may be chance.
 */
export function slipSums(rows: KnownRow[]): Map<KnownRow, 'TOTAL' | 'NET'> {
  if (rows.filter(isTakenOff).length < 2) return new Map();
  const slips = [rows.filter(({ group }) => group >= 0), ...Map.groupBy(rows, ({ group }) => group).values()];
  const sums = slips.filter(isSlip).flatMap((slip) => {
    const found = sumsOn(slip);
    return found.length > 1 || slip.length > mostByChance ? found : [];
  });
  return new Map(sums.filter(([row]) => isAmount(row) || row.known.is === 'UNKNOWN'));
}

/** So many lines do not come to another by chance. */
const mostByChance = 8;

const isTakenOff = ({ amount }: KnownRow): boolean => amount.isNegative && amount.value > 0;

const isSlip = (rows: KnownRow[]): boolean =>
  rows.length > 5 &&
  (rows[0]?.group ?? -1) >= 0 &&
  rows.filter(isTakenOff).length > 1 &&
  rows.some(({ amount }) => !amount.isNegative && amount.value > 0);

function sumsOn(slip: KnownRow[]): [KnownRow, 'TOTAL' | 'NET'][] {
  const sums: [KnownRow, 'TOTAL' | 'NET'][] = [];
  let [worth, since, isLess] = [0, 0, false];
  for (const row of slip) {
    const { value, isNegative } = row.amount;
    const isSum = !isNegative && since > (isLess ? 0 : 1) && isSame(worth, value);
    if (isSum) sums.push([row, isLess ? 'NET' : 'TOTAL']);
    // "Sum of gifts   (38,810)" counts nothing on.
    else if (row.known.is === 'TOTAL' || row.known.is === 'NET') continue;
    worth += isSum ? 0 : isNegative ? -value : value;
    since = isSum ? 0 : since + 1;
    isLess = isSum ? false : isLess || isNegative;
  }
  return sums;
}
