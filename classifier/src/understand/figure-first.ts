import type { Box } from '../page.ts';
import { type Cell, cellBox } from './cells.ts';
import type { CelledLine, Gutter } from './gutters.ts';
import { isStatus } from './row-label.ts';

/** "$900  Dean's Award    $700  Pell Grant": two lists side by side that put the figure first; null where there are none. */
export function figureFirstGutter(lines: CelledLine[]): Gutter | null {
  const at = lines.findIndex(({ cells }) => arePairs(cells));
  if (at < 0) return null;
  const [one, , other] = (lines[at] as CelledLine).cells.map(cellBox) as [Box, Box, Box];
  const isRow = ({ cells }: CelledLine): boolean =>
    isUnder(cells[0], one) && cells.slice(1).some((cell) => isUnder(cell, other));
  const rows = lines.filter(isRow);
  const x = Math.min(...rows.map(({ cells }) => cellBox(cells.find((cell) => isUnder(cell, other)) as Cell).x)) - 1;
  const end = lines.findIndex((line, index) => index > at && !(isRow(line) || isInside(line, one, x)));
  const to = end < 0 ? lines.length - 1 : end - 1;
  const start = lines.findLastIndex((line, index) => index < at && !isInside(line, one, x));
  return lines.slice(at, to + 1).filter(isRow).length > 1 ? { x, from: start + 1, to } : null;
}

/** A figure and a name, and once more. */
const arePairs = (cells: Cell[]): boolean =>
  cells.length === 4 && cells.every((cell, index) => (index % 2 === 0 ? cell.figure?.isPlain === false : isName(cell)));

const isName = ({ text }: Cell): boolean => text !== null && /\p{L}{3}/u.test(text.text) && !isStatus(text.text);

/** A figure that ends where the other does. */
const isUnder = (cell: Cell | undefined, { x, width }: Box): boolean =>
  !!cell?.figure && Math.abs(cell.figure.x + cell.figure.width - x - width) < 3;

/** The rest of a name, or a row of one of the lists: no words stand before the first figures or cross the strip. */
const isInside = ({ cells }: CelledLine, first: Box, x: number): boolean =>
  cells.every((cell) => {
    const box = cellBox(cell);
    const from = cell.text ? first.x + first.width : first.x - first.width;
    return box.x > from && (box.x >= x || box.x + box.width < x);
  });
