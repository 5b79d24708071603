import { type Cell, hasFigure } from './cells.ts';
import { sectionOf } from './headings.ts';
import { joinedPiece } from './joined-pieces.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';

/** "Charges each" over "semester" in a narrow column: a heading over two lines becomes one. */
export function withWholeHeadings(lines: FlowLine[]): FlowLine[] {
  const done = new Set<FlowLine>();
  return lines.flatMap((line, index) => {
    if (done.has(line)) return [];
    const next = lines[index + 1];
    const whole = next && wholeHeading(line, next, lines[index + 2]);
    if (whole) done.add(next);
    return [whole ?? line];
  });
}

/** Words that go on right under themselves, in small letters or behind "and", and stand apart from what follows. */
function wholeHeading(upper: FlowLine, lower: FlowLine, behind: FlowLine | undefined): FlowLine | null {
  const [first, second] = [onlyPiece(upper), onlyPiece(lower)];
  if (!first || !second || !behind || Math.abs(first.x - second.x) > 3) return null;
  const isOpen = openEnd.test(first.text) && behind.cells[0]?.text != null;
  if (!isOpen && !/^[a-z]/.test(second.text)) return null;
  const step = second.y - first.y;
  const isTight = step > 0 && step < 1.6 * first.height && Math.abs(first.height - second.height) < 1;
  if (!isTight || behind.line.y - second.y < 1.1 * step) return null;
  const piece = joinedPiece([first, second]);
  return (isOpen || sectionOf(first.text)) && sectionOf(piece.text) ? lineOf(upper, piece) : null;
}
/** "University and" over "Foundation Awards". */
const openEnd = /(\b(and|or|of|from)|&)$/i;

const onlyPiece = ({ line, cells }: FlowLine): Piece | null =>
  line.pieces.length === 1 && !hasFigure(cells) ? (line.pieces[0] ?? null) : null;

function lineOf(first: FlowLine, piece: Piece): FlowLine {
  // As high as one of its lines: what is set larger is told by the height.
  const line = { ...first.line, width: piece.width, pieces: [piece], text: piece.text };
  return { ...first, line, cells: [{ text: piece, figure: null } satisfies Cell] };
}
