import type { Box, Word } from '../page.ts';
import { statusWord } from '../phrases/line-phrases.ts';
import { median } from './slope.ts';

/** How many lines each of two parts has at least. */
const leastLines = 5;
/** How wide the strip between them is at least. A heading may begin in it, over rows that are a little indented. */
const leastStrip = 8;

/** `x` is where the strip begins. */
type Cut = { x: number; top: number; foot: number };
type Level = { middle: number; base: number };

/** "OFFERED" under each figure is no text of its own. */
const isWord = ({ text }: Word): boolean => /\p{L}{2}/u.test(text) && !statusWord.test(text);

/**
 * The parts of a page that stand side by side and keep no common lines, as a sidebar beside a table:
 * what is above them, the left, the right, and what is below.
 */
export function partsOf(words: Word[]): Word[][] {
  const cut = cutOf(words);
  if (!cut) return words.length > 0 ? [words] : [];
  const part = (is: (word: Word) => boolean): Word[][] => partsOf(words.filter(is));
  const isBeside = (word: Word): boolean => word.y >= cut.top && word.y < cut.foot;
  return [
    ...part((word) => word.y < cut.top),
    ...part((word) => isBeside(word) && word.x < cut.x),
    ...part((word) => isBeside(word) && word.x >= cut.x),
    ...part((word) => word.y >= cut.foot),
  ];
}

/** The cut between the most lines that have heights of their own at its left and right. */
function cutOf(words: Word[]): Cut | null {
  let [best, most]: [Cut | null, number] = [null, leastLines - 1];
  const gaps = gapsOf(words);
  for (const x of edgesOf(gaps)) {
    for (const cut of spansBeside(gaps, x)) {
      const inside = words.filter(({ y }) => y >= cut.top && y < cut.foot);
      const [left, right] = [inside.filter((word) => word.x < x), inside.filter((word) => word.x >= x)];
      const lines = Math.min(linesIn(left.filter(isWord)).length, linesIn(right.filter(isWord)).length);
      if (lines <= most || !(isOfWords(left) || isOfWords(right)) || !areApart(linesIn(left), linesIn(right))) continue;
      [best, most] = [cut, lines];
    }
  }
  return best;
}

/** Tables side by side are told by their columns. */
const isOfWords = (words: Word[]): boolean => words.filter(isSum).length < 4;
const isSum = ({ text }: Word): boolean => sum.test(text);
/** A number of one or two digits is a day or that of a house. */
const sum = /^[-−–+(]?(\$\d|(?=.{3})\d)\d*(,\d{3})*(\.\d\d)?\)?$/;

/** A word and the one behind it on its line; `null` is the edge of the page. */
type Gap = { word: Word | null; next: Word | null };

function gapsOf(words: Word[]): Gap[] {
  const lines = [...Map.groupBy(words, (word) => Math.round(baseOf(word))).values()];
  return lines.flatMap((line) => {
    const sorted = line.toSorted((a, b) => a.x - b.x);
    return [null, ...sorted].map((word, index) => ({ word, next: sorted[index] ?? null }));
  });
}

const endOf = ({ x, width }: Word): number => x + width;

/** The strips before several words that start one under the other, apart from those before them. */
function edgesOf(gaps: Gap[]): number[] {
  const starts = new Map<number, number>();
  for (const { word, next } of gaps) {
    if (!next || (word && next.x - endOf(word) < leastStrip) || !isWord(next)) continue;
    starts.set(Math.round(next.x), (starts.get(Math.round(next.x)) ?? 0) + 1);
  }
  const first = Math.min(...starts.keys());
  const many = [...starts].flatMap(([x, count]) => (count >= leastLines && x > first + 60 ? [x] : []));
  // Headings over rows that are more indented.
  const few = [...starts].flatMap(([x, count]) =>
    count > 1 && count < leastLines && many.some((edge) => edge - x > leastStrip && edge - x < 22) ? [x] : [],
  );
  return [...many, ...few].map((x) => x - 1 - leastStrip);
}

/** The heights between the words that reach over the strip. */
function spansBeside(gaps: Gap[], x: number): Cut[] {
  const across = gaps.flatMap((gap) => (reachesOver(gap, x) ? (gap.word as Word) : [])).toSorted((a, b) => a.y - b.y);
  const tops = [-Infinity, ...across.map(({ y, height }) => y + height / 2)];
  const feet = [...across.map(({ y }) => y - 1), Infinity];
  return tops.map((top, index) => ({ x, top, foot: feet[index] as number })).filter(({ top, foot }) => foot - top > 40);
}

/** A word that ends in the strip or behind it, or that the next follows as closely as words of a line do. */
const reachesOver = ({ word, next }: Gap, x: number): boolean =>
  word !== null &&
  word.x < x &&
  (endOf(word) > x || (next !== null && next.x >= x && next.x - endOf(word) < 1.2 * word.height));

const baseOf = ({ y, height }: Box): number => y + height;

/** The heights of the lines that some words stand in. */
function linesIn(words: Word[]): Level[] {
  const lines: (Level & { height: number })[] = [];
  for (const { y, height } of words.toSorted((a, b) => a.y - b.y)) {
    const [middle, last] = [y + height / 2, lines.at(-1)];
    if (!last || middle - last.middle > 0.45 * Math.min(height, last.height))
      lines.push({ middle, base: y + height, height });
  }
  return lines;
}

/** Few lines of one side stand at the height of a line of the other, or of the middle of two of its lines. */
const areApart = (left: Level[], right: Level[]): boolean =>
  isFree(left, right) && isFree(right, left) && !isShifted(left, right) && !isShifted(right, left);

/** Each line stands as little higher or lower than one of the other side as all do: a column of one table in other print. */
function isShifted(side: Level[], other: Level[]): boolean {
  const offsets = side.map(({ middle }) => {
    const near = other.map((line) => line.middle - middle);
    return near.reduce((least, each) => (Math.abs(each) < Math.abs(least) ? each : least), Infinity);
  });
  const usual = median(offsets);
  return (
    Math.abs(usual) < 3 && offsets.filter((offset) => Math.abs(offset - usual) < 0.6).length >= 0.9 * offsets.length
  );
}

function isFree(side: Level[], other: Level[]): boolean {
  const [top, foot] = [other[0] as Level, other.at(-1) as Level];
  const beside = side.filter(({ middle }) => middle > top.middle - 6 && middle < foot.middle + 6);
  const level = beside.filter((line) => other.some((each, index) => isLevel(line, each, other[index + 1])));
  return beside.length >= leastLines && 5 * level.length < 2 * beside.length;
}

/** At the height of a line, or half-way between it and the next. */
const isLevel = (line: Level, other: Level, next: Level | undefined): boolean =>
  Math.abs(line.middle - other.middle) < 0.8 ||
  Math.abs(line.base - other.base) < 0.8 ||
  (next !== undefined && Math.abs(line.middle - (other.middle + next.middle) / 2) < 0.5);
