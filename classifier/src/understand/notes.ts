import { type Cell, hasFigure } from './cells.ts';
import { pairsOf } from './inline-pairs.ts';
import type { FlowLine } from './panels.ts';

/** Under the names of a table, words that mention money in passing are notes and no rows. */
export function withoutNotes(all: FlowLine[]): FlowLine[] {
  const lines = all.filter(({ line }) => !line.text.includes('=') || !legend.test(line.text));
  const columns = lines.flatMap(({ cells }) =>
    cells.flatMap((cell, index) => (isApart(cells, index) ? [edge(cell)] : [])),
  );
  const isColumn = (x: number): boolean => columns.filter((other) => Math.abs(other - x) < 4).length > 1;
  if (!columns.some(isColumn)) return lines;
  return lines.filter(({ cells }, index) => !isNote(cells, isColumn) && !goesOn(cells, lines[index - 1], isColumn));
}

/** "A=Accepted  D=Declined" says what the letters of a column mean. */
const legend = /(?<![A-Za-z])[A-Z]{1,3} ?= ?[A-Za-z]{4}.*(?<![A-Za-z])[A-Z]{1,3} ?= ?[A-Za-z]{4}/;

const edge = ({ figure }: Cell): number => (figure ? figure.x + figure.width : 0);

/** A figure that stands away from the words before it. */
function isApart(cells: Cell[], index: number): boolean {
  const [before, cell] = [cells[index - 1], cells[index]];
  if (!cell?.figure) return false;
  return !before?.text || cell.figure.x - before.text.x - before.text.width > 6;
}

/** "matches the gift dollar for" over "dollar to $2,500": the rest of what is said of a row in a column behind its name. */
function goesOn(cells: Cell[], above: FlowLine | undefined, isColumn: (x: number) => boolean): boolean {
  const [words, figure] = [cells[0]?.text, cells[1]];
  if (!words || !figure?.figure || cells.length !== 2 || !/^\p{Ll}/u.test(words.text)) return false;
  const isUnder = above?.cells.some(({ text }, index) => index > 0 && text && Math.abs(text.x - words.x) < 2);
  return isUnder === true && !isApart(cells, 1) && !isColumn(edge(figure));
}

/** At least four small words right before a figure that is in no column; a list of several names is none. */
function isNote(cells: Cell[], isColumn: (x: number) => boolean): boolean {
  const text = cells.find((cell) => cell.text)?.text?.text ?? '';
  const small = text.match(/\b[a-z]+\b/g) ?? [];
  return (
    hasFigure(cells) &&
    small.length > 2 &&
    !/:$/.test(text) &&
    cells.every((cell, index) => !cell.figure || (!isApart(cells, index) && !isColumn(edge(cell)))) &&
    (pairsOf(cells)?.length ?? 0) < 3
  );
}
