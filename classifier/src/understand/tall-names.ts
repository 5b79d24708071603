import type { Box } from '../page.ts';
import { type Cell, hasFigure } from './cells.ts';

/** What stands left and right of a strip, line by line. */
type Side = { left: Cell[]; right: Cell[] };

const middle = ({ y, height }: Box): number => y + height / 2;

/** Names over several lines at the left, each with its row at half height: one table, be its second column words. */
export function areTallNames(sides: Side[]): boolean {
  if (sides.some(({ left }) => hasFigure(left))) return false;
  const cells = cellsAt(sides.flatMap(({ left }) => left[0]?.text ?? []));
  const rows = sides.flatMap(({ right }) => right.find(({ figure }) => figure)?.figure ?? []);
  const named = rows.flatMap((row) => cells.find((cell) => isBeside(cell, row)) ?? []);
  const tall = named.filter(({ lines }) => lines > 1).length;
  return tall > 1 && 2 * tall >= named.length && named.length >= 0.8 * rows.length;
}

type TallCell = { middle: number; lines: number };

const isBeside = (cell: TallCell, row: Box): boolean => Math.abs(cell.middle - middle(row)) < 0.2 * row.height;

/** Lines that stand as close as any two of them are one cell. */
function cellsAt(lines: Box[]): TallCell[] {
  const steps = lines.slice(1).map((line, index) => middle(line) - middle(lines[index] as Box));
  const least = Math.min(...steps.filter((step) => step > 2));
  const starts = lines.flatMap((_, index) => (index === 0 || (steps[index - 1] ?? 0) > 1.08 * least ? [index] : []));
  return starts.map((start, index) => {
    const own = lines.slice(start, starts[index + 1]);
    return { middle: (middle(own[0] as Box) + middle(own.at(-1) as Box)) / 2, lines: own.length };
  });
}
