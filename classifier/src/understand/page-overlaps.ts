import type { Row } from './rows.ts';

/** The rows of all pages. Where a page begins with the last rows of the one before, as two pictures of a screen do, these count once. */
export const withoutOverlaps = (pages: Row[][]): Row[] =>
  pages.flatMap((rows, index) => rows.slice(overlapOf(pages[index - 1] ?? [], rows)));

/** How many rows at its beginning were the last of the page before; a page that says nothing else is a copy, and no overlap. */
function overlapOf(before: Row[], rows: Row[]): number {
  const last = before.at(-1);
  const end = last ? rows.findLastIndex((row, index) => index < rows.length - 1 && isAgain(row, last)) : -1;
  const isWhole = rows.slice(0, end + 1).every((row, index) => isAgain(row, before.at(index - end - 1)));
  return isWhole ? end + 1 : 0;
}

const isAgain = (row: Row, other: Row | undefined): boolean =>
  row.label === other?.label && row.amount.value === other.amount.value && row.term === other.term;
