import { hasFigure } from './cells.ts';
import { joinedPiece } from './joined-pieces.ts';
import type { FlowLine } from './panels.ts';

/** Words behind the figures of a row that take several lines, half a line higher and lower than the row: they are of the row, and no heading. */
export function withTallRemarks(lines: FlowLine[]): FlowLine[] {
  const whole = new Map<FlowLine, FlowLine | null>();
  for (const [index, row] of lines.entries()) {
    if (!row.cells[0]?.text || !hasFigure(row.cells)) continue;
    const beside = [lines[index - 1], lines[index + 1]].filter((line) => line !== undefined && isBehind(line, row));
    if (beside.length === 0) continue;
    for (const line of beside) whole.set(line as FlowLine, null);
    whole.set(row, withRemark(row, beside as FlowLine[]));
  }
  return whole.size > 0 ? lines.flatMap((line) => whole.get(line) ?? (whole.has(line) ? [] : [line])) : lines;
}

const isBehind = ({ line, cells }: FlowLine, row: FlowLine): boolean => {
  const last = row.cells.findLast(({ figure }) => figure)?.figure;
  if (!last || hasFigure(cells) || line.x <= last.x + last.width) return false;
  return Math.abs(line.y - row.line.y) < 0.8 * Math.min(line.height, row.line.height);
};

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
