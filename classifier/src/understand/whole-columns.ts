import { hasFigure } from './cells.ts';
import type { Figure } from './figures.ts';
import { shareColumn } from './lines.ts';
import type { FlowLine } from './panels.ts';

/** How many lines under the first row tell how wide and how many the columns are. */
const enough = 24;

export const figuresIn = ({ cells }: FlowLine): Figure[] => cells.flatMap(({ figure }) => figure ?? []);

/**
 * The figures of a first row, as its columns have them: a zero is narrower than its column, and where a row below has a
 * figure more under words of the heads, the first has nothing in that column.
 */
export function wholeColumns(first: Figure[], lines: FlowLine[], index: number, heads: FlowLine[]): Figure[] {
  const below = rowsBelow(lines, index);
  const figures = below.find((row) => isFuller(row, first, heads)) ?? first;
  const isNarrow = ({ value }: Figure): boolean => value === 0;
  if (!figures.some(isNarrow)) return figures;
  return figures.map((figure) => (isNarrow(figure) ? asWide(figure, below.flat()) : figure));
}

/** The figures of each row down to the next line of words. */
function rowsBelow(lines: FlowLine[], index: number): Figure[][] {
  const next = lines.slice(index + 1, index + 1 + enough);
  const end = next.findIndex(({ line, cells }) => !hasFigure(cells) && /\p{L}/u.test(line.text));
  return (end < 0 ? next : next.slice(0, end)).map(figuresIn);
}

/** It has all columns of the first row, and others that words stand over. */
function isFuller(row: Figure[], first: Figure[], heads: FlowLine[]): boolean {
  if (row.length <= first.length || !first.every((figure) => row.some((other) => endTogether(figure, other))))
    return false;
  const more = row.filter((figure) => !first.some((other) => endTogether(figure, other)));
  return more.every((figure) => heads.some(({ line }) => line.pieces.some((piece) => shareColumn(piece, figure))));
}

const asWide = (figure: Figure, others: Figure[]): Figure => {
  const x = Math.min(figure.x, ...others.filter((other) => endTogether(figure, other)).map((other) => other.x));
  return { ...figure, x, width: figure.x + figure.width - x };
};

const endTogether = (a: Figure, b: Figure): boolean => Math.abs(a.x + a.width - b.x - b.width) < 2;
