import { aidOf, costsOf, isSame, sum } from './amount-sets.ts';
import { isGift } from './printed-sums.ts';
import { isAmount, type KnownRow } from './row-kind.ts';

/**
 * "Borrowed funds   12,000" right under loans of 12,000 together: a name of many that is worth all lines of one kind over it, or
 * under it, is their sum, whatever else it says.
 */
export function pluralSums(rows: KnownRow[]): KnownRow[] {
  const sums = new Set<KnownRow>();
  for (const [index, row] of rows.entries()) {
    if (!isAmount(row) || row.group < 0 || !(row.term !== null || many.test(row.label))) continue;
    const above = rows.slice(0, index).filter((other) => !sums.has(other));
    const isRun = many.test(row.label) && (isWorth(row, above.toReversed()) || isWorth(row, rows.slice(index + 1)));
    if (isRun || isWorthTerm(row, above)) sums.add(row);
  }
  return [...sums];
}

/** "Fall expenses", "Winter aid": worth all costs, or all aid, over it in its term. */
function isWorthTerm({ term, label, amount }: KnownRow, above: KnownRow[]): boolean {
  if (term === null || !/^(\p{L}+ )?(aid|awards|help|costs|charges|expenses)$/iu.test(label)) return false;
  const own = above.filter((row) => row.term === term && row.group >= 0);
  return [aidOf(own), costsOf(own)].some((set) => set.length > 2 && isSame(sum(set), amount.value));
}

/** "Aid Year Total offered, less declined" under blocks of gifts, loans and work; "Direct plus indirect" under all costs. */
export const isTotalOfAbove = (row: KnownRow, above: KnownRow[]): boolean =>
  isAmount(row) &&
  /\b[Tt]otal\b|\p{L}{3} plus \p{L}{3}/u.test(row.label) &&
  [aidOf(above), costsOf(above)].some((set) => set.length > 2 && isSame(sum(set), row.amount.value));

/** Words for several. */
export const many =
  /\b(loans|grants|scholarships|awards|gifts|funds|options|jobs|benefits|sources|programs|resources|borrowing|self-help|costs|charges|expenses)\b/i;

function isWorth(row: KnownRow, others: KnownRow[]): boolean {
  const run = runOf(others.filter(({ known }) => known.is !== 'INFO'));
  const block = run.filter(({ group }) => group === run[0]?.group);
  const isSum = (rows: KnownRow[], least: number): boolean =>
    rows.length >= least && isSame(sum(rows), row.amount.value);
  return run[0]?.known.is === row.known.is && (isSum(block, 2) || isSum(run, 3));
}

/** The amounts from here on that are of one kind; a page may end between them. */
function runOf(rows: KnownRow[]): KnownRow[] {
  const [first] = rows;
  const end = rows.findIndex((row) => !isAmount(row) || kindOf(row) !== kindOf(first as KnownRow));
  return end < 0 ? rows : rows.slice(0, end);
}

const kindOf = (row: KnownRow): string => (isGift(row) ? 'GIFT' : row.known.is);
