import { statusWord } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { isTermHead } from './bare-heads.ts';
import { endsOf, wrapped } from './cell-spans.ts';
import { type Cell, hasFigure } from './cells.ts';
import { areColumnHeads } from './column-heads.ts';
import { sectionOf } from './headings.ts';
import { median } from './slope.ts';
import { areTallNames } from './tall-names.ts';

/** What stands left and right of a strip, of one line. */
export type Side = { left: Cell[]; right: Cell[] };

export const isLabel = (cell: Cell): boolean => /\p{L}{2}/u.test(cell.text?.text ?? '');
export const isStatus = (cell: Cell): boolean => statusWord.test(cell.text?.text.trim() ?? '');
export const isRunningText = (cells: Cell[]): boolean =>
  !hasFigure(cells) && cells.some((cell) => (cell.text?.text.match(/\b[a-z]+\b/g) ?? []).length >= 4);

/** Each side has labels with figures of its own, or is running text. */
export function areTwoParts(sides: Side[], x: number): boolean {
  if (areHeadedTwice(sides) || areTermCards(sides)) return true;
  if (isCardGrid(sides) || areTallNames(sides) || areSideCells(sides) || !sides.some(({ left }) => left.some(isLabel)))
    return false;
  if (areHeadingsOver(sides)) return false;
  const count = (is: (side: Side) => boolean): number => sides.filter(is).length;
  const own = sides.filter(({ right }) => ownsFigure(right) || right.some(tellsFigure));
  const leftOwn = count(({ left }) => hasFigure(left) || left.some(tellsFigure));
  const leftBare = count(
    ({ left, right }) =>
      left.length > 0 && !hasFigure(left) && ownsFigure(right) && !isRunningText(left) && !left.some(tellsFigure),
  );
  const leftText = count(({ left }) => isRunningText(left));
  const rightText = count(({ right }) => isRunningText(right));
  const leftAlone = count(({ left, right }) => left.length > 0 && right.length === 0);
  const ownAlone = count(({ left, right }) => left.length === 0 && ownsFigure(right));
  const isAside = leftAlone > 2 && leftAlone + ownAlone >= 2 * leftBare;
  const isText = isAside || (leftOwn > 0 ? leftOwn * 3 >= leftBare : leftText > 1 && leftText > leftBare);
  const isLeft = isText || (leftAlone > 1 && isUneven(sides));
  const labels = own.map(({ right }) => normalText(right[0]?.text?.text ?? ''));
  // Each award may have its terms under it.
  const isNamed = areNames(labels) || areNames(labels.filter((label) => !isTermHead(label)));
  const isRight = isNamed || areTwins(sides) || areHeadedApart(sides);
  const isApart =
    count(({ left, right }) => left.length === 0 && right.length > 0) * 3 >= count(({ right }) => right.length > 0);
  return isLeft && (isRight || (rightText > 2 && isApart) || isStackedText(sides, x) || areCardsRight(sides));
}

/** "State of Ohio" between two rows, "Harmon College" beside the second of three: who pays, in the middle of each one's rows. */
function areSideCells(sides: Side[]): boolean {
  if (sides.some(({ left }) => left.length > 1 || hasFigure(left))) return false;
  const rows = sides.flatMap(({ right }) => (ownsFigure(right) ? (right[0]?.text ?? []) : []));
  const top = rows[0]?.y ?? 0;
  const words = sides.flatMap(({ left }) => left[0]?.text ?? []).filter(({ y, height }) => y + height / 2 > top);
  const cells = rows.length > 2 ? wrapped(words, rows) : [];
  return cells.length > 1 && rows.length >= 1.5 * cells.length && endsOf(rows, cells).length > 0;
}

/** "Grants", "Loans" at the left over rows whose names are set to the right, and beside none of them: headings of one table. */
function areHeadingsOver(sides: Side[]): boolean {
  const headings = sides.filter(({ left }) => left.length > 0);
  return (
    headings.length > 1 &&
    headings.every(({ left, right }) => right.length === 0 && left.length === 1) &&
    headings.every(({ left: [cell] }) => sectionOf(cell?.text?.text ?? '') !== null)
  );
}

/** "• Lyra Award: $900 per year": a line of a list that has its figure inside. */
const tellsFigure = ({ text }: Cell): boolean => !!text?.text.includes('$') && listed.test(text.text);
const listed =
  /^([•▪◦‣*-] )?[\p{L}\d(][^$]*(:|,| [-–—=]) \$ ?[\d,.]+( ((per|a|each|for the) (year|term|semester)|annually|yearly))?$/u;

/** Several, and most of them other words. */
const areNames = (labels: string[]): boolean => labels.length > 1 && new Set(labels).size >= 0.7 * labels.length;

/** Figures side by side at the right with nothing at their left: cards beside a column of words. */
function areCardsRight(sides: Side[]): boolean {
  const rows = sides.filter(({ right }) => right.length > 0 && right.every(({ figure }) => figure));
  const alone = rows.filter(({ left, right }) => left.length === 0 && right.length > 1);
  return alone.length > 1 && alone.length * 2 >= rows.length;
}

/** What stands beside the rows is now higher and now lower than they are: no cells of theirs. */
function isUneven(sides: Side[]): boolean {
  const offsets = sides.flatMap(({ left, right }) => {
    const [beside, label] = [left[0]?.text, right[0]?.text];
    if (!beside || !label) return [];
    return [(beside.y + beside.height / 2 - label.y - label.height / 2) / label.height];
  });
  const usual = median(offsets);
  const odd = offsets.filter((offset) => Math.abs(offset - usual) > 0.08);
  return offsets.length > 3 && 2 * odd.length > offsets.length;
}

const ownsFigure = (cells: Cell[]): boolean =>
  cells[0] !== undefined && cells[0].figure === null && isLabel(cells[0]) && !isStatus(cells[0]) && hasFigure(cells);

/** A sidebar of words, or of figures with their words under or over them, all from one left edge. */
function isStackedText(sides: Side[], x: number): boolean {
  const right = sides.filter((side) => side.right.length === 1).map((side) => side.right[0] as Cell);
  const figures = right.filter((cell) => cell.figure && Math.abs(cell.figure.x - x) < 3);
  const texts = right.filter((cell) => cell.text && !isStatus(cell) && Math.abs(cell.text.x - x) < 3);
  // Words that all stand over the figures are the head of a column.
  const isHeaded = right.findLastIndex((cell) => cell.text) < right.findIndex((cell) => cell.figure);
  if (figures.length > 1) return texts.length >= figures.length && !isHeaded;
  const alone = sides.filter(({ left, right }) => left.length === 0 && right.length > 0).length;
  const distinct = new Set(texts.map((cell) => cell.text?.text));
  return alone > 1 && texts.length > 3 && distinct.size >= 0.8 * texts.length;
}

const wordsOf = (cells: Cell[]): string => cells.map(({ text }) => text?.text ?? '').join('  ');

/** "Fall   Spring   Year" once at the left and once at the right, over figures: a table each. */
const areHeadedTwice = (sides: Side[]): boolean =>
  sides.some(({ left, right }, index) => {
    const under = sides[index + 1];
    if (right.length < 2 || !under || !isBare(under.left) || !isBare(under.right) || !areColumnHeads(right))
      return false;
    const [words, other] = [wordsOf(left), wordsOf(right)];
    return words.startsWith(other) && words.endsWith(other);
  });

/** "Fall 2026   Winter 2027" over the same names on both sides, each with its own figures under them: a card for each term. */
function areTermCards(sides: Side[]): boolean {
  const at = sides.findIndex(({ left, right }) => areTerms(left) && areTerms(right));
  if (at < 0) return false;
  const under = sides.slice(at + 1);
  const names = new Set(under.flatMap(({ left }) => left.flatMap(nameIn)));
  const again = under.flatMap(({ right }) => right.flatMap(nameIn)).filter((name) => names.has(name));
  const isFilled = under.some(({ left, right }) => isBare(left) && isBare(right));
  return isFilled && new Set(again).size > 1;
}

const areTerms = (cells: Cell[]): boolean =>
  cells.length > 0 && cells.every(({ text }) => text && isTermHead(text.text));
const nameIn = (cell: Cell): string[] => (isLabel(cell) && !isStatus(cell) ? [normalText(cell.text?.text ?? '')] : []);

/** "Cost of attendance   Student aid index": headings of two kinds over rows at the left and a row of its own at the right. */
function areHeadedApart(sides: Side[]): boolean {
  if (!sides.some(({ right }) => ownsFigure(right))) return false;
  const at = sides.findIndex(({ left, right }) => areHeadings(left, right));
  const under = at < 0 ? [] : sides.slice(at + 1);
  return under.filter(({ left }) => ownsFigure(left)).length > 2 && under.some(({ right }) => ownsFigure(right));
}

function areHeadings(left: Cell[], right: Cell[]): boolean {
  if (left.length !== 1 || right.length !== 1) return false;
  const [own, other] = [left, right].map(([cell]) => sectionOf(cell?.text?.text ?? ''));
  return !!own && !!other && own !== other;
}

/** "Fall   $500" at the left beside "Fall   $900" at the right, and so on: what one says of its award, the other says of another. */
const areTwins = (sides: Side[]): boolean => {
  const pairs = sides.filter(({ left, right }) => ownsFigure(left) && ownsFigure(right));
  const twins = pairs.filter(({ left, right }) => left[0]?.text?.text === right[0]?.text?.text);
  return twins.length > 1 && twins.length * 2 > pairs.length;
};

const isBare = (cells: Cell[]): boolean => cells.length > 0 && cells.every((cell) => cell.figure);

/** Cards side by side: lines of labels over lines of figures belong together across the page. */
const isCardGrid = (sides: Side[]): boolean => {
  const cards = sides.filter(({ left, right }) => isBare(left) && isBare(right)).length;
  const rows = sides.filter(({ left, right }) => hasFigure(left) || hasFigure(right));
  // The last line of a block may be short, at its right.
  const isFromLeft = rows.every(({ left }) => hasFigure(left));
  const short = isFromLeft ? rows.filter(({ left, right }) => isBare(left) && right.length === 0).length : 0;
  return cards > 0 && cards * 2 >= rows.length - short;
};
