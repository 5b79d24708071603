import { hasFigure } from './cells.ts';
import { joinedPiece } from './joined-pieces.ts';
import { type Piece, shareColumn } from './lines.ts';
import type { FlowLine } from './panels.ts';

/** Words behind the figures of a row, or between them and its name, that take several lines, half a line higher and lower than the row: they are of the row, and no heading. */
export function withTallRemarks(lines: FlowLine[]): FlowLine[] {
  const whole = new Map<FlowLine, FlowLine | null>();
  for (const [index, row] of lines.entries()) {
    if (!row.cells[0]?.text || !hasFigure(row.cells)) continue;
    const around = [lines[index - 1], lines[index + 1]].filter((line) => line !== undefined);
    const beside = around.filter((line) => isBehind(line, row));
    const between = beside.length === 0 && around.length === 2 ? wordsBetween(lines, index) : null;
    for (const line of between ? around : beside) whole.set(line, null);
    if (between) whole.set(row, withStatus(row, between));
    else if (beside.length > 0) whole.set(row, withRemark(row, beside));
  }
  return whole.size > 0 ? lines.flatMap((line) => whole.get(line) ?? (whole.has(line) ? [] : [line])) : lines;
}

const isBehind = ({ line, cells }: FlowLine, row: FlowLine): boolean => {
  const last = row.cells.findLast(({ figure }) => figure)?.figure;
  if (!last || hasFigure(cells) || line.x <= last.x + last.width) return false;
  return Math.abs(line.y - row.line.y) < 0.8 * Math.min(line.height, row.line.height);
};

/** "declined by" over and "student" under a row, or one of them over and under a word of it, all between its name and its figures. */
function wordsBetween(lines: FlowLine[], index: number): Piece[] | null {
  const [upper, row, lower] = [lines[index - 1], lines[index], lines[index + 1]];
  if ((upper?.line.pieces.length ?? 0) + (lower?.line.pieces.length ?? 0) !== 2) return null;
  const name = row?.cells[0]?.text;
  const figure = row?.cells.find((cell) => cell.figure)?.figure;
  const [over, under] = [...(upper?.line.pieces ?? []), ...(lower?.line.pieces ?? [])];
  if (!row || !name || !figure || !over || !under) return null;
  const own = row.cells.find(({ text }, at) => at > 0 && text && text.x < figure.x && shareColumn(text, over))?.text;
  const isBetween = ({ x, width }: Piece): boolean => x > name.x + name.width + 3 && x + width < figure.x;
  if (!shareColumn(over, under) || ![over, under].every(isBetween)) return null;
  const [above, below] = [row.line.y - over.y, under.y - row.line.y];
  const most = (own ? 1.4 : 0.8) * row.line.height;
  if (Math.max(above, below) > most || Math.abs(above - below) > 0.2 * row.line.height) return null;
  // What stands under words of the line before, as close as these, goes on from there.
  const before = lines[index - 2]?.line.pieces.find((piece) => shareColumn(piece, over));
  const step = own ? above : 2 * above;
  return before && over.y - before.y < 1.04 * step ? null : [over, ...(own ? [own] : []), under];
}

/** The row with these words as one cell behind its name. */
function withStatus(row: FlowLine, parts: Piece[]): FlowLine {
  const text = joinedPiece(parts);
  const [name, ...others] = row.cells.filter((cell) => !cell.text || !parts.includes(cell.text));
  const pieces = row.line.pieces.flatMap((piece, at) =>
    parts.includes(piece) ? [] : at === 0 ? [piece, text] : [piece],
  );
  const line = { ...row.line, pieces, text: pieces.map((piece) => piece.text).join('  ') };
  return { ...row, line, cells: [...(name ? [name] : []), { text, figure: null }, ...others] };
}

/** The row with the words from top to bottom as its last cell. */
function withRemark(row: FlowLine, beside: FlowLine[]): FlowLine {
  const figure = row.cells.findLastIndex((cell) => cell.figure);
  const own = row.cells.slice(figure + 1).flatMap(({ text }) => text ?? []);
  const parts = [...own, ...beside.flatMap(({ line }) => line.pieces)].toSorted((a, b) => a.y - b.y);
  const remark = joinedPiece(parts);
  const pieces = [...row.line.pieces.filter((piece) => !own.includes(piece)), remark];
  const line = { ...row.line, pieces, text: pieces.map(({ text }) => text).join('  ') };
  return { ...row, line, cells: [...row.cells.slice(0, figure + 1), { text: remark, figure: null }] };
}
