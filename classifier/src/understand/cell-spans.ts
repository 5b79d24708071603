import type { Box } from '../page.ts';
import { boxAround } from './lines.ts';

/** "Loans and work you may" over "choose", closer than any rows stand: the lines of one cell. */
export function wrapped<T extends Box>(lines: T[], rows: Box[]): T[][] {
  const least = Math.min(...rows.slice(1).map(({ y }, index) => y - (rows[index] as Box).y));
  const starts = lines.flatMap(({ y }, index) =>
    index > 0 && y - (lines[index - 1] as Box).y < 0.9 * least ? [] : [index],
  );
  return starts.map((start, index) => lines.slice(start, starts[index + 1]));
}

/** Behind the last row of each cell, of its lines; none where the cells are not at the first, in the middle or at the last of their rows. */
export function endsOf(rows: Box[], cells: Box[][]): number[] {
  const tops = cells.map(([first]) => first as Box);
  if (isLevel(tops[0] as Box, rows[0] as Box)) return endsFromTop(rows, tops);
  const ends = endsByMiddle(rows, cells.map(boxAround));
  return ends.length > 0 ? ends : endsAtFoot(rows, cells);
}

export const middle = ({ y, height }: Box): number => y + height / 2;
const isLevel = (cell: Box, row: Box): boolean => Math.abs(middle(cell) - middle(row)) < 0.4 * row.height;

/** Behind the last row of each: where the next one begins. */
const endsFromTop = (rows: Box[], cells: Box[]): number[] => {
  const starts = cells.map((cell) => rows.findIndex((row) => isLevel(cell, row)));
  return starts.includes(-1) ? [] : [...starts.slice(1), rows.length];
};

/** Behind the last row of each: the rows around its middle; none where these do not make up the table. */
function endsByMiddle(rows: Box[], cells: Box[]): number[] {
  const ends: number[] = [];
  for (const cell of cells) {
    const start = ends.at(-1) ?? 0;
    const top = middle(rows[start] ?? (rows.at(-1) as Box));
    const size = rows
      .slice(start)
      .findIndex((row) => Math.abs((top + middle(row)) / 2 - middle(cell)) < 0.4 * row.height);
    if (size < 0) return [];
    ends.push(start + size + 1);
  }
  return ends.at(-1) === rows.length ? ends : [];
}

/** Behind the row of the last line of each; none where the table goes on. */
function endsAtFoot(rows: Box[], cells: Box[][]): number[] {
  const ends = cells.map((cell) => rows.findIndex((row) => isLevel(cell.at(-1) as Box, row)) + 1);
  return ends.includes(0) || ends.at(-1) !== rows.length ? [] : ends;
}
