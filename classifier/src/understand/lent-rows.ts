import { normalText } from '../phrases/normal-text.ts';
import { aidOf, giftCategories, isSame, sum } from './amount-sets.ts';
import { ofGifts } from './odd-gifts.ts';
import { isFund, isGift } from './printed-sums.ts';
import { isAmount, type KnownRow, type RowKind } from './row-kind.ts';
import type { Row } from './rows.ts';

/**
 * "State Advance   1,000" among loans that a total adds up with it: a name that tells nothing is no gift where the printed total
 * of the gifts leaves it out.
 */
export function withLentRows(rows: KnownRow[], asLoan: (row: Row) => RowKind): KnownRow[] {
  const lent = rows.filter((row) => mayBeLent(row) && isAmongLoans(row, rows));
  if (lent.length === 0) return rows;
  const gifts = sum(aidOf(rows, giftCategories));
  const isTotal = (value: number): boolean =>
    rows.some(
      (row) => row.known.is === 'TOTAL' && ofGifts.test(normalText(row.label)) && isSame(row.amount.value, value),
    );
  if (isTotal(gifts) || !isTotal(gifts - sum(lent))) return rows;
  return rows.map((row) => (lent.includes(row) ? { ...row, known: asLoan(row) } : row));
}

const mayBeLent = (row: KnownRow): boolean => row.group >= 0 && isGift(row) && !isFund(row);

/** The lines around it up to the next totals are loans, at least one, and come to the total under them. */
function isAmongLoans(row: KnownRow, rows: KnownRow[]): boolean {
  const at = rows.indexOf(row);
  const isEnd = ({ known, group }: KnownRow): boolean => known.is === 'TOTAL' || group !== row.group;
  const end = rows.findIndex((other, index) => index > at && isEnd(other));
  const total = rows[end];
  if (total?.known.is !== 'TOTAL' || total.group !== row.group) return false;
  const block = rows.slice(rows.slice(0, at).findLastIndex(isEnd) + 1, end).filter(isAmount);
  const others = block.filter((other) => !mayBeLent(other));
  return others.length > 0 && others.every(isLoan) && isSame(sum(block), total.amount.value);
}

const isLoan = ({ known }: KnownRow): boolean => known.is === 'AID' && known.kind.category === 'LOAN';
