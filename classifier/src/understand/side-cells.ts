import { endsOf, middle, wrapped } from './cell-spans.ts';
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
  const boxes = rows.map(({ line }) => line);
  const parts = sidesAt(lines, rows, nameColumn);
  const sides = wrapped(
    parts.map(({ piece }) => piece),
    boxes,
  );
  if (sides.length < 2 || rows.length < 1.5 * sides.length) return cells;
  const ends = endsOf(boxes, sides);
  if (ends.length === 0) return cells;
  for (const [index, side] of sides.entries()) {
    const text = side.map((piece) => piece.text).join(' ');
    for (const row of rows.slice(ends[index - 1] ?? 0, ends[index])) cells.byRow.set(row, text);
  }
  for (const { line } of parts) if (!hasFigure(line.cells)) cells.used.add(line);
  return cells;
}

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
