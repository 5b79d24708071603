import { awardRemark, infoLine } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { type Cell, hasFigure } from './cells.ts';
import { costKind } from './cost-kind.ts';
import { withDash } from './dash-names.ts';
import { sectionOf } from './headings.ts';
import { isFull, isInside, isNearerUp, joins, type Measure, opensNext } from './label-joins.ts';
import { endsLastName } from './last-names.ts';
import type { Line, Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { namesAid } from './row-kind.ts';
import { labelOf } from './row-label.ts';
import { median } from './slope.ts';
import { tallCells } from './tall-cells.ts';
import { wrappedNames } from './wrapped-names.ts';

/** The pieces of each row's label from top to bottom, and the lines of words that became part of one. */
export type Wraps = { labels: Map<FlowLine, Piece[]>; used: Set<FlowLine> };

/** Labels that run over two or more lines, with the figure beside any of them. */
export function wrapsOf(lines: FlowLine[], nameColumn: number | null): Wraps {
  const wraps: Wraps = { labels: new Map(), used: new Set() };
  const rows = lines.filter(({ cells }) => hasFigure(cells));
  const whole = measureOf(lines, rows);
  const rightOf = rightsOf(rows);
  const labels = new Map(rows.map((row) => [row, labelOf(row.cells, nameColumn).label]));
  const nameOf = (line: FlowLine): Piece | null => labels.get(line) ?? null;
  for (const [row, cell] of [...wrappedNames(lines, nameOf), ...tallCells(lines, nameOf, nameColumn)]) {
    wraps.labels.set(
      row,
      withoutRemarks(cell.map(([{ line }, piece], at) => (at > 0 ? withDash(line, piece) : piece))),
    );
    for (const [line] of cell) if (line !== row) wraps.used.add(line);
  }
  // Figures on a line of their own have no other words than those around them: they choose first.
  for (const row of [...rows.filter((each) => !labels.get(each)), ...rows.filter((each) => labels.get(each))]) {
    if (wraps.labels.has(row)) continue;
    const index = lines.indexOf(row);
    const measure = { ...whole, right: rightOf(row) };
    const label = labels.get(row);
    const pieces = label ? [label] : [];
    const take = (line: FlowLine, piece: Piece, atTop: boolean): void => {
      if (atTop) pieces.unshift(piece);
      else pieces.push(withDash(line.line, piece));
      wraps.used.add(line);
    };
    const cells = label ? null : cellsAround(lines, index, wraps.used);
    if (cells) for (const [line, piece] of cells) take(line, piece, line === lines[index - 1]);
    else if (!label) takeAround(lines, index, wraps.used, take);
    const reach = label ? 3 : 0;
    for (let at = index - 1; at >= index - reach && !isItem(row); at -= 1) {
      const [line, piece] = wordsAt(lines[at], wraps.used);
      if (!line || !piece) break;
      const isOne = isAround(row, piece, pieces[0] as Piece);
      if (!isOne && !joins(piece, pieces[0] as Piece, measure, line)) break;
      if (!isOne && isNearer(lines[at - 1], line, pieces[0] as Piece)) break;
      take(line, piece, true);
    }
    for (let at = index + 1; at <= index + reach; at += 1) {
      const [line, piece] = wordsUnder(row, lines[at], wraps.used);
      if (!line || !piece || isItem(line) || isNote(line)) break;
      const isOne =
        isAround(row, pieces.at(-1) as Piece, piece) ||
        (endsLastName(pieces.at(-1) as Piece, piece, lines[at + 1]) && isFull(pieces.at(-1) as Piece, piece, measure));
      const isOver = isNearerUp(pieces.at(-1) as Piece, piece, lines[at + 1]);
      if (!isOne && !joins(pieces.at(-1) as Piece, piece, measure, null, isOver)) break;
      if (!isOne && opensNext(piece, pieces.at(-1) as Piece, lines[at + 1], measure)) break;
      take(line, piece, false);
    }
    wraps.labels.set(row, withoutRemarks(pieces));
  }
  return wraps;
}

/** A bullet begins a name of its own. */
const isItem = ({ line }: FlowLine): boolean => /^[•▪◦‣]( |$)/.test(line.pieces[0]?.text ?? '');
/** "(1) Based on need" under the last row. */
const isNote = ({ line }: FlowLine): boolean => /^\(\d{1,2}\) \p{Lu}/u.test(line.pieces[0]?.text ?? '');

/** "6.4% interest rate", "8 hours per week", "average of a double room" under a name: what is said of it is no part of it. */
function withoutRemarks(pieces: Piece[]): Piece[] {
  const [first] = pieces;
  if (!first || pieces.length === 1) return pieces;
  const isSmall = ({ height }: Piece): boolean => height < 0.88 * first.height;
  const note = pieces.findIndex((piece, index) => index > 0 && isSmall(piece) && awardRemark.test(piece.text));
  if (note > 0) return pieces.slice(0, note);
  const isRemark = (piece: Piece): boolean =>
    infoLine.test(normalText(piece.text)) ||
    termParts.test(piece.text) ||
    (isSmall(piece) && ofCharges.test(piece.text));
  const end = pieces.findIndex((piece, index) => index > 0 && isRemark(piece));
  const name = pieces.slice(0, Math.max(0, end)).map(({ text }) => text);
  const isNamed = name.length > 0 && (namesAid(name.join(' ')) || costKind(normalText(name.join(' '))) !== null);
  return isNamed ? pieces.slice(0, end) : pieces;
}
const ofCharges = /^(billed|charged|varies|based on|your|estimated?|actual|depends|includes|for)\b/;

/** The line stands closer to the row above it than to this one. */
function isNearer(row: FlowLine | undefined, line: FlowLine, lower: Piece): boolean {
  if (!row || !hasFigure(row.cells) || isInside(lower)) return false;
  return line.line.y - row.line.y < 0.85 * (lower.y - line.line.y);
}

/** The figures stand at half height between the two lines, as in a cell that is set to its middle. */
function isAround({ cells }: FlowLine, upper: Piece, lower: Piece): boolean {
  const figure = cells.find((cell) => cell.figure)?.figure;
  const step = lower.y - upper.y;
  if (!figure || step < 0.6 * upper.height || step > 1.4 * upper.height || Math.abs(lower.x - upper.x) > 4)
    return false;
  const middle = (upper.y + upper.height / 2 + lower.y + lower.height / 2) / 2;
  return Math.abs(figure.y + figure.height / 2 - middle) < 0.12 * step;
}

/** How far the names of rows with as many figures reach: those of another table stand in another column. */
function rightsOf(rows: FlowLine[]): (row: FlowLine) => number {
  const count = ({ cells }: FlowLine): number => cells.filter(({ figure }) => figure).length;
  const rights = new Map<number, number>();
  for (const row of rows) {
    const label = labelOf(row.cells).label;
    if (label) rights.set(count(row), Math.max(rights.get(count(row)) ?? 0, label.x + label.width));
  }
  return (row) => rights.get(count(row)) ?? 0;
}

/** How far labels reach, and how far rows without lines between them stand apart. */
function measureOf(lines: FlowLine[], rows: FlowLine[]): Measure {
  const rights = rows.flatMap(({ cells }) => labelOf(cells).label ?? []).map((label) => label.x + label.width);
  const steps = lines.flatMap((line, index) => {
    const next = lines[index + 1];
    return next && hasFigure(line.cells) && hasFigure(next.cells) ? [next.line.y - line.line.y] : [];
  });
  const right = Math.max(0, ...rights);
  return { right, pitch: steps.length > 1 ? median(steps) : 0, least: isNarrow(lines, right) ? 0 : leastWidth };
}

/** Names are seldom set narrower. */
const leastWidth = 110;

/** All lines under names begin with a word that had no room before: the column is narrow. */
function isNarrow(lines: FlowLine[], right: number): boolean {
  const pairs = lines.flatMap(({ cells }, index) => {
    const label = hasFigure(cells) ? labelOf(cells).label : null;
    const under = lines[index + 1]?.cells.length === 1 ? lines[index + 1]?.cells[0]?.text : null;
    const isUnder = label && under && Math.abs(under.x - label.x) < 4 && under.y - label.y < 1.6 * label.height;
    return isUnder ? [[label, under] as const] : [];
  });
  return pairs.length > 1 && pairs.every(([label, under]) => isFull(label, under, { right, pitch: 0, least: 0 }));
}

/** "Fall $1,750 - Spring $1,750" under a name: how its amount is paid. */
const termParts =
  /^(fall|autumn|winter|spring|summer)( 20\d\d)?:? [$S]?\d[\d,.]*\b.*\b(fall|winter|spring|summer)\b.*\d{3}/i;

/** A line that is one piece of words. */
function wordsAt(line: FlowLine | undefined, used: Set<FlowLine>): [FlowLine, Piece] | [null, null] {
  const piece = line && !used.has(line) && line.cells.length === 1 ? line.cells[0]?.text : null;
  return line && piece && !termParts.test(piece.text) ? [line, piece] : [null, null];
}

/** Such a line, or one that goes on with several cells of the row, each under its own. */
function wordsUnder(row: FlowLine, line: FlowLine | undefined, used: Set<FlowLine>): [FlowLine, Piece] | [null, null] {
  if (!line || line.cells.length < 2 || used.has(line)) return wordsAt(line, used);
  const isUnder = ({ text }: Cell): boolean =>
    text !== null && row.cells.some((cell) => cell.text && Math.abs(cell.text.x - text.x) < 4);
  const first = line.cells[0]?.text;
  return first && line.cells.every(isUnder) ? [line, first] : [null, null];
}

/** Lines of several cells over and under figures at their half height: every cell of the row runs over two lines. */
function cellsAround(lines: FlowLine[], index: number, used: Set<FlowLine>): [FlowLine, Piece][] | null {
  const [upper, row] = [lines[index - 1], lines[index] as FlowLine];
  const above = upper?.cells[0]?.text;
  if (!upper || !above || used.has(upper) || upper.cells.length < 2 || hasFigure(upper.cells)) return null;
  const [lower, below] = wordsUnder(upper, lines[index + 1], used);
  const isOne = below && isAround(row, above, below);
  return lower && isOne
    ? [
        [upper, above],
        [lower, below],
      ]
    : null;
}

/** Figures on a line of their own: the words over them, and those under them where the figures stand between. */
function takeAround(
  lines: FlowLine[],
  index: number,
  used: Set<FlowLine>,
  take: (line: FlowLine, piece: Piece, atTop: boolean) => void,
): void {
  const line = (lines[index] as FlowLine).line;
  const near = (other: Piece): boolean =>
    Math.abs(other.y + other.height / 2 - line.y - line.height / 2) < 1.9 * Math.max(line.height, other.height);
  const [upper, above] = wordsAt(lines[index - 1], used);
  const [lower, below] = wordsAt(lines[index + 1], used);
  if (!upper || !above || !near(above)) return;
  const offset = below ? Math.abs((above.y + below.y) / 2 - line.y) : 0;
  const reach = below && offset < 0.25 * above.height ? 2.6 : 1.6;
  const isBetween = below && Math.abs(below.x - above.x) < 20 && below.y - above.y < reach * above.height;
  if (sectionOf(above.text) && !isBetween && !isOverRate(lines[index + 1], above, line)) return;
  take(upper, above, true);
  if (lower && isBetween) take(lower, below, false);
}

/** "Work/Study" over "at $13.00 an hour", the figure of the year half-way between: the name of a job, and no heading. */
function isOverRate(below: FlowLine | undefined, above: Piece, row: Line): boolean {
  if (!below || below.line.pieces.length > 1 || !below.cells.some(({ figure }) => figure?.period === 'HOUR'))
    return false;
  const { x, y } = below.line;
  return Math.abs(x - above.x) < 4 && Math.abs((above.y + y) / 2 - row.y) < 0.25 * above.height;
}
