import { aidOf, isSame, sum } from './amount-sets.ts';
import { isGift } from './printed-sums.ts';
import { isAmount, type KnownRow } from './row-kind.ts';

/**
 * "Borrowed funds   12,000" right under loans of 12,000 together: a name of many that is worth all lines of one kind over it, or
 * under it, is their sum, whatever else it says.
 */
export const pluralSums = (rows: KnownRow[]): KnownRow[] =>
  rows.filter(
    (row, index) =>
      isAmount(row) &&
      row.group >= 0 &&
      many.test(row.label) &&
      (isWorth(row, rows.slice(0, index).toReversed()) || isWorth(row, rows.slice(index + 1))),
  );

/** "Aid Year Total offered, less declined" under blocks of gifts, loans and work. */
export const isTotalOfAbove = (row: KnownRow, above: KnownRow[]): boolean =>
  isAmount(row) &&
  /\btotal\b/i.test(row.label) &&
  aidOf(above).length > 2 &&
  isSame(sum(aidOf(above)), row.amount.value);

const many =
  /\b(loans|grants|scholarships|awards|gifts|funds|options|jobs|benefits|sources|programs|resources|borrowing|self-help|costs|charges|expenses)\b/i;

function isWorth(row: KnownRow, others: KnownRow[]): boolean {
  const run = runOf(others.filter(({ known }) => known.is !== 'INFO'));
  return run.length > 1 && run[0]?.known.is === row.known.is && isSame(sum(run), row.amount.value);
}

/** The amounts from here on that are of one block and one kind. */
export function runOf(rows: KnownRow[]): KnownRow[] {
  const [first] = rows;
  const end = rows.findIndex(
    (row) => !isAmount(row) || row.group !== first?.group || kindOf(row) !== kindOf(first as KnownRow),
  );
  return end < 0 ? rows : rows.slice(0, end);
}

const kindOf = (row: KnownRow): string => (isGift(row) ? 'GIFT' : row.known.is);
