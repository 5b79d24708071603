import type { Word } from '../page.ts';
import { type Cell, cellsOf, hasFigure } from './cells.ts';
import { figureOf } from './figures.ts';
import { joinedPiece } from './joined-pieces.ts';
import { boxAround, type Line, type Piece, pieceOf } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { isStatus } from './row-label.ts';

/**
 * "Tuition 9,000 · Fees 400 · Books &" over "Supplies 1,900 · Total 11,300": a list between dots that goes on in the next
 * line, be it within a name, is one line, and each of its names has its figure.
 */
export function withDottedLists(lines: FlowLine[]): FlowLine[] {
  if (!lines.some(isDotted)) return lines;
  const right = Math.max(...lines.map(({ line }) => line.x + line.width));
  const joined: FlowLine[] = [];
  for (const line of lines.map(withSmallFigures)) {
    const last = joined.at(-1);
    const isNext = last && isDotted(last) && isOpen(last) && isBelow(last, line, right);
    const whole = isNext ? withSmallFigures(joinedWith(last, line)) : null;
    if (whole && list.test(kindsOf(whole.cells))) joined.splice(-1, 1, whole);
    else joined.push(line);
  }
  return joined;
}

/** Words and figures of one piece, with several dots between. */
const isDotted = ({ line: { pieces }, cells }: FlowLine): boolean =>
  pieces.length === 1 &&
  cells.length > 3 &&
  cells.filter(({ figure }) => figure).length > 1 &&
  (pieces[0] as Piece).words.filter(({ text }) => dot.test(text)).length > 1;
const dot = /^[·•|▪]$/;

/** "Fees 400" among names that have a figure each: a small one bears neither sign nor comma. */
function withSmallFigures(line: FlowLine): FlowLine {
  if (!isDotted(line)) return line;
  const cells = line.cells.flatMap((cell): Cell[] => {
    const words = cell.text?.words ?? [];
    const figure =
      /^\p{L}/u.test(words[0]?.text ?? '') && small.test(words.at(-1)?.text ?? '') && figureOf(words.slice(-1));
    return figure
      ? [
          { text: pieceOf(words.slice(0, -1)), figure: null },
          { text: null, figure },
        ]
      : [cell];
  });
  return list.test(kindsOf(cells)) ? { ...line, cells } : line;
}
const small = /^[1-9]\d{1,2}$/;
const list = /^T?(TF){2,}T?$/;

const kindsOf = (cells: Cell[]): string => cells.map(({ figure }) => (figure ? 'F' : 'T')).join('');

/** Behind its last figure stands a name without one, or a dot. */
function isOpen({ line, cells }: FlowLine): boolean {
  const last = cells.at(-1)?.text;
  const isEnd = last ? isStatus(last.text) : !dot.test(line.pieces[0]?.words.at(-1)?.text ?? '');
  return !isEnd && list.test(kindsOf(cells));
}

/** The next line from the same left edge, which has figures, and whose first word had no room above. */
function isBelow({ line }: FlowLine, below: FlowLine, right: number): boolean {
  const last = line.pieces[0]?.words.at(-1) as Word;
  const first = below.line.pieces[0]?.words[0];
  const step = below.line.y - last.y;
  const isNext = step > 0 && step < 2 * below.line.height && Math.abs(below.line.x - line.x) < 4;
  if (!isNext || !first || below.line.pieces.length > 1 || !hasFigure(below.cells)) return false;
  return last.x + last.width + first.width > right - 6;
}

function joinedWith(upper: FlowLine, below: FlowLine): FlowLine {
  const piece = joinedPiece([...upper.line.pieces, ...below.line.pieces]);
  const line: Line = { ...upper.line, ...boxAround([piece]), pieces: [piece], text: piece.text };
  return { ...upper, line, cells: cellsOf(line) };
}
