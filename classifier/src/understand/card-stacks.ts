import type { Box } from '../page.ts';
import type { Words } from './cards.ts';
import { hasFigure } from './cells.ts';
import { isTermHead } from './column-heads.ts';
import type { Figure } from './figures.ts';
import { sectionOf } from './headings.ts';
import type { FlowLine } from './panels.ts';
import { isStatus } from './row-label.ts';

/** The words over each figure of a line, from top to bottom. */
export type Stacks = Map<Figure, Words[]>;

/**
 * The names over figures side by side where they take one line or several, each in its column;
 * null where a figure has none, or where other words stand between.
 */
export function stacksOver(lines: FlowLine[], row: FlowLine): Stacks | null {
  const figures = row.cells.flatMap(({ figure }) => figure ?? []);
  if (figures.length < 2) return null;
  const stacks: Stacks = new Map();
  const index = lines.indexOf(row);
  let top = Math.min(...figures.map(({ y }) => y));
  for (const line of lines.slice(Math.max(0, index - 4), index).toReversed()) {
    const isFirst = stacks.size === 0;
    const { y, height } = line.line;
    if (hasFigure(line.cells) || top - y - height > (isFirst ? 1.6 : 0.7) * height) break;
    const words = wordsBy(line, figures);
    if (!words || (stacks.size === figures.length && opensSection(words))) break;
    for (const [figure, each] of words) stacks.set(figure, [each, ...(stacks.get(figure) ?? [])]);
    top = Math.min(top, y);
  }
  return stacks.size === figures.length ? stacks : null;
}

/** The words of a line by the figure under them; null where they are no names of such columns. */
function wordsBy(line: FlowLine, figures: Figure[]): Map<Figure, Words> | null {
  const texts = line.cells.flatMap(({ text }) => text ?? []);
  if (texts.some(({ text }) => isStatus(text) || isTermHead(text))) return null;
  const pairs = texts.flatMap((piece): [Figure, Words][] => {
    const figure = figures.find((each) => isFlush(piece, each));
    return figure ? [[figure, { piece, line }]] : [];
  });
  const words = new Map(pairs);
  return words.size === pairs.length && 2 * pairs.length > texts.length ? words : null;
}

const opensSection = (words: Map<Figure, Words>): boolean =>
  words.size === 1 && [...words.values()].some(({ piece }) => sectionOf(piece.text) !== null);

/** At one of its edges or in the middle. */
function isFlush(words: Box, figure: Box): boolean {
  const [left, right] = [words.x - figure.x, words.x + words.width - figure.x - figure.width];
  return [left, right, (left + right) / 2].some((offset) => Math.abs(offset) < 4);
}
