import { isCardLine } from './card-lines.ts';
import { figuresIn } from './card-slots.ts';
import { hasFigure } from './cells.ts';
import { boxAround, type Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';

/** The lines of a card at the foot of a page, and how far its figure stands under them. */
export type CutCard = { lines: FlowLine[]; gap: number };

/** "Federal Pell" over "$6,124", then "Schell Fund" at the foot of the page: the figure of the last name stands on the next page. */
export function cutCardOf(flow: FlowLine[]): CutCard | null {
  const at = flow.findLastIndex(({ cells }) => hasFigure(cells));
  const [name, row, lines] = [flow[at - 1], flow[at], flow.slice(at + 1)];
  if (!name || !row || !isLoneFigure(row) || lines.length === 0 || lines.length > 3) return null;
  const gap = row.line.y - name.line.y - name.line.height;
  const isOnCard = ({ line, cells, panel }: FlowLine): boolean =>
    panel === row.panel && cells.length === 1 && !hasFigure(cells) && Math.abs(line.x - row.line.x) < 3;
  return isOnCard(name) && gap < name.line.height && lines.every(isOnCard) ? { lines, gap } : null;
}

const isLoneFigure = (line: FlowLine): boolean => isCardLine(line) && figuresIn(line).length === 1;

/** The page that begins with the figure has the lines of its card over it. */
export function withCutCard(flow: FlowLine[], cut: CutCard | null): FlowLine[] {
  const [first] = flow;
  const foot = cut?.lines.at(-1)?.line;
  if (!first || !cut || !foot || !isLoneFigure(first) || Math.abs(first.line.x - foot.x) > 3) return flow;
  const by = first.line.y - cut.gap - foot.y - foot.height;
  return [...cut.lines.map((line) => movedBy(line, by, first)), ...flow];
}

function movedBy(flow: FlowLine, by: number, { line: { page }, panel }: FlowLine): FlowLine {
  const moved = (piece: Piece): Piece => ({ ...piece, y: piece.y + by });
  const pieces = flow.line.pieces.map(moved);
  const cells = flow.cells.map(({ text }) => ({ text: moved(text as Piece), figure: null }));
  return { ...flow, line: { ...flow.line, ...boxAround(pieces), pieces, page }, cells, panel };
}
