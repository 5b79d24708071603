import type { Word } from '../page.ts';
import { periodOf } from './figures.ts';
import { readMoney } from './money.ts';

const isPrinted = ({ text }: Word): boolean => text === '$' || (/\d/.test(text) && readMoney(text)?.isPlain === false);
const rightOf = ({ x, width }: Word): number => x + width;

/** Where columns of figures begin and end: three figures or more that stand far from the words before them. */
export type Edges = { lefts: number[]; rights: number[] };
/** `isSecond`: behind the figure of another column. */
type Spot = { word: Word; isFar: boolean; isSecond: boolean };

export function figureEdges(rows: Word[][]): Edges {
  const spots = rows.flatMap((row) => row.flatMap((_, index) => spotAt(row, index)));
  const far = spots.filter(({ isFar }) => isFar);
  const lefts = shared(far.map(({ word }) => word.x));
  return { lefts: [...lefts, ...tightLefts(spots)], rights: shared(far.map(({ word }) => rightOf(word))) };
}

function spotAt(row: Word[], index: number): Spot[] {
  const [last, word] = [row[index - 1], row[index] as Word];
  if (!last || !isPrinted(word)) return [];
  const isFar = word.x - rightOf(last) > 2 * word.height || standsBeside(last, word);
  if (!isFar && !standsApart(row[index - 2], last, word)) return [];
  return [{ word, isFar, isSecond: row.slice(0, index - 1).some((other) => other.text !== '$' && isPrinted(other)) }];
}

const shared = (places: number[]): number[] =>
  [...Map.groupBy(places, Math.round).values()].flatMap((same) => (same.length > 2 ? same.slice(0, 1) : []));

/** Columns set tight, where only some names leave room; in a second one two figures do. */
const tightLefts = (spots: Spot[]): number[] =>
  [...Map.groupBy(spots, ({ word }) => Math.round(word.x)).values()].flatMap((same) => {
    const isColumn = same.length > 2 || (same.length > 1 && same.every(({ isSecond }) => isSecond));
    return isColumn && same.some(({ isFar }) => isFar) ? [same[0]?.word.x ?? 0] : [];
  });

/** The gap is wider than the one before. */
const standsApart = (other: Word | undefined, last: Word, word: Word): boolean =>
  other !== undefined && word.x - rightOf(last) > 1.3 * Math.max(1, last.x - rightOf(other));

const isAtEdge = (word: Word, { rights }: Edges): boolean =>
  rights.some((edge) => Math.abs(edge - rightOf(word)) < 0.6);
const isAtLeft = (word: Word, { lefts }: Edges): boolean => lefts.some((edge) => Math.abs(edge - word.x) < 0.6);

const isWord = ({ text }: Word): boolean => /\p{L}{2}/u.test(text);

/** "Per Term  Per Year" close together: a head ends where its column does, and the gap is wider than those inside a head. */
function endsOverColumn(before: Word[], word: Word, edges: Edges): boolean {
  const [last, other] = [before.at(-1), before.at(-2)];
  const gap = last ? word.x - rightOf(last) : 0;
  if (!last || gap < 0.4 * word.height || !isWord(last) || !isWord(word) || !isAtEdge(last, edges)) return false;
  return other ? gap > 2 * Math.max(1, last.x - rightOf(other)) : isAtEdge(word, edges);
}

/** A long name runs up to its figure: the gap is wider than the one before, and the figure begins or ends where the others do. */
function endsInColumn(before: Word[], word: Word, edges: Edges): boolean {
  const [last, other] = [before.at(-1), before.at(-2)];
  if (!last || !isPrinted(word) || !(isAtEdge(word, edges) || isAtLeft(word, edges))) return false;
  return standsApart(other, last, word);
}

/** "840 2.25 GPA": the words of the next column stand close behind a figure that ends where the others do. */
function standsBehindColumn(before: Word[], word: Word, edges: Edges): boolean {
  const [last] = before;
  const isFigure = last && before.length === 1 && /^(0|\$?[\d,]{2,}(\.\d\d)?)$/.test(last.text);
  return (
    isFigure === true && !goesOn.test(word.text) && isAtEdge(last, edges) && word.x - rightOf(last) > 0.3 * word.height
  );
}

/** "$825 per sem.", "$825 × 2", "825 dollars" are figures to their end. */
const goesOn = /^([x×+=$]|per|ea\.|dollars)$/i;

/** "2,900 5,800" in narrow columns: two figures are never one phrase. */
const standsBeside = (last: Word, word: Word): boolean =>
  isSum(last) && isSum(word) && word.x - rightOf(last) > 0.4 * word.height && (isPrinted(last) || isPrinted(word));
const isSum = ({ text }: Word): boolean => /^\$?\d[\d,]*(\.\d\d)?$/.test(text);

export const isPartedByColumn = (before: Word[], word: Word, edges: Edges): boolean =>
  endsInColumn(before, word, edges) ||
  endsOverColumn(before, word, edges) ||
  standsBehindColumn(before, word, edges) ||
  (before.length === 1 && standsBeside(before[0] as Word, word));

/** "$1,500 paid in August" under other figures of its column: the words behind it are a remark. Null for other words. */
export function remarkBehind(words: Word[], edges: Edges): Word[] | null {
  const [figure, next] = words;
  const isOpen = figure && next && words.length < 12 && figure.text.startsWith('$') && isPrinted(figure);
  if (!isOpen || !/^[\p{Ll}(–—-]/u.test(next.text) || goesOn.test(next.text) || !isAtLeft(figure, edges)) return null;
  const rest = words.slice(1);
  return rest.some(isPrinted) || periodOf(rest.map(({ text }) => text).join(' ')) ? null : rest;
}
