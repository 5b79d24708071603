import type { Box } from '../page.ts';
import { totalLine } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { areHeadsAcross, attributeHeads } from './attribute-heads.ts';
import { isBareHead } from './bare-heads.ts';
import { type Cell, cellBox, hasFigure } from './cells.ts';
import { type Line, shareColumn } from './lines.ts';
import { isTermList } from './term-lists.ts';
import { isAmongTiles, tilesOf } from './tile-rows.ts';
import { areTwoParts, isLabel, isRunningText, isStatus, type Side } from './two-parts.ts';

export type CelledLine = { line: Line; cells: Cell[] };
/** The empty strip between two parts of a page: left of `x`, from one line to another. */
export type Gutter = { x: number; from: number; to: number };

/** How far labels of one column may be indented. */
const indent = 25;

/** The gutter that most labels of a second part stand behind; null where the lines are one part. */
export function gutterOf(lines: CelledLine[]): Gutter | null {
  const edge = Math.min(...lines.map(({ line }) => line.x));
  const width = Math.max(...lines.map(({ line }) => line.x + line.width)) - edge;
  const starts = lines.flatMap(({ cells }) =>
    cells.flatMap((cell, index) =>
      cell.text && (index > 0 || cell.text.x > edge + 0.2 * width) && opensPart(cell) ? [cell.text.x] : [],
    ),
  );
  const labels = lines.flatMap(({ cells }) => cells.filter(isLabel).map((cell) => cellBox(cell).x));
  let best: (Gutter & { seeds: number }) | null = null;
  const attributes = attributeHeads(lines);
  const tiles = tilesOf(lines);
  for (const x of new Set(starts.map(Math.floor))) {
    // What stands over such a head is no part of its table.
    const head = attributes.find((each) => x > each.x - indent && x < each.x + each.width);
    const end = head ? lines.findIndex(({ line }) => line.y + line.height > head.y) : lines.length;
    const most = labels.filter((start) => start >= x - 3 && start < x + indent).length;
    if (most <= (best?.seeds ?? 1)) continue;
    for (const gutter of runsBeside(lines.slice(0, end), x, tiles))
      if (!best || gutter.seeds > best.seeds) best = gutter;
  }
  return best;
}

/** "OFFERED" under each figure makes no part of its own. */
const opensPart = (cell: Cell): boolean => isLabel(cell) && !isStatus(cell);

/** The runs of lines that leave the strip left of `x` empty and are two parts there. */
function runsBeside(lines: CelledLine[], x: number, tiles: Map<CelledLine, number[]>): (Gutter & { seeds: number })[] {
  const across = lines.map((_, index) => isAcross(lines, index, x));
  const sides = lines.map((each, index) =>
    across[index] || across[index + 1] || isListed(each.line, x) || isAmongTiles(tiles.get(each), x)
      ? null
      : sidesOf(each.cells, x, hasOwnLabel(lines, index, x)),
  );
  cutLongNames(lines, sides, x);
  cutColumns(sides);
  const found: (Gutter & { seeds: number })[] = [];
  let from = 0;
  for (let index = 0; index <= lines.length; index += 1) {
    const side = sides[index];
    if (side) continue;
    const first = firstBehindRow(lines, sides, from, x);
    const run = trimmed(lines, sides, first, lastBeforeHeads(lines, sides, first, index, x));
    const inside = run ? (sides.slice(run.from, run.to + 1) as Side[]) : [];
    const seeds = inside.filter(({ right }) => startsAt(right, x)).length;
    if (run && seeds > 1 && areTwoParts(inside, x)) found.push({ x, ...run, seeds });
    from = index + 1;
  }
  return found;
}

/** What stands left and right of `x`; null where something crosses it, or where a label left has its figure right. */
function sidesOf(cells: Cell[], x: number, isOwn: boolean): Side | null {
  const left = cells.filter((cell) => cellBox(cell).x < x - 3);
  const right = cells.slice(left.length);
  if (left.some((cell) => cellBox(cell).x + cellBox(cell).width > x) || areHeadsAcross(left, right)) return null;
  if (isOwn) return { left, right };
  // "300026   3,420.00", "Declined   $2,000": a code or a status before the figure is no label of its own.
  const [last, first] = [left.at(-1), right.find((cell) => cell.figure || (isLabel(cell) && !isStatus(cell)))];
  const isCut = last?.text && first?.figure && Math.abs(first.figure.x - x) > 3 && !isRunningText(left);
  return isCut || isRowAcross(left, right, x) ? null : { left, right };
}

/** A long name reads like a sentence: beside a row that crosses the strip, with the same edges, its row does too. */
function cutLongNames(lines: CelledLine[], sides: (Side | null)[], x: number): void {
  const order = lines.flatMap(({ cells }, index) =>
    sides[index] && isNamed(cells) && edgeOf(cells) > x ? [index] : [],
  );
  for (const index of [...order, ...order.toReversed()]) {
    const { cells } = lines[index] as CelledLine;
    // A heading may stand between them.
    const near = [index - 1, index + 1, index - 2, index + 2];
    const isBeside = near.some((at) => sides[at] === null && areAlike(lines[at]?.cells ?? [], cells));
    if (isBeside && sides[index]?.left.length === 1) sides[index] = null;
  }
}

/** Three names or more right under one another, each with nothing but its figure behind the strip, are rows, be they under a part of two. */
function cutColumns(sides: (Side | null)[]): void {
  const isPair = (side: Side | null | undefined): boolean =>
    side?.left.length === 1 && isLabel(side.left[0] as Cell) && side.right.length === 1 && !!side.right[0]?.figure;
  const inside = sides.map((_, index) => [index - 1, index, index + 1].every((at) => isPair(sides[at])));
  for (const index of sides.keys()) if ([index - 1, index, index + 1].some((at) => inside[at])) sides[index] = null;
}

/** The row that crosses may have words between its name and its figure. */
const areAlike = (a: Cell[], b: Cell[]): boolean =>
  isRow(a) && Math.abs(edgeOf(a) - edgeOf(b)) < 2 && Math.abs(startOf(a) - startOf(b)) < 2;
const isNamed = ([name, figure, ...others]: Cell[]): boolean => !!name?.text && !!figure?.figure && others.length === 0;
const isRow = (cells: Cell[]): boolean => cells.length > 1 && !!cells[0]?.text && !!cells.at(-1)?.figure;
const startOf = (cells: Cell[]): number => cellBox(cells[0] as Cell).x;
const edgeOf = (cells: Cell[]): number => {
  const box = cellBox(cells.at(-1) as Cell);
  return box.x + box.width;
};

/** "Fees $734 | Books $1,320", "Pell Grant: Fall $900, Spring $900": the strip would go through a list. */
const isListed = ({ pieces }: Line, x: number): boolean =>
  pieces.some(
    (piece) => piece.x < x - 3 && piece.x + piece.width > x + 3 && (/ [|•·] /.test(piece.text) || isTermList(piece)),
  );

/** A name and a figure at the left, and nothing but figures of further columns at the right, in no larger print: the row of one table. */
const isRowAcross = (left: Cell[], right: Cell[], x: number): boolean =>
  right.length > 0 &&
  right.every(({ figure }) => figure && (right.length > 1 || Math.abs(figure.x - x) > 3)) &&
  left.length > 1 &&
  isLabel(left[0] as Cell) &&
  left.slice(1).every(({ figure }) => figure) &&
  !right.some((cell) => cellBox(cell).height > 1.35 * cellBox(left[1] as Cell).height);

/** The figure at the right has its label beside it, on a line that stands a little higher or lower. */
function hasOwnLabel(lines: CelledLine[], index: number, x: number): boolean {
  const { line, cells } = lines[index] as CelledLine;
  const [figure] = cells.at(-1)?.figure ? cells.slice(-1).map(cellBox) : [];
  if (!figure || figure.x < x + indent || line.x > x - 3) return false;
  const shares = [lines[index - 1], lines[index + 1]].map((other) => {
    const label = other && labelRight(other.cells, x);
    const isRight = label && Math.abs(label.x - x) < 3 && label.x + label.width < figure.x;
    const overlap = label
      ? Math.min(label.y + label.height, figure.y + figure.height) - Math.max(label.y, figure.y)
      : 0;
    return isRight ? overlap / Math.min(label.height, figure.height) : 0;
  });
  // Or half-way between the two lines of its label.
  return shares.some((share) => share > 0.5) || shares.every((share) => share > 0.15);
}

/** The words that stand alone behind the strip; a word that ends a figure may follow. */
function labelRight(cells: Cell[], x: number): Box | null {
  const [first, ...others] = cells.filter((cell) => cellBox(cell).x >= x - 3);
  return first && isLabel(first) && !hasFigure([first, ...others]) ? cellBox(first) : null;
}

/** A figure alone at the right, at half height between the two lines of its label at the left. */
function isAcross(lines: CelledLine[], index: number, x: number): boolean {
  const [above, row, below] = [lines[index - 1], lines[index] as CelledLine, lines[index + 1]];
  if (!above || !below || row.line.x < x + indent || row.cells.some((cell) => !cell.figure)) return false;
  const isLabelLine = ({ line, cells }: CelledLine): boolean =>
    cells.length === 1 && !hasFigure(cells) && line.x < x - 3;
  const overlap = ({ line }: CelledLine): number =>
    Math.min(line.y + line.height, row.line.y + row.line.height) - Math.max(line.y, row.line.y);
  return [above, below].every((other) => isLabelLine(other) && overlap(other) > 0.2 * row.line.height);
}

const startsAt = (right: Cell[], x: number): boolean => {
  const first = right[0];
  return first?.text ? first.text.x < x + indent && isLabel(first) : false;
};

/** The last line before a row that crosses the strip, and before the words that stand over its figures. */
function lastBeforeHeads(lines: CelledLine[], sides: (Side | null)[], from: number, row: number, x: number): number {
  const figures = lines[row]?.cells.flatMap(({ figure }) => (figure && figure.x > x ? [figure] : [])) ?? [];
  const isOver = ({ text }: Cell): boolean => text !== null && figures.some((figure) => shareColumn(figure, text));
  // "Winter 2027   Spring 2027", each over a figure, are heads wherever they begin.
  const areTerms = (right: Cell[]): boolean =>
    right.length > 1 && right.every(({ text }) => isBareHead(text?.text ?? ''));
  const isHead = ({ right }: Side): boolean =>
    right.length > 0 && (!startsAt(right, x) || areTerms(right)) && right.every(isOver);
  let last = row - 1;
  while (last > from && isHead(sides[last] as Side) && gapBelow(lines, last) < 2 * (lines[last]?.line.height ?? 0))
    last -= 1;
  return last;
}

/** The first line behind a row that crosses the strip, and behind the words right under its figures: "Declined" on a card. */
function firstBehindRow(lines: CelledLine[], sides: (Side | null)[], from: number, x: number): number {
  const side = sides[from];
  const figures = lines[from - 1]?.cells.flatMap(({ figure }) => (figure && figure.x > x ? [figure] : [])) ?? [];
  if (!side || side.right.length === 0 || figures.length === 0 || startsAt(side.right, x)) return from;
  const isUnder = ({ text }: Cell): boolean => text !== null && figures.some((figure) => shareColumn(figure, text));
  return side.right.every(isUnder) && gapBelow(lines, from - 1) < gapBelow(lines, from) ? from + 1 : from;
}

/** From the first line with something on the right to the last one, and the lines of the left that go on from there. */
function trimmed(
  lines: CelledLine[],
  sides: (Side | null)[],
  from: number,
  to: number,
): { from: number; to: number } | null {
  let [first, last] = [from, to];
  while (first <= last && sides[first]?.right.length === 0) first += 1;
  while (last >= first && sides[last]?.right.length === 0) last -= 1;
  if (first > last) return null;
  const isNear = (upper: number): boolean => gapBelow(lines, upper) < 2.4 * (lines[upper]?.line.height ?? 0);
  while (first > from && isNear(first - 1)) first -= 1;
  if (first === from && (isUnderName(lines, first) || isOnCards(lines, first))) first += 1;
  // What stands nearer to the line that crosses is its heading.
  const isOver = (index: number): boolean =>
    index === to &&
    index < lines.length - 1 &&
    !hasFigure(lines[index]?.cells ?? []) &&
    gapBelow(lines, index) < 0.9 * gapBelow(lines, index - 1);
  while (last < to && isNear(last) && !isOver(last + 1) && !endsPart(lines, last)) last += 1;
  return { from: first, to: last };
}

/** "Accepted   Cancelled" right under the figures of cards side by side. */
const isOnCards = (lines: CelledLine[], index: number): boolean =>
  (lines[index - 1]?.cells.every(({ figure }) => figure) && lines[index]?.cells.every(isStatus)) === true;

/** "Total Estimated Costs: $37,662" over the name on a card: what follows is another part. */
const endsPart = (lines: CelledLine[], index: number): boolean => {
  const [row, next] = [lines[index], lines[index + 1]];
  if (!row || !next || !hasFigure(row.cells) || hasFigure(next.cells)) return false;
  return totalLine.test(normalText(row.cells[0]?.text?.text ?? ''));
};

/** "Engineering Course Fees" reaches over the strip, and its figure stands alone under it: the card is not divided. */
const isUnderName = (lines: CelledLine[], index: number): boolean => {
  const [over, row] = [lines[index - 1], lines[index]];
  return (
    !!over &&
    !!row &&
    row.cells.every(({ figure }) => figure) &&
    !hasFigure(over.cells) &&
    gapBelow(lines, index - 1) < 1.6 * over.line.height
  );
};

const gapBelow = (lines: CelledLine[], index: number): number =>
  (lines[index + 1]?.line.y ?? 0) - (lines[index]?.line.y ?? 0);
