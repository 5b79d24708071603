import type { Box, Word } from '../page.ts';
import type { Evidence } from './classification.ts';
import { type FigureColumn, figureColumns, type Zone } from './figure-columns.ts';
import { tablesBeside } from './figures-beside.ts';
import type { Line, LinedPage, Piece } from './lines.ts';

/** A word where it would stand if the names stood before the figures, and how far it was moved to get there. */
export type Moved = { word: Word; by: number };
export type Moves = Map<Word, Moved>;

/** Where a table has its figures left of its names, each column of figures changes places with its names. */
export function movesOf(parts: Line[][]): Moves {
  const moves: Moves = new Map();
  const tables = [...parts, ...parts.flatMap(tablesBeside)];
  for (const zone of tables.flatMap(figureColumns)) for (const column of zone.columns) moveColumn(moves, zone, column);
  return moves;
}

/** A line that begins with words before the names start, and goes on over that edge, is no row. */
const isSentence = ([first]: Piece[], cut: number): boolean =>
  !!first && first.x < cut - 3 && rightOf(first) > cut + 3 && /^\p{L}/u.test(first.text);

/** Behind a heading of the first columns a further one has its figure and its name. */
const isBesideHeading = (pieces: Piece[], { left, cut }: FigureColumn): boolean =>
  pieces.some(({ x, words: [first] }, index) => index > 0 && x > left - 3 && x < cut && !!first && isNumber(first));

function moveColumn(moves: Moves, { lines, columns }: Zone, column: FigureColumn): void {
  const rowsOf = (some: Line[]): Line[] =>
    some.filter(
      ({ pieces }) =>
        (!isSentence(pieces, columns[0]?.cut ?? 0) || isBesideHeading(pieces, column)) && !isAcross(pieces, column),
    );
  const tables = hasNotesAmong(rowsOf(lines), column) ? tablesOf(lines, column) : [lines];
  for (const table of tables.map(rowsOf)) {
    const edge = edgeOf(table, column);
    const sides = table.map(({ pieces }) => sidesOf(pieces, column, edge));
    const figures = sides.flatMap((side) => side.figures);
    const last = Math.max(...figures.map(rightOf));
    const first = Math.min(column.left, ...figures.map(({ x }) => x));
    for (const word of sides.flatMap((side) => side.names)) move(moves, word, first - column.cut);
    for (const word of figures) move(moves, word, freeUpTo(table, edge) - last);
  }
}

/** What stands behind the names of one table begins before those of another end. */
function hasNotesAmong(lines: Line[], column: FigureColumn): boolean {
  const edge = edgeOf(lines, column);
  return lines.some(({ pieces }) => {
    const name = pieces.findIndex(({ words }) => words.some(({ x }) => Math.abs(x - column.cut) < 3));
    return name >= 0 && pieces.slice(name + 1).some(({ x }) => x < edge);
  });
}

/** The lines between headings, which stand left of the names. */
function tablesOf(lines: Line[], { cut }: FigureColumn): Line[][] {
  const tables: Line[][] = [[]];
  for (const line of lines) {
    const isHeading = line.x < cut - 3 && /^\p{L}/u.test(line.text);
    if (isHeading && tables.at(-1)?.length) tables.push([]);
    tables.at(-1)?.push(line);
  }
  return tables;
}

const rightOf = ({ x, width }: Box): number => x + width;
const move = (moves: Moves, word: Word, by: number): unknown =>
  moves.set(word, { word: { ...word, x: word.x + by }, by });

/** A sentence or a heading reaches over the edge where the names start. */
const isAcross = (pieces: Piece[], column: FigureColumn): boolean =>
  pieces.some(
    (piece) =>
      piece.x < column.cut - 3 &&
      rightOf(piece) > column.cut + 3 &&
      !opensRow(piece, column) &&
      !piece.words.some(({ x }) => Math.abs(x - column.cut) < 3),
  );

/** "$13,500 Dean's Award" over "$800 State Grant": a blank behind its figure each name begins a little further in, or less far. */
const opensRow = ({ x, words: [first, second] }: Piece, { left, cut }: FigureColumn): boolean =>
  Math.abs(x - left) < 3 &&
  !!first &&
  !!second &&
  isNumber(first) &&
  /^\p{L}/u.test(second.text) &&
  Math.abs(second.x - cut) < 16;

/** Where the longest name ends. */
const edgeOf = (lines: Line[], { cut }: FigureColumn): number =>
  Math.max(
    ...lines.flatMap(({ pieces }) =>
      pieces.filter((piece) => piece.words.some(({ x }) => Math.abs(x - cut) < 3)).map(rightOf),
    ),
  );

/** Behind the names, before what stands there. */
function freeUpTo(lines: Line[], edge: number): number {
  const next = Math.min(...lines.flatMap(({ pieces }) => pieces.flatMap(({ x }) => (x > edge ? [x] : []))));
  return Math.max(edge, Math.min(edge + 24, next - 14));
}

type Sides = { figures: Word[]; names: Word[] };

/** The words of a line in the column of figures, or at its head, and those among the names; a heading is neither. */
function sidesOf(pieces: Piece[], column: FigureColumn, edge: number): Sides {
  const { left, cut } = column;
  const inside = pieces.filter(({ x }) => x >= left - 60 && x < edge);
  const hasName = inside.some(({ words }) => words.some(({ x }) => Math.abs(x - cut) < 3));
  const sides: Sides = { figures: [], names: [] };
  for (const piece of inside) {
    const { words } = piece;
    const before = opensRow(piece, column) ? words.slice(0, 1) : words.filter(({ x }) => x < cut - 3);
    if (before.length > 0 && !hasName && !before.every(isNumber)) continue;
    sides.figures.push(...before);
    sides.names.push(...words.slice(before.length));
  }
  return sides;
}

const isNumber = ({ text }: Word): boolean => /^[-–—$(]*\d|^[-–—$]+$|^\/?(yr)?$|^(up|to|about)$/i.test(text);

/** The letter's amounts with the boxes of the page as printed. */
export function asPrinted<A extends { evidence: Evidence }>(amounts: A[], pages: LinedPage[]): A[] {
  if (!pages.some(({ moved }) => moved)) return amounts;
  return amounts.map((amount) => {
    const { page, figure, description } = amount.evidence;
    const moved = pages.find((each) => each.page.number === page)?.moved ?? [];
    const evidence = { page, figure: printedBox(figure, moved), description: printedBox(description, moved) };
    return { ...amount, evidence };
  });
}

/** The place on the page of a box that was found among moved words. */
function printedBox(box: Box, moved: Moved[]): Box {
  const isInside = ({ word }: Moved): boolean =>
    word.x > box.x - 1 && rightOf(word) < rightOf(box) + 1 && word.y > box.y - 1 && footOf(word) < footOf(box) + 1;
  const by = moved.find(isInside)?.by ?? 0;
  return by === 0 ? box : { ...box, x: box.x - by };
}

const footOf = ({ y, height }: Box): number => y + height;
