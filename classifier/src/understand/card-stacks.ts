import type { Box } from '../page.ts';
import { isTermHead } from './bare-heads.ts';
import { isKindWord } from './card-slots.ts';
import type { Words } from './cards.ts';
import type { Figure } from './figures.ts';
import { sectionOf } from './headings.ts';
import { isInside } from './label-joins.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { namesAid } from './row-kind.ts';
import { isStatus } from './row-label.ts';
import { isGeneric } from './title-rows.ts';

/** The words over each figure of a line, from top to bottom. */
export type Stacks = Map<Figure, Words[]>;

/**
 * The names over figures of a line where they take one line or several, each in its column, be there figures of other
 * columns beside them; null where a figure has none, or where other words stand between. `columns` are figures of all cards.
 */
export function stacksOver(lines: FlowLine[], row: FlowLine, columns: Figure[]): Stacks | null {
  const figures = row.cells.flatMap(({ figure }) => figure ?? []);
  if (figures.length < 2 && !figures.some((figure) => columns.some((column) => isBeside(column, figure)))) return null;
  const stacks: Stacks = new Map();
  const index = lines.indexOf(row);
  let top = Math.min(...figures.map(({ y }) => y));
  for (const line of lines.slice(Math.max(0, index - 4), index).toReversed()) {
    const words = figuresOver(line, figures) ? null : wordsBy(line, figures, columns);
    const boxes = [...(words?.values() ?? [])].map(({ piece }) => piece);
    const reach = stacks.size === 0 ? 1.6 : 0.7;
    if (!words || boxes.some(({ y, height }) => top - y - height > reach * height)) break;
    if (stacks.size === figures.length && (opensSection(words, stacks) || hasStatus(words))) break;
    for (const [figure, each] of words) stacks.set(figure, [each, ...(stacks.get(figure) ?? [])]);
    top = Math.min(top, ...boxes.map(({ y }) => y));
  }
  const areNamed = [...stacks.values()].every(([top]) => top && !isStatus(top.piece.text));
  return stacks.size === figures.length && areNamed ? stacks : null;
}

/** In the same line of cards, a little higher or lower, and in another column. */
const isBeside = (column: Figure, figure: Figure): boolean =>
  Math.abs(column.y - figure.y) < 4 * figure.height && !isFlush(column, figure);

const figuresOver = ({ cells }: FlowLine, figures: Figure[]): boolean =>
  cells.some(({ figure }) => figure && figures.some((each) => isFlush(figure, each)));

/** The words of a line by the figure under them; null where they are no names of such columns. */
function wordsBy(line: FlowLine, figures: Figure[], columns: Figure[]): Map<Figure, Words> | null {
  const texts = line.cells.flatMap(({ text }) => (text && /\p{L}/u.test(text.text) ? [text] : []));
  if (texts.some(({ text }) => isTermHead(text))) return null;
  const pairs = texts.flatMap((piece): [Figure, Words][] => {
    const figure = figures.find((each) => isFlush(piece, each));
    return figure ? [[figure, { piece, line }]] : [];
  });
  const words = new Map(pairs);
  const known = texts.filter((piece) => columns.some((each) => isFlush(piece, each)));
  const others = texts.filter((piece) => !known.includes(piece) && !isTag(piece));
  return words.size === pairs.length && pairs.length > 0 && known.length > others.length ? words : null;
}

/** "GIFT", "BORROW" at the right of a card. */
const isTag = ({ text }: Piece): boolean =>
  isKindWord(text) || /^(free|keep|borrow|repay|earn|optional|new)$/i.test(text);

const hasStatus = (words: Map<Figure, Words>): boolean => [...words.values()].some(({ piece }) => isStatus(piece.text));

/**
 * What stands between a name and its figure in smaller print, or tells a status, is no part of the name; nor are a heading of its
 * column and what that means ("Gift", "never repaid").
 */
export function nameIn(stack: Words[]): Words[] {
  const [name, lower] = stack;
  if (!name || !lower) return stack;
  const { text } = name.piece;
  const isHeading = sectionOf(text) !== null && (isGeneric(text) || !namesAid(text));
  const last = stack.at(-1) as Words;
  if (stack.length > 2) return isHeading && last.piece.words.length > 1 && namesAid(last.piece.text) ? [last] : stack;
  const isSaid = /^\p{Ll}/u.test(lower.piece.text) || !namesAid(lower.piece.text);
  const isRemark = lower.piece.height < 0.88 * name.piece.height && isSaid && !isHeading;
  return isRemark || isStatus(lower.piece.text) ? [name] : stack;
}

/** One piece of words that is a heading, unless what stands under it begins in the middle of a name. */
function opensSection(words: Map<Figure, Words>, stacks: Stacks): boolean {
  return [...words].some(([figure, { piece }]) => {
    const under = stacks.get(figure)?.[0]?.piece;
    return words.size === 1 && sectionOf(piece.text) !== null && !(under && isInside(under));
  });
}

/** At one of its edges or in the middle. */
export function isFlush(words: Box, figure: Box): boolean {
  const [left, right] = [words.x - figure.x, words.x + words.width - figure.x - figure.width];
  return [left, right, (left + right) / 2].some((offset) => Math.abs(offset) < 4);
}
