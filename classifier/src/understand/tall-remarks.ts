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
    const between = beside.length === 0 ? wordsBetween(lines, index) : null;
    const taken = between ? around.filter(({ line }) => between.some((piece) => line.pieces.includes(piece))) : beside;
    for (const line of taken) whole.set(line, null);
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

/** "declined by" over and "student" under a row, or either of them on its line, all between its name and its figures. */
function wordsBetween(lines: FlowLine[], index: number): Piece[] | null {
  const [over, under] = [alone(lines[index - 1]), alone(lines[index + 1])];
  if (!over && !under) return null;
  const row = lines[index];
  const name = row?.cells[0]?.text;
  const figure = row?.cells.find((cell) => cell.figure)?.figure;
  if (!row || !name || !figure) return null;
  const isBetween = ({ x, width }: Piece): boolean => x > name.x + name.width + 3 && x + width < figure.x;
  const first = [over, under].find((part) => part && isBetween(part));
  if (!first) return null;
  const own = row.cells.find(({ text }) => text && isBetween(text) && shareColumn(text, first))?.text;
  const isCell = (parts: Piece[]): boolean =>
    parts.length > 1 &&
    parts.every((part) => isBetween(part) && shareColumn(part, parts[0] as Piece)) &&
    isAround(name, parts);
  const ways = own
    ? [
        [over, own, under],
        [over, own],
        [own, under],
      ]
    : [[over, under]];
  const found = ways.map((parts) => parts.filter((part) => part !== undefined)).find(isCell);
  return found && !goesOn(lines[index - 2], found) ? found : null;
}

const alone = (line: FlowLine | undefined): Piece | undefined =>
  line?.line.pieces.length === 1 && !hasFigure(line.cells) ? line.line.pieces[0] : undefined;

const stepOf = (parts: Piece[]): number => ((parts.at(-1)?.y ?? 0) - (parts[0]?.y ?? 0)) / (parts.length - 1);

/** Lines of one cell, with the name at half height. */
function isAround(name: Piece, parts: Piece[]): boolean {
  const [step, first] = [stepOf(parts), parts[0]?.y ?? 0];
  if (step < 0.6 * name.height || step > 1.5 * name.height) return false;
  const isEven = parts.every(({ y }, at) => Math.abs(y - first - at * step) < 0.2 * name.height);
  return isEven && Math.abs((first + (parts.at(-1)?.y ?? 0)) / 2 - name.y) < 0.2 * name.height;
}

/** What stands under words of the line before, as close as its own lines, belongs to those. */
function goesOn(before: FlowLine | undefined, parts: Piece[]): boolean {
  const [first] = parts;
  const above = first && before?.line.pieces.find((piece) => shareColumn(piece, first));
  return above !== undefined && first !== undefined && first.y - above.y < 1.04 * stepOf(parts);
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
