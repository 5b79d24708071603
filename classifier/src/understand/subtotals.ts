import type { Word } from '../page.ts';
import { isSame, sum } from './amount-sets.ts';
import type { Line } from './lines.ts';
import { isFund } from './printed-sums.ts';
import { isAmount, type KnownRow } from './row-kind.ts';
import { isProgram } from './totals.ts';

/** Each is worth all lines since the one before. */
export function subtotals(rows: KnownRow[], least: number): KnownRow[] {
  const sums: KnownRow[] = [];
  let since: KnownRow[] = [];
  for (const row of rows) {
    const isSum = maySum(row) && since.length >= least && isSame(sum(since), row.amount.value);
    if (isSum) sums.push(row);
    // What was declined stands among the lines.
    if (isSum || !(isAmount(row) || row.known.is === 'INFO')) since = [];
    else if (isAmount(row)) since.push(row);
  }
  return sums;
}

/** What a sentence tells is no sum, and nothing that is called a fund is one. */
export const maySum = (row: KnownRow): boolean =>
  isAmount(row) && row.group >= 0 && row.amount.value > 0 && !row.amount.isNegative && !isProgram(row) && !isFund(row);

/** A sum, with its terms beside it, must not bear itself out. */
export function withoutLinesOf(rows: KnownRow[], lines: Line[]): Line[] {
  const words = new Set<Word>(rows.flatMap(({ amount }) => amount.figures.flatMap((figure) => figure.words)));
  return lines.filter(({ pieces }) => !pieces.some((piece) => piece.words.some((word) => words.has(word))));
}
