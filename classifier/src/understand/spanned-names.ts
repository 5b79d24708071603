import { endsOf } from './cell-spans.ts';
import { hasFigure } from './cells.ts';
import { termOf } from './headings.ts';
import type { FlowLine } from './panels.ts';
import { type Side, sidesAt } from './side-cells.ts';
import { isCode } from './term-codes.ts';

/** Where a fund's name stands once for a row each term, at the first of them or in their middle, each row gets it. */
export function withSpannedNames(lines: FlowLine[]): FlowLine[] {
  const rows = termRows(lines);
  const column = rows.flatMap((row) => termIn(row)?.x ?? [])[0] ?? 0;
  const sides = rows.length > 2 ? sidesAt(lines, rows, column) : [];
  const boxes = rows.map(({ line }) => line);
  const cells = sides.map(({ piece }) => [piece]);
  const ends = sides.length > 1 && rows.length > sides.length ? endsOf(boxes, cells) : [];
  const owns = sides.map((side, index) => ({ side, rows: rows.slice(ends[index - 1] ?? 0, ends[index]) }));
  if (ends.length === 0 || !owns.every((own) => hasEachTermOnce(own.rows))) return lines;
  const named = new Map(owns.flatMap((own) => own.rows.map((row) => [row, withName(row, own.side)] as const)));
  const done = new Set(sides.map(({ line }) => line).filter(({ cells }) => !hasFigure(cells)));
  return lines.filter((line) => !done.has(line)).map((line) => named.get(line) ?? line);
}

/** "Spring 2027", "SP27", "202720", or what stands under "Term". */
const termIn = ({ cells, term }: FlowLine) =>
  term?.piece ?? cells.find(({ text }) => text && termNamed(text.text))?.text ?? null;
const termNamed = (text: string): string | null => (isCode(text) ? text.trim() : termOf(text));

/** The rows one after the other that have a term before their figures, most of them nothing before it. */
function termRows(lines: FlowLine[]): FlowLine[] {
  const figured = lines.filter(({ cells }) => hasFigure(cells));
  const start = figured.findIndex(termIn);
  const end = figured.findIndex((line, index) => index > start && !termIn(line));
  const rows = start < 0 ? [] : figured.slice(start, end < 0 ? undefined : end);
  const column = Math.max(0, ...rows.map((row) => termIn(row)?.x ?? 0));
  return rows.every((row) => column - (termIn(row)?.x ?? 0) < 12) ? rows : [];
}

/** A name for several years' or funds' terms is none. */
function hasEachTermOnce(rows: FlowLine[]): boolean {
  const terms = rows.map((row) => row.term?.name ?? termNamed(termIn(row)?.text ?? ''));
  return new Set(terms).size === terms.length;
}

/** The row with the name, and what stands beside the name, before its own cells. */
function withName(row: FlowLine, { line }: Side): FlowLine {
  if (row === line) return row;
  const term = termIn(row);
  return { ...row, cells: [...line.cells.filter(({ text }) => text && term && text.x < term.x), ...row.cells] };
}
