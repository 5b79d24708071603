import type { Box } from '../page.ts';
import { cellsOf, hasFigure } from './cells.ts';
import { boxAround, type Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';

/**
 * "Fund" and "Status" at half height between "Fall   Spring" and "Offered   Paid   Offered   Paid": heads of one line beside
 * heads of two stand on the lower one.
 */
export function withHalfHeads(lines: FlowLine[]): FlowLine[] {
  const at = lines.findIndex((_, index) => isHalf(lines, index));
  const [half, lower] = [lines[at], lines[at + 1]];
  if (!half || !lower) return lines;
  const pieces = [...half.line.pieces, ...lower.line.pieces].toSorted((a, b) => a.x - b.x);
  const line = { ...lower.line, ...boxAround(pieces), pieces, text: pieces.map(({ text }) => text).join('  ') };
  return [...lines.slice(0, at), { ...lower, line, cells: cellsOf(line) }, ...withHalfHeads(lines.slice(at + 2))];
}

/** Its words stand left and right of those over and under it, which are heads of figures. */
function isHalf(lines: FlowLine[], at: number): boolean {
  const [upper, half, lower, row] = [lines[at - 1], lines[at], lines[at + 1], lines[at + 2]];
  if (!upper || !half || !lower || !row || !isBetween(half.line, upper.line, lower.line)) return false;
  const areWords = [upper, half, lower].every(({ cells, panel }) => !hasFigure(cells) && panel === row.panel);
  if (!areWords || !hasFigure(row.cells) || lower.line.pieces.length < 3) return false;
  const others = [...upper.line.pieces, ...lower.line.pieces];
  return !half.line.pieces.some((piece) => isAmong(piece, others));
}

const isBetween = ({ y, height }: Box, upper: Box, lower: Box): boolean =>
  y - upper.y < 0.95 * height && lower.y - y < 1.2 * height && lower.y - upper.y > 0.8 * height;

const isAmong = (piece: Piece, others: Piece[]): boolean =>
  others.some(({ x, width }) => piece.x < x + width && x < piece.x + piece.width);
