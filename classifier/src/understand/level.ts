import type { Page, Word } from '../page.ts';
import { readMoney } from './money.ts';
import { median, middle, slopesOf } from './slope.ts';

type Correction = { y: number; slope: number };

/** The height of each word on the page as if the page lay flat and straight. */
export function levelsOf(page: Page, words: Word[]): Map<Word, number> {
  if (page.reader === 'text') return new Map(words.map((word) => [word, middle(word)]));
  let slopeAt = slopesOf(words);
  const figures = words.filter((word) => word.x > page.width * 0.45 && readMoney(word.text)?.isPlain === false);
  // Three rounds: each brings labels and figures nearer, until each figure's nearest label is its own.
  for (let round = 0; round < 3; round += 1) slopeAt = corrected(slopeAt, figures, words, page.width);
  const level = levelWith(slopeAt, page.width);
  return new Map(words.map((word) => [word, level(word)]));
}

const center = (word: Word): number => word.x + word.width / 2;
const levelWith =
  (slopeAt: (y: number) => number, width: number) =>
  (word: Word): number =>
    printMiddle(word) - slopeAt(middle(word)) * (center(word) - width / 2);

// Letters that all stay below the middle of a capital, one of them with a tail.
const hangs = /^[acemnorsuvwxz]*[gpqy][acegmnopqrsuvwxyz]*[.,;:]?$/;

/** A tight box around "up" or "pay" hangs lower than the others of its line. */
const printMiddle = (word: Word): number => middle(word) - (hangs.test(word.text) ? 0.15 * word.height : 0);

/** Every figure of a table has a label at its height: what is left between the two is an error of the slope. */
function corrected(
  slopeAt: (y: number) => number,
  figures: Word[],
  words: Word[],
  width: number,
): (y: number) => number {
  const level = levelWith(slopeAt, width);
  const labels = words
    .filter((word) => word.x < width * 0.4 && /\p{L}{2}/u.test(word.text))
    .map((word) => ({ word, level: level(word) }));
  const corrections = likely(figures.flatMap((figure) => correctionOf(figure, level(figure), labels)));
  if (corrections.length < 4) return slopeAt;
  const change = lineThrough(corrections);
  return (y) => slopeAt(y) + change(y);
}

function correctionOf(figure: Word, level: number, labels: { word: Word; level: number }[]): Correction[] {
  const off = (label: { level: number }): number => label.level - level;
  const near = labels.reduce<(typeof labels)[number] | null>(
    (best, label) => (!best || Math.abs(off(label)) < Math.abs(off(best)) ? label : best),
    null,
  );
  if (!near || Math.abs(off(near)) > figure.height) return [];
  return [{ y: middle(figure), slope: -off(near) / (center(figure) - center(near.word)) }];
}

/** Without figures that stand over or under their names: the label nearest to them is that of another line. */
function likely(corrections: Correction[]): Correction[] {
  const usual = median(corrections.map(({ slope }) => slope));
  return corrections.filter(({ slope }) => Math.abs(slope - usual) < mostOff);
}
const mostOff = 0.012;

/** The straight line through the corrections; level outside of them. */
function lineThrough(corrections: Correction[]): (y: number) => number {
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanY = mean(corrections.map(({ y }) => y));
  const meanSlope = mean(corrections.map(({ slope }) => slope));
  const spread = mean(corrections.map(({ y }) => (y - meanY) ** 2));
  const shared = mean(corrections.map(({ y, slope }) => (y - meanY) * (slope - meanSlope)));
  const change = spread < 400 ? 0 : shared / spread;
  const ys = corrections.map(({ y }) => y);
  const [top, bottom] = [Math.min(...ys) - 40, Math.max(...ys) + 40];
  return (y) => meanSlope + change * (Math.min(Math.max(y, top), bottom) - meanY);
}
