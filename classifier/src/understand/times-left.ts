import type { Word } from '../page.ts';
import type { Line } from './lines.ts';
import { isAmount, type KnownRow } from './row-kind.ts';
import { figuresOn } from './term-sums.ts';

/**
 * How often a value is printed beside the amounts, and what else has its own line (`more`), that happen to have it. What stands in
 * the columns of a table is no sum. Asked late, since most letters are borne out by their totals.
 */
export function timesLeft(lines: Line[], rows: KnownRow[], more: () => number[]): (value: number) => number {
  let figures: { printed: number[]; taken: number[] } | null = null;
  return (value) => {
    figures ??= figuresBeside(lines, rows, more());
    return count(figures.printed, value) - count(figures.taken, value);
  };
}

const count = (values: number[], value: number): number => values.filter((each) => each === value).length;

function figuresBeside(lines: Line[], rows: KnownRow[], more: number[]): { printed: number[]; taken: number[] } {
  const columns = columnWords(lines, rows);
  const amounts = rows.filter((row) => isAmount(row) && !isInColumns(row, columns));
  const isOfRow = (line: Line): boolean =>
    rows.some(({ amount }) => amount.figures.some(({ words }) => words.some((word) => isOn(line, word))));
  const isLimit = (line: Line): boolean => ofLimit.test(line.text) && !isOfRow(line);
  return {
    printed: lines.filter((line) => !columns.has(line.pieces[0]?.words[0]) && !isLimit(line)).flatMap(figuresOn),
    taken: [...amounts.map(({ amount }) => amount.value), ...more],
  };
}

const isOn = ({ pieces }: Line, word: Word): boolean => pieces.some(({ words }) => words.includes(word));

/** "Students may borrow up to $5,500": what two loans often come to is said of anybody. */
const ofLimit = /\b(up to|at most|as much as|maximum|limits?)\b/i;

/** The words of lines on which an award or a cost has several figures: what stands beside the one that counts is no sum. */
function columnWords(lines: Line[], rows: KnownRow[]): Set<Word | undefined> {
  const own = new Set(rows.filter(isOfTable).flatMap(({ amount }) => amount.figures.flatMap(({ words }) => words)));
  const wordsOf = ({ pieces }: Line): Word[] => pieces.flatMap(({ words }) => words);
  return new Set(
    lines.filter((line) => figuresOn(line).length > 2 && wordsOf(line).some((word) => own.has(word))).flatMap(wordsOf),
  );
}

const isOfTable = (row: KnownRow): boolean => row.group >= 0 && (isAmount(row) || row.known.is === 'INFO');

const isInColumns = ({ amount }: KnownRow, columns: Set<Word | undefined>): boolean =>
  amount.figures.some(({ words }) => words.some((word) => columns.has(word)));
