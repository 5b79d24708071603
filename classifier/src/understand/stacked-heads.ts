import type { Box } from '../page.ts';
import { hasFigure } from './cells.ts';
import { type Head, headsOf } from './column-heads.ts';
import { joinedPiece } from './joined-pieces.ts';
import { boxAround, type Line, type Piece, shareColumn } from './lines.ts';
import type { FlowLine } from './panels.ts';

/** The heads of a table whose words are told by two lines together: "On   Off" over "campus   campus"; none for other lines. */
export function twoLineHeads(lines: FlowLine[], index: number, pageWidth: number): Head[] {
  const [upper, lower] = [lines[index], lines[index + 1]];
  if (!upper || !lower || hasFigure(upper.cells) || hasFigure(lower.cells)) return [];
  if (lower.line.y - upper.line.y > 1.9 * upper.line.height || !isWide(upper.line, lower.line)) return [];
  const pieces = joinedPieces(upper.line, lower.line);
  return pieces ? headsOf({ ...upper, line: { ...upper.line, pieces } }, pageWidth) : [];
}

/** A line of heads, or the rest of the last one: "Award   Each" over "semester". */
const isWide = (upper: Line, lower: Line): boolean =>
  lower.pieces.length > 1 || (upper.pieces.length > 1 && lower.x > (upper.pieces.at(-2)?.x ?? 0) + 60);

/** "(assumed for you)" right under a head is said of its column; null where the line below is no such words. */
export function bracketUnder(lines: FlowLine[], index: number, heads: Head[]): Head[] | null {
  const [upper, lower] = [lines[index], lines[index + 1]];
  const [piece, ...others] = lower?.line.pieces ?? [];
  if (!upper || !lower || !piece || others.length > 0 || !/^\(.*\)$/.test(piece.text)) return null;
  if (hasFigure(lower.cells) || lower.line.y - upper.line.y > 1.9 * upper.line.height) return null;
  const over = heads.filter((head) => shareColumn(head, piece));
  if (over.length !== 1) return null;
  return heads.map((head) => (over.includes(head) ? { ...head, text: `${head.text} ${piece.text}` } : head));
}

/** Words of no known wording, one over each figure of the row below and its name: the heads of another table begin. */
export function strangeHeads(lines: FlowLine[], index: number): Head[] {
  const [line, row] = [lines[index], lines[index + 1]];
  const figures = row?.cells.flatMap(({ figure }) => figure ?? []) ?? [];
  if (!line || !row?.cells[0]?.text || hasFigure(line.cells) || figures.length < 2) return [];
  const heads = line.line.pieces.slice(-figures.length);
  const isOver =
    figures.every((figure, at) => isAbove(heads[at], figure)) && line.line.pieces.length <= figures.length + 1;
  return isOver ? heads.map((piece) => ({ ...boxAround([piece]), text: piece.text })) : [];
}

/** At one of its edges or in the middle, and of a few words. */
function isAbove(head: Piece | undefined, figure: Box): boolean {
  if (!head || head.words.length > 3 || !/\p{L}{2}/u.test(head.text)) return false;
  const [left, right] = [head.x - figure.x, head.x + head.width - figure.x - figure.width];
  return [left, right, (left + right) / 2].some((offset) => Math.abs(offset) < 8);
}

/** Each piece with the one under it; null where words of the lower line stand under none, but for the head of the names. */
function joinedPieces(upper: Line, lower: Line): Piece[] | null {
  const under = upper.pieces.map((piece) => lower.pieces.filter((other) => shareColumn(piece, other)));
  const names = lower.pieces.slice(0, 1).filter(({ x, width }) => x + width < upper.x);
  const isPaired = under.every((some) => some.length < 2) && under.flat().length + names.length === lower.pieces.length;
  return isPaired ? [...names, ...upper.pieces.map((piece, at) => joinedPiece([piece, ...(under[at] ?? [])]))] : null;
}
