import { type Cell, hasFigure } from './cells.ts';
import { joinedPiece } from './joined-pieces.ts';
import { type Line, type Piece, shareColumn } from './lines.ts';
import type { FlowLine } from './panels.ts';

/** "[ ]   [X]" on a line of its own: each box belongs to the head that it stands under, else to the one that it stands over. */
export function withBoxedHeads(lines: FlowLine[]): FlowLine[] {
  const at = lines.findIndex(({ line }) => areBoxes(line));
  if (at < 0) return lines;
  const boxes = lines[at] as FlowLine;
  const heads = [lines[at - 1], lines[at + 1]].find((line) => line && areHeadsOf(line, boxes.line));
  return heads
    ? lines.flatMap((line) => (line === boxes ? [] : line === heads ? boxed(heads, boxes.line) : line))
    : lines;
}

/** One box for each of several columns, and one of them marked. */
const areBoxes = ({ pieces }: Line): boolean =>
  pieces.length > 1 &&
  pieces.every(({ text }) => box.test(text)) &&
  pieces.filter(({ text }) => !empty.test(text)).length === 1;
const box = /^[[(]\s?[xX✓✔]?\s?[\])]$|^[☐☒☑□■✓✔]$/;
const empty = /^[[(]\s?[\])]$|^[☐□]$/;

/** Words, of which each box has its own. */
function areHeadsOf({ line, cells }: FlowLine, boxes: Line): boolean {
  const isNear = Math.abs(line.y - boxes.y) < 2 * Math.max(line.height, boxes.height);
  if (!isNear || hasFigure(cells) || line.pieces.length > boxes.pieces.length + 1) return false;
  const own = boxes.pieces.map((piece) => line.pieces.filter((head) => isAt(head, piece)));
  return own.every(({ length }) => length === 1) && new Set(own.flat()).size === own.length;
}

/** Over or under its head, or right beside it: a box of another font, or beside heads of several lines, is no word of their line. */
const isAt = (head: Piece, box: Piece): boolean => shareColumn(head, box) || isBeside(head, box);

function isBeside(head: Piece, box: Piece): boolean {
  const gap = Math.max(box.x - head.x - head.width, head.x - box.x - box.width);
  const middle = box.y + box.height / 2;
  return gap < 0.8 * head.height && middle > head.y && middle < head.y + head.height;
}

function boxed(heads: FlowLine, boxes: Line): FlowLine {
  const pieces = heads.line.pieces.map((head): Piece => {
    const own = boxes.pieces.find((piece) => isAt(head, piece));
    return own ? joinedPiece([head, own]) : head;
  });
  const line = { ...heads.line, pieces, text: pieces.map(({ text }) => text).join('  ') };
  return { ...heads, line, cells: pieces.map((text): Cell => ({ text, figure: null })) };
}
