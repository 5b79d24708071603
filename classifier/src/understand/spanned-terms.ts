import { isTermHead } from './bare-heads.ts';
import { endsOf } from './cell-spans.ts';
import { hasFigure } from './cells.ts';
import { termOf } from './headings.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';

/**
 * "Fall 2026" once beside rows that have a word of their own, as "Charge" or "Aid", before their names: the term of all, be it at
 * the first of them or in their middle.
 */
export function withSpannedTerms(lines: FlowLine[]): FlowLine[] {
  const terms = lines.flatMap((line) => termBefore(line) ?? []);
  if (terms.length < 2) return lines;
  const rows = lines.filter((line) => isTagged(line, terms));
  if (rows.length < 2 * terms.length) return lines;
  const boxes = rows.map(({ line }) => line);
  const cells = terms.map((term) => [term]);
  const ends = endsOf(boxes, cells);
  if (ends.length === 0) return lines;
  const spans = terms.map((term, index) => ({ term, rows: rows.slice(ends[index - 1] ?? 0, ends[index]) }));
  const found = new Map(spans.flatMap(({ term, rows }) => rows.map((row) => [row, term] as const)));
  return lines.flatMap((line) => {
    const term = found.get(line);
    const cells = line.cells.filter(({ text }) => !text || !terms.includes(text));
    if (cells.length === 0) return [];
    return term ? { ...line, cells, term: { name: termOf(term.text) ?? term.text, piece: term } } : line;
  });
}

/** A term that begins a row, and is not its name, or stands alone. */
function termBefore({ cells }: FlowLine): Piece | null {
  const [first, second, third] = cells;
  const isOfRow = second?.text != null && third?.text != null && hasFigure(cells);
  return first?.text && isTermHead(first.text.text) && (isOfRow || cells.length === 1) ? first.text : null;
}

/** A word, a name and a figure right of the terms. */
function isTagged(line: FlowLine, terms: Piece[]): boolean {
  const cells = termBefore(line) ? line.cells.slice(1) : line.cells;
  const [word, name] = cells.map(({ text }) => text);
  return word != null && name != null && hasFigure(cells) && terms.every(({ x, width }) => x + width < word.x);
}
