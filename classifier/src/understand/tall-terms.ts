import { type Cell, hasFigure } from './cells.ts';
import { joinedPiece } from './joined-pieces.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';

/** A row, and the pieces of each cell that stands around it on two lines. */
type TallRow = { row: FlowLine; cells: [over: Piece, under: Piece][] };

/**
 * "Fall" over "2026" in a narrow column of terms, with the figures at half height: a cell of the row, and with it what stands
 * beside both lines ("Federal Pell" over "Grant"). Where more than one row is so.
 */
export function withTallTerms(lines: FlowLine[]): FlowLine[] {
  const found = lines.flatMap((_, index) => tallRow(lines, index) ?? []);
  if (found.length < 2) return lines;
  const used = new Set(found.flatMap(({ cells }) => cells.flat()));
  const cells = new Map(found.map((tall) => [tall.row, tall.cells.map(joinedPiece)]));
  return lines.flatMap((line) => {
    const own = cells.get(line);
    return own
      ? [withCells(line, own)]
      : line.line.pieces.some((piece) => used.has(piece))
        ? without(line, used)
        : [line];
  });
}

function tallRow(lines: FlowLine[], index: number): TallRow | null {
  const row = lines[index] as FlowLine;
  const figure = row.cells.find((cell) => cell.figure)?.figure;
  if (!figure) return null;
  const [over, term] = pieceIn(lines.slice(Math.max(0, index - 2), index).toReversed(), season);
  const [under, year] = pieceIn(lines.slice(index + 1, index + 3), schoolYear);
  if (!over || !term || !under || !year || Math.abs(term.x - year.x) > 3) return null;
  const step = year.y - term.y;
  const isMiddle = Math.abs((middleOf(term) + middleOf(year)) / 2 - middleOf(figure)) < 0.15 * step;
  return isMiddle && step < 1.7 * term.height ? { row, cells: pairsOf(over, under) ?? [[term, year]] } : null;
}
const season = /^(fall|autumn|winter|spring|summer)$/i;
const schoolYear = /^20\d\d$/;

const middleOf = ({ y, height }: { y: number; height: number }): number => y + height / 2;

/** The nearest of such words, with no row between. */
function pieceIn(lines: FlowLine[], pattern: RegExp): [FlowLine, Piece] | [null, null] {
  for (const line of lines) {
    if (hasFigure(line.cells)) break;
    const piece = line.line.pieces.find(({ text }) => pattern.test(text));
    if (piece) return [line, piece];
  }
  return [null, null];
}

/** Each piece with the one under it; null where one has none. */
function pairsOf({ line: { pieces } }: FlowLine, { line }: FlowLine): [Piece, Piece][] | null {
  const pairs = pieces.flatMap((piece, at): [Piece, Piece][] => {
    const below = line.pieces[at];
    return below && Math.abs(below.x - piece.x) < 4 ? [[piece, below]] : [];
  });
  return pairs.length === pieces.length && pairs.length === line.pieces.length ? pairs : null;
}

function withCells(flow: FlowLine, added: Piece[]): FlowLine {
  const pieces = [...flow.line.pieces, ...added].toSorted((a, b) => a.x - b.x);
  const leftOf = ({ text, figure }: Cell): number => (text ?? figure)?.x ?? 0;
  const cells = [...flow.cells, ...added.map((text): Cell => ({ text, figure: null }))];
  return { ...withPieces(flow, pieces), cells: cells.toSorted((a, b) => leftOf(a) - leftOf(b)) };
}

/** The line without what became part of a row; none where nothing is left. */
function without(flow: FlowLine, used: Set<Piece>): FlowLine[] {
  const pieces = flow.line.pieces.filter((piece) => !used.has(piece));
  const cells = flow.cells.filter(({ text }) => !text || !used.has(text));
  return pieces.length === 0 ? [] : [{ ...withPieces(flow, pieces), cells }];
}

const withPieces = (flow: FlowLine, pieces: Piece[]): FlowLine => ({
  ...flow,
  line: { ...flow.line, pieces, text: pieces.map(({ text }) => text).join('  ') },
});
