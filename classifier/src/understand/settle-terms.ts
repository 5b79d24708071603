import { isGift, worth } from './printed-sums.ts';
import { isAmount, type KnownRow } from './row-kind.ts';

const isCost = ({ known }: KnownRow): boolean => known.is === 'COST';
const priceOf = (rows: KnownRow[]): number => worth(rows.filter(isCost)) - worth(rows.filter(isGift));

/** Costs or gifts that were taken as often as the year has terms count once where only so they make the printed net price. */
export function settleTerms(rows: KnownRow[], figures: number[]): KnownRow[] {
  if (!rows.some(isMany)) return rows;
  const amounts = new Set(rows.filter(isAmount).flatMap(({ amount }) => amount.figures.map(({ value }) => value)));
  const others = rows.filter((row) => !isAmount(row)).map(({ amount }) => amount.value);
  const isPrinted = (value: number): boolean =>
    value > 0 && !amounts.has(value) && [...figures, ...others].includes(value);
  if (isPrinted(priceOf(rows)) || isPrinted(worth(rows.filter(isCost)))) return rows;
  const ways = [isCost, isGift].map((isOf) => rows.map((row) => (isOf(row) && isMany(row) ? once(row) : row)));
  return ways.find((way) => priceOf(way) !== priceOf(rows) && isPrinted(priceOf(way))) ?? rows;
}

/** One figure that counts several times. */
const isMany = ({ amount: { value, figures } }: KnownRow): boolean =>
  figures.length === 1 && [2, 3, 4].includes(value / (figures[0]?.value ?? 0));

const once = (row: KnownRow): KnownRow => ({
  ...row,
  amount: { ...row.amount, value: row.amount.figures[0]?.value ?? 0 },
});
