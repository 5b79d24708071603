import type { Box } from '../page.ts';
import { normalText } from '../phrases/normal-text.ts';
import { genericAid } from '../phrases/prose-phrases.ts';
import { isFlush } from './card-stacks.ts';
import { type Cell, hasFigure } from './cells.ts';
import type { Figure } from './figures.ts';
import { sectionOf } from './headings.ts';
import type { Line } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { namesAid } from './row-kind.ts';
import { isStatus } from './row-label.ts';
import { saysTakenBack } from './status-lines.ts';

/** Figures alone, or each with what is said of it: "$1,000   Accepted   $900   Declined". */
export const isCardLine = ({ cells }: FlowLine): boolean =>
  cells[0]?.figure != null && cells.every(({ figure, text }) => figure || isSaid(text.text));

/** "Accepted", "Declined by you 6/2". */
const isSaid = (text: string): boolean => isStatus(text) || saysTakenBack(text);

/** The status right behind a figure of such a line. */
export function statusBehind({ cells }: FlowLine, figure: Figure): string[] {
  const next = cells[cells.findIndex((cell) => cell.figure === figure) + 1]?.text;
  return next && isSaid(next.text) ? [next.text] : [];
}

/** Lines among cards that are rows of their own: those of a table, and a name with a figure that stands in no column of the cards, as a sum under them. */
export function rowsAmong(lines: FlowLine[]): Set<FlowLine> {
  const rows = listedRows(lines);
  const columns = lines.filter(isCardLine).flatMap(figuresIn);
  const isApart = (line: FlowLine): boolean =>
    line.cells.length === 2 &&
    isOfPairs(line) &&
    !figuresIn(line).some((one) => columns.some((two) => isFlush(two, one)));
  for (const line of lines) if (isApart(line)) rows.add(line);
  return rows;
}

/** Three or more names with a figure on lines right under one another, in the same two columns or twice two: a table, and no cards. */
function listedRows(lines: FlowLine[]): Set<FlowLine> {
  const runs: FlowLine[][] = [[]];
  for (const line of lines) {
    const last = runs.at(-1)?.at(-1);
    if (!isOfPairs(line)) runs.push([]);
    else if (!last || isRightUnder(last, line)) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return new Set(runs.filter((run) => run.length > 1 && run.flatMap(figuresIn).length > 2).flat());
}
/** "Tuition   $41,000", or "Tuition   $41,000   Board   $5,000". */
const isOfPairs = ({ cells }: FlowLine): boolean =>
  cells.length > 0 &&
  cells.length % 2 === 0 &&
  cells.every(({ text, figure }, index) => (index % 2 === 0 ? text != null : figure != null));
/** The last line of a table may have fewer figures than those over it. */
function isRightUnder(upper: FlowLine, lower: FlowLine): boolean {
  const [over, under] = [upper, lower].map((line) => figuresIn(line).map(({ x, width }) => x + width));
  const step = lower.line.y - upper.line.y;
  const areUnder = under?.every((edge) => over?.some((each) => Math.abs(each - edge) < 4));
  return step < 2 * lower.line.height && areUnder === true && lower.line.x < upper.line.x + 30;
}

const figureCount = ({ cells }: FlowLine): number => cells.filter(({ figure }) => figure).length;

/** `isMost`: most figures of a part stand on lines without words, so all are on cards; else those of `grid` are. */
export function cardLines(lines: FlowLine[], rows: FlowLine[]): { isMost: boolean; grid: FlowLine[] } {
  const bare = rows.filter((line) => isCardLine(line) && !isHalfway(line, lines));
  const listed = listedIn(rows, bare, lines);
  const grid = withUnevenRows(
    rows.filter((line) => (figureCount(line) > 1 && (bare.includes(line) || isUneven(line, rows))) || listed.has(line)),
    bare,
    rows,
  );
  const isMost =
    (bare.length * 2 >= rows.length && (bare.length > 1 || isLoneCard(rows, lines))) ||
    areAwards(bare, lines) ||
    isSaidCard(bare, lines);
  return { isMost, grid };
}

/** The only figure of a part, with words right over it from the same left edge, nearer than those under it; or over or under the name of an award, at its edge or middle. */
function isLoneCard([row, ...others]: FlowLine[], lines: FlowLine[]): boolean {
  if (!row || others.length > 0 || row.cells.length > 1) return false;
  const at = lines.indexOf(row);
  const [over, under] = [lines[at - 1]?.line, lines[at + 1]?.line];
  const gap = over ? row.line.y - over.y - over.height : 99;
  const below = under ? under.y - row.line.y - row.line.height : 99;
  if (under && below < gap) return isNameOf(under, row.line) && below < Math.max(under.height, row.line.height);
  const isAtEdge = over?.pieces.length === 1 && Math.abs(over.x - row.line.x) < 3;
  return !!over && (isAtEdge || isNameOf(over, row.line)) && gap < over.height;
}

/** "Campus Job" over "$3,200" over "Offered", whatever sums stand under it. */
function isSaidCard([row, ...others]: FlowLine[], lines: FlowLine[]): boolean {
  if (!row || others.length > 0 || row.cells.length > 1) return false;
  const at = lines.indexOf(row);
  const [over, under] = [lines[at - 1], lines[at + 1]];
  // What has a status is an award, be it called as its kind is.
  const isUnderName =
    over?.line.pieces.length === 1 &&
    isFlush(over.line, row.line) &&
    namesAid(over.line.text) &&
    row.line.y - over.line.y < 1.5 * row.line.height;
  return isUnderName && under?.cells.length === 1 && isSaid(under.cells[0]?.text?.text ?? '');
}

/** Two figures or more, each of which has the name of an award right over it, or each right under it, whatever tables follow. */
const areAwards = (bare: FlowLine[], lines: FlowLine[]): boolean =>
  bare.length > 1 &&
  [-1, 1].some((way) =>
    bare.every((row) => {
      const name = lines[lines.indexOf(row) + way]?.line;
      return name && isNameOf(name, row.line) && Math.abs(name.y - row.line.y) < 1.5 * row.line.height;
    }),
  );

/** "Dean's Award", and no words on a kind of awards. */
const isNameOf = (words: Line, figure: Line): boolean =>
  words.pieces.length === 1 &&
  isFlush(words, figure) &&
  /^\p{Lu}/u.test(words.text) &&
  namesAid(words.text) &&
  !sectionOf(words.text) &&
  !genericAid.test(normalText(words.text));

/** Where names take more or fewer lines, a figure of the grid stands alone, or beside the name or the small print of other cards. */
function withUnevenRows(grid: FlowLine[], bare: FlowLine[], rows: FlowLine[]): FlowLine[] {
  if (grid.length === 0) return grid;
  const figures = rows.flatMap(figuresIn);
  // Words that have a figure of their own under or over them name none beside them.
  const hasOwn = ({ text }: Cell): boolean =>
    !text || figures.some((figure) => isFlush(text, figure) && isNextTo(text, figure));
  const isOpen = ({ cells }: FlowLine): boolean => cells[0]?.figure != null || cells.every(hasOwn);
  return grownGrid(grid, rows.filter(isOpen), bare);
}

const figuresIn = ({ cells }: FlowLine): Figure[] => cells.flatMap(({ figure }) => figure ?? []);

/** "$5,582   instruments   $612" over "$604": beside the figures stands the end of a longer name, over a figure of its own. */
const isUneven = (line: FlowLine, rows: FlowLine[]): boolean =>
  line.cells[0]?.figure != null &&
  line.cells.every(
    ({ text }) => !text || rows.some((row) => figuresIn(row).some((figure) => isRightOver(text, figure))),
  );

const isRightOver = (words: Box, figure: Box): boolean =>
  figure.y > words.y && isFlush(words, figure) && isNextTo(words, figure);

/** The end of a name on one line has its figure on the other. */
const goesOnIn = ({ cells }: FlowLine, other: FlowLine): boolean =>
  cells.some(({ text }) => text && figuresIn(other).some((figure) => isRightOver(text, figure)));

/** A line that is found gives its columns to those above and below it; so do figures that stand alone. */
function grownGrid(grid: FlowLine[], open: FlowLine[], bare: FlowLine[]): FlowLine[] {
  const columns = [...grid, ...bare].flatMap(figuresIn);
  const isOfGrid = (figure: Figure): boolean =>
    columns.some((column) => column !== figure && isFlush(column, figure) && isNearby(column, figure));
  const isTied = (line: FlowLine): boolean => grid.some((each) => goesOnIn(each, line) || goesOnIn(line, each));
  const more = open.filter((line) => !grid.includes(line) && (figuresIn(line).some(isOfGrid) || isTied(line)));
  if (more.length === 0) return grid;
  return grownGrid(
    [...grid, ...more].toSorted((a, b) => a.line.y - b.line.y),
    open,
    bare,
  );
}

const isNearby = (column: Figure, figure: Figure): boolean => Math.abs(column.y - figure.y) < 10 * figure.height;

const isNextTo = (words: Box, figure: Box): boolean =>
  figure.y > words.y ? figure.y - words.y < 3 * words.height : words.y - figure.y < 2 * figure.height;

/** Three or more such lines one after the other, with words between them: a list of cards over or under a table. */
function listedIn(rows: FlowLine[], bare: FlowLine[], lines: FlowLine[]): Set<FlowLine> {
  const [isBare, at] = [new Set(bare), new Map(lines.map((line, index) => [line, index]))];
  const runs: FlowLine[][] = [[]];
  for (const row of rows) {
    const last = runs.at(-1)?.at(-1);
    const isNext = isBare.has(row) && (!last || (at.get(row) ?? 0) > (at.get(last) ?? 0) + 1);
    if (!isNext) runs.push([]);
    if (isBare.has(row)) runs.at(-1)?.push(row);
  }
  return new Set(runs.filter(({ length }) => length > 2).flat());
}

/** A figure at half height between two lines of its name, at their right. */
const isHalfway = (row: FlowLine, lines: FlowLine[]): boolean => {
  const { line } = row;
  // Words flush with another figure belong to the card of that one.
  const isOfOther = (other: FlowLine): boolean =>
    lines.some((each) => figuresIn(each).some((figure) => isFlush(other.line, figure) && isNextTo(other.line, figure)));
  const isLevel = (other: FlowLine): boolean =>
    isLeft(other, line) &&
    Math.min(other.line.y + other.line.height, line.y + line.height) - Math.max(other.line.y, line.y) >
      0.35 * line.height &&
    !isOfOther(other);
  return lines.some(isLevel) || isBetween(row, lines);
};

const isLeft = (other: FlowLine, { x }: Box): boolean => !hasFigure(other.cells) && other.line.x + other.line.width < x;

/** The lines over and under it are as near as two of one name, and as far from it. */
function isBetween(row: FlowLine, lines: FlowLine[]): boolean {
  const at = lines.indexOf(row);
  const [over, under] = [lines[at - 1], lines[at + 1]];
  if (!over || !under || !isLeft(over, row.line) || !isLeft(under, row.line)) return false;
  const middle = ({ line }: FlowLine): number => line.y + line.height / 2;
  const step = middle(under) - middle(over);
  const isNear = step < 1.7 * over.line.height && Math.abs(over.line.x - under.line.x) < 4;
  return isNear && Math.abs(middle(over) + middle(under) - 2 * middle(row)) < 0.3 * step;
}
