import type { Box } from '../page.ts';
import { columnPhrases, wordColumn } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { type Cell, hasFigure } from './cells.ts';
import { headsOf } from './column-heads.ts';
import type { Figure } from './figures.ts';
import { boxAround, type Piece } from './lines.ts';
import { joinedText } from './name-shapes.ts';
import type { FlowLine } from './panels.ts';
import { transposedUnder } from './transposed.ts';

/** How many lines a head may have. */
const mostLines = 5;

/** Heads of a table that take more lines than those beside them become one line: "In district" / "your rate" beside "Out of state". */
export function withTallHeads(lines: FlowLine[]): FlowLine[] {
  const joined = new Map<FlowLine, FlowLine | null>();
  for (const [index, row] of lines.entries()) {
    const isFirst = hasFigure(row.cells) && !hasFigure(lines[index - 1]?.cells ?? row.cells);
    const heads = isFirst ? headsOver(lines, index) : null;
    for (const line of heads?.parts ?? []) joined.set(line, null);
    if (heads) joined.set(heads.parts[0] as FlowLine, heads.whole);
  }
  return joined.size > 0 ? lines.flatMap((line) => joined.get(line) ?? (joined.has(line) ? [] : [line])) : lines;
}

type Heads = { whole: FlowLine; parts: FlowLine[] };

/** The most lines over a row that give each of its figures one head, and something to join. */
function headsOver(lines: FlowLine[], index: number): Heads | null {
  const row = lines[index] as FlowLine;
  const figures = row.cells.flatMap(({ figure }) => figure ?? []);
  const upper = isUpperName(lines[index - 1], row) ? lines[index - 1] : undefined;
  if (figures.length < 2 || !(upper ?? row).cells[0]?.text) return null;
  const parts = linesOver(lines, upper ? index - 1 : index);
  const edge = Math.min(row.line.x, upper?.line.x ?? row.line.x);
  for (let count = parts.length; count > 1; count -= 1) {
    const some = parts.slice(-count);
    const pieces = columnsOf(some, edge, figures);
    const whole = pieces && wholeOf(some[0] as FlowLine, pieces);
    if (!whole) continue;
    // "Costs for one year" over the names reads like a head, too.
    const untitled = wholeOf(whole, pieces.slice(-figures.length));
    const areHeads = isUneven(some) && [whole, untitled].some((line) => headsOf(line, 0).length === figures.length);
    if (areHeads || (isUntitled(pieces, figures) && transposedUnder([whole, ...lines.slice(index)], 0)))
      return { whole, parts: some };
  }
  return null;
}

/** Over the names stands nothing, or "Term". */
const isUntitled = (pieces: Piece[], figures: Figure[]): boolean =>
  pieces.length === figures.length || wordColumn.test(normalText(pieces[0]?.text ?? ''));

/** The lines of words right over it, each close to the next. */
function linesOver(lines: FlowLine[], index: number): FlowLine[] {
  const from = Math.max(0, index - mostLines);
  const start = lines.slice(from, index).findLastIndex(({ line, cells }, at) => {
    const next = lines[from + at + 1]?.line;
    return hasFigure(cells) || (from + at + 1 < index && next && next.y - line.y > 1.45 * line.height);
  });
  return lines.slice(from + start + 1, index);
}

/** The upper line of the row's own name, which has its figures at half height. */
const isUpperName = (above: FlowLine | undefined, { line, cells }: FlowLine): boolean => {
  const left = cells.find(({ figure }) => figure)?.figure?.x ?? 0;
  return !!above && line.y - above.line.y < 0.8 * above.line.height && above.line.x + above.line.width < left;
};

/** Lines that overlap, two that have not as many heads, or one that only marks some. */
const isUneven = (parts: FlowLine[]): boolean =>
  parts.some(({ line }, at) => {
    const next = parts[at + 1]?.line;
    if (!next) return false;
    const isMark = next.pieces.every(({ text }) => columnPhrases.marked.test(normalText(text)));
    return isMark || next.y - line.y < 0.8 * line.height || next.pieces.length !== line.pieces.length;
  });

/** The words over each figure from top to bottom, and at most one line of them over the names; null where words stand over two. */
function columnsOf(parts: FlowLine[], edge: number, figures: Figure[]): Piece[] | null {
  const pieces = parts.flatMap((part) => part.line.pieces);
  const left = figures[0] as Figure;
  // A title begins where the names do.
  const names = pieces.filter((piece) => piece.x < edge + 12 || piece.x + piece.width < left.x);
  const own = figures.map((figure) => pieces.filter((piece) => shares(piece, figure)));
  // A column of words may stand behind the figures.
  const last = figures.at(-1) as Figure;
  const behind = pieces.filter((piece) => piece.x > last.x + last.width);
  const all = [...names, ...own.flat(), ...behind];
  const isOneLine = parts.some((part) => names.every((piece) => part.line.pieces.includes(piece)));
  if (!isOneLine || all.length !== pieces.length || new Set(all).size !== all.length) return null;
  return own.every((some) => some.length > 0) ? [...names, ...own.map(joined)] : null;
}

const shares = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width;

const joined = (pieces: Piece[]): Piece => ({
  ...boxAround(pieces),
  text: joinedText(pieces),
  words: pieces.flatMap(({ words }) => words),
});

function wholeOf(first: FlowLine, pieces: Piece[]): FlowLine {
  const text = pieces.map((piece) => piece.text).join(' ');
  const line = { ...first.line, ...boxAround(pieces), pieces, text };
  return { ...first, line, cells: pieces.map((piece): Cell => ({ text: piece, figure: null })) };
}
