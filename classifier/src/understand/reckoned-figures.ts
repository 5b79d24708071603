import type { Word } from '../page.ts';
import { type Figure, figureOf } from './figures.ts';
import { boxAround } from './lines.ts';

const times = /^[x×*]$/i;

/**
 * "$825 + $825", "$825 × 2", "2 x $825", each with "= $1,650" or without it, and "$825 / $825 / $1,650": one figure that
 * shows how it comes about. Null for other words.
 */
export function reckonedFigure(words: Word[]): Figure | null {
  if (words.length < 3 || !words.some(({ text }) => sign.test(text))) return null;
  const at = words.findIndex(({ text }) => text === '=');
  const value = at === words.length - 2 ? sumOf(words.slice(0, at)) : at < 0 ? sumOf(words) : null;
  if (value === null) return null;
  const told = at < 0 ? null : figureOf(words.slice(-1));
  const figure = told ?? words.map((word) => figureOf([word])).find((each) => each && !each.isPlain);
  if (!figure || (at >= 0 && told?.value !== value)) return null;
  return { ...figure, ...(told ?? boxAround(words)), value, period: null };
}

const sign = /^[x×*+=/]$/i;

function sumOf(words: Word[]): number | null {
  const signs = new Set(words.flatMap(({ text }, index) => (index % 2 === 1 ? [text] : [])));
  const [only, ...others] = signs;
  if (only === undefined || others.length > 0 || words.length % 2 === 0) return null;
  const figures = words.flatMap((word, index) => (index % 2 === 0 ? [figureOf([word])] : []));
  if (figures.some((figure) => figure === null)) return null;
  const values = (figures as Figure[]).map(({ value }) => value);
  const isMoney = (figures as Figure[]).map(({ isPlain }) => !isPlain);
  if (only === '+' && isMoney.every(Boolean)) return total(values);
  if (times.test(only) && values.length === 2 && isMoney[0] !== isMoney[1]) return product(values, isMoney);
  const last = values.at(-1) ?? 0;
  return only === '/' && values.length > 2 && total(values) === 2 * last ? last : null;
}

const total = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);

/** So many terms has a year, not so many credits. */
function product([first = 0, second = 0]: number[], [isFirstMoney]: boolean[]): number | null {
  const count = isFirstMoney ? second : first;
  return count >= 2 && count <= 4 ? first * second : null;
}
