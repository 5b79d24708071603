import { columnPhrases, wordColumn } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { type Cell, hasFigure } from './cells.ts';
import { headsOf } from './column-heads.ts';
import type { Figure } from './figures.ts';
import { groupsUnder } from './head-groups.ts';
import { joinedPiece } from './joined-pieces.ts';
import { boxAround, type Piece, shareColumn } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { isStatusLine, transposedUnder } from './transposed.ts';
import { figuresIn, wholeColumns } from './whole-columns.ts';

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
  const printed = figuresIn(row);
  const upper = isUpperName(lines[index - 1], row) ? lines[index - 1] : undefined;
  if (printed.length < 2 || !(upper ?? row).cells[0]?.text) return null;
  const above = lines[index - 1];
  const rest = index - (above && isStatusLine(above) ? 1 : 0);
  const parts = linesOver(lines, upper ? index - 1 : nameStart(lines, rest));
  if (parts.length < 2) return null;
  const figures = wholeColumns(printed, lines, index, parts);
  if (isGrouped(parts, figures)) return null;
  const edge = Math.min(row.line.x, upper?.line.x ?? row.line.x);
  for (let count = parts.length; count > 1; count -= 1) {
    const some = parts.slice(-count);
    const pieces = columnsOf(some, row, edge, figures);
    if (!pieces) continue;
    const whole = wholeOf(some[0] as FlowLine, pieces);
    // "Costs for one year" over the names reads like a head, too.
    const untitled = wholeOf(whole, pieces.slice(-figures.length));
    const areHeads = isUneven(some) && [whole, untitled].some((line) => headsOf(line, 0).length === figures.length);
    if (areHeads || (isUntitled(pieces, figures) && transposedUnder([whole, ...lines.slice(rest)], 0)))
      return { whole: wholeOf(whole, [...pieces, ...headsBehind(some, figures)]), parts: some };
  }
  return null;
}

/** "Fall   Spring" over "Offered   Accepted   Paid   Offered   Accepted   Paid" are heads over several columns. */
function isGrouped(parts: FlowLine[], figures: Figure[]): boolean {
  const [upper = [], lower = []] = parts
    .slice(-2)
    .map(({ line }) => line.pieces.filter((piece) => piece.x + piece.width > (figures[0] as Figure).x));
  return groupsUnder(upper, lower.slice(0, figures.length)) !== null;
}

/** Over the names stands nothing, or "Term". */
const isUntitled = (pieces: Piece[], figures: Figure[]): boolean =>
  pieces.length === figures.length || wordColumn.test(normalText(pieces[0]?.text ?? ''));

/** Where the name of a row begins that has its figures beside its last line: the heads stand further off. */
function nameStart(lines: FlowLine[], index: number): number {
  const row = lines[index] as FlowLine;
  const stepAt = (at: number): number => (lines[at + 1]?.line.y ?? 0) - (lines[at]?.line.y ?? 0);
  const step = stepAt(index - 1);
  const isName = (at: number): boolean => {
    const upper = lines[at];
    return upper?.cells.length === 1 && Math.abs(upper.line.x - row.line.x) < 2 && stepAt(at) < 1.08 * step;
  };
  let start = index;
  while (index - start < mostLines && isName(start - 1)) start -= 1;
  return stepAt(start - 1) > 1.18 * step ? start : index;
}

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

/** Lines that overlap, two that have not as many heads, or one that only marks some beside the names. */
const isUneven = (parts: FlowLine[]): boolean =>
  parts.some(({ line }, at) => {
    const next = parts[at + 1]?.line;
    if (!next) return false;
    const rest = next.pieces.filter(({ text }) => !columnPhrases.marked.test(normalText(text)));
    const isMark = rest.length < next.pieces.length && rest.every(({ x }) => Math.abs(x - line.x) < 2);
    return isMark || next.y - line.y < 0.8 * line.height || next.pieces.length !== line.pieces.length;
  });

const wordsBefore = ({ cells }: FlowLine): Piece[] =>
  cells
    .slice(
      0,
      cells.findIndex(({ figure }) => figure),
    )
    .flatMap(({ text }) => text ?? []);

/** "3,698   Accepted   3,697   Accepted": the words of a row that stand between its figures. */
const wordsBetween = ({ cells }: FlowLine, figures: Figure[]): Piece[] =>
  cells.flatMap(({ text }) =>
    text && text.x > (figures[0] as Figure).x && text.x < (figures.at(-1) as Figure).x ? [text] : [],
  );

/**
 * The words over each figure from top to bottom, and what stands over the names; null where words stand over two. The heads of
 * words between the figures are left out.
 */
function columnsOf(parts: FlowLine[], row: FlowLine, edge: number, figures: Figure[]): Piece[] | null {
  const between = wordsBetween(row, figures);
  const start = Math.max(edge + 12, ...wordsBefore(row).map((word) => word.x + word.width));
  const isOverWords = (piece: Piece): boolean =>
    between.some((word) => shareColumn(piece, word)) && !figures.some((figure) => shareColumn(piece, figure));
  const pieces = parts.flatMap((part) => part.line.pieces.filter((piece) => !isOverWords(piece)));
  const left = figures[0] as Figure;
  const behind = piecesBehind(parts, figures);
  // A title begins where the names do.
  const isName = (piece: Piece): boolean => piece.x < edge + 12;
  const { names, own } =
    divided(pieces, behind, figures, (piece) => isName(piece) || piece.x + piece.width < left.x, shareColumn) ??
    divided(pieces, behind, figures, isName, isBefore(figures, start)) ??
    {};
  if (!names || !own) return null;
  const isOneLine = parts.some((part) => names.every((piece) => part.line.pieces.includes(piece)));
  if (!(isOneLine || isTallName(names, parts))) return null;
  return [...(isOneLine ? names : [joinedPiece(names)]), ...own.map(joinedPiece)];
}

type Divided = { names: Piece[]; own: Piece[][] };
type OfFigure = (piece: Piece, figure: Figure) => boolean;

/** The words over the names and over each figure; null where some stand over two, over none, or a figure has none. */
function divided(
  pieces: Piece[],
  behind: Piece[],
  figures: Figure[],
  isName: (piece: Piece) => boolean,
  isOf: OfFigure,
): Divided | null {
  const names = pieces.filter(isName);
  const own = figures.map((figure) => pieces.filter((piece) => isOf(piece, figure)));
  const all = [...names, ...own.flat(), ...behind];
  const isWhole = all.length === pieces.length && new Set(all).size === all.length;
  return isWhole && own.every((some) => some.length > 0) ? { names, own } : null;
}

/** Heads in the middle of columns whose figures end at their right: between the words or the figure before and their own's end. */
const isBefore =
  (figures: Figure[], start: number): OfFigure =>
  (piece, figure) => {
    const before = figures[figures.indexOf(figure) - 1];
    const end = piece.x + piece.width;
    return end <= figure.x + figure.width + 1 && piece.x > (before ? before.x + before.width : start);
  };

/** Behind the figures may stand a column of words, or one that has no figure in this row. */
function piecesBehind(parts: FlowLine[], figures: Figure[]): Piece[] {
  const last = figures.at(-1) as Figure;
  return parts.flatMap(({ line }) => line.pieces.filter((piece) => piece.x > last.x + last.width));
}

/** "Declined   Cancelled" behind the last figure of the row. */
const headsBehind = (parts: FlowLine[], figures: Figure[]): Piece[] =>
  piecesBehind(parts, figures).filter(({ text }) => columnPhrases.withdrawn.test(normalText(text)));

/** The head of the names may go on beside the others; words alone on their line are a title. */
const isTallName = (names: Piece[], parts: FlowLine[]): boolean =>
  names.every(
    (name) =>
      Math.abs(name.x - (names[0] as Piece).x) < 2 &&
      !parts.some(({ line: { pieces } }) => pieces.length === 1 && pieces[0] === name),
  );

function wholeOf(first: FlowLine, pieces: Piece[]): FlowLine {
  const text = pieces.map((piece) => piece.text).join(' ');
  const line = { ...first.line, ...boxAround(pieces), pieces, text };
  return { ...first, line, cells: pieces.map((piece): Cell => ({ text: piece, figure: null })) };
}
