import type { Box } from '../page.ts';
import { hasFigure } from './cells.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';

/** What stands beside each row in the column before the names, and the lines that hold nothing else. */
export type SideCells = { byRow: Map<FlowLine, string>; used: Set<FlowLine> };

export type Side = { piece: Piece; line: FlowLine };

/** Cells of sources or kinds that stand for several rows: at the first of them, or in their middle. */
export function sideCellsOf(lines: FlowLine[], nameColumn: number | null): SideCells {
  const cells: SideCells = { byRow: new Map(), used: new Set() };
  const rows = nameColumn === null ? [] : rowsIn(lines, nameColumn);
  if (nameColumn === null || rows.length < 3) return cells;
  const sides = sidesAt(lines, rows, nameColumn);
  if (sides.length < 2 || rows.length < 1.5 * sides.length) return cells;
  const ends = endsOf(rows, sides);
  for (const [index, { piece, line }] of sides.entries()) {
    const own = rows.slice(ends[index - 1] ?? 0, ends[index]);
    for (const row of ends.length > 0 ? own : []) cells.byRow.set(row, piece.text);
    if (ends.length > 0 && !hasFigure(line.cells)) cells.used.add(line);
  }
  return cells;
}

/** Behind the last row of each cell; none where the cells are not at the first or in the middle of their rows. */
export const endsOf = (rows: FlowLine[], sides: Side[]): number[] =>
  isLevel(sides[0] as Side, rows[0] as FlowLine) ? endsFromTop(rows, sides) : endsByMiddle(rows, sides);

/** The rows of the table, up to its total. */
function rowsIn(lines: FlowLine[], nameColumn: number): FlowLine[] {
  const figured = lines.filter(({ cells }) => hasFigure(cells));
  const isRow = ({ cells }: FlowLine): boolean => cells.some(({ text }) => text && Math.abs(text.x - nameColumn) < 15);
  const start = figured.findIndex(isRow);
  const end = figured.findIndex((line, index) => index > start && !isRow(line));
  return start < 0 ? [] : figured.slice(start, end < 0 ? undefined : end);
}

export function sidesAt(lines: FlowLine[], rows: FlowLine[], nameColumn: number): Side[] {
  const [first, last] = [rows[0] as FlowLine, rows.at(-1) as FlowLine];
  return lines
    .filter(({ line }) => middle(line) > first.line.y - 2 && middle(line) < last.line.y + last.line.height + 2)
    .flatMap((line) => {
      const piece = line.cells[0]?.text;
      return piece && piece.x < nameColumn - 30 && piece.x + piece.width < nameColumn ? [{ piece, line }] : [];
    });
}

const middle = ({ y, height }: Box): number => y + height / 2;
const isLevel = ({ piece }: Side, { line }: FlowLine): boolean =>
  Math.abs(middle(piece) - middle(line)) < 0.4 * line.height;

/** Behind the last row of each: where the next one begins. */
const endsFromTop = (rows: FlowLine[], sides: Side[]): number[] => {
  const starts = sides.map((side) => rows.findIndex((row) => isLevel(side, row)));
  return starts.includes(-1) ? [] : [...starts.slice(1), rows.length];
};

/** Behind the last row of each: the rows around its middle; none where these do not make up the table. */
function endsByMiddle(rows: FlowLine[], sides: Side[]): number[] {
  const ends: number[] = [];
  for (const { piece } of sides) {
    const start = ends.at(-1) ?? 0;
    const top = middle((rows[start] ?? (rows.at(-1) as FlowLine)).line);
    const size = rows
      .slice(start)
      .findIndex(({ line }) => Math.abs((top + middle(line)) / 2 - middle(piece)) < 0.4 * line.height);
    if (size < 0) return [];
    ends.push(start + size + 1);
  }
  return ends.at(-1) === rows.length ? ends : [];
}
