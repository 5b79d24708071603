import type { Box, Word } from '../page.ts';
import { isTermHead } from './bare-heads.ts';
import { cellBox } from './cells.ts';
import { type Figure, figureOf } from './figures.ts';
import type { CelledLine } from './gutters.ts';
import { boxAround } from './lines.ts';

/** How many lines may stand between a figure and its terms. */
const mostBetween = 4;
/** How far two things at one edge may be apart. */
const slack = 4;

/**
 * Under a tile's figure its terms may stand in small print, "Fall $500 · Spring $500", and between it and its name how it is
 * reckoned, "30 credits at $380": where they come to it, they say nothing more.
 */
export function withoutTileTerms(lines: CelledLine[]): CelledLine[] {
  return lines.flatMap((line, index) => {
    if (!line.line.text.includes('$') || !mayTellTerms.test(line.line.text)) return line;
    const told = [lines.slice(Math.max(0, index - mostBetween), index), lines.slice(index + 1, index + 3)].flatMap(
      (near) => {
        const figures = near.flatMap(({ cells }) => cells.flatMap(({ figure }) => (figure ? [figure] : [])));
        const tiles = figures.filter(({ height }) => height > 1.3 * line.line.height);
        return tiles.map((tile) => wordsOf(line, tile, tiles)).filter((words) => words.length > 0);
      },
    );
    return told.length > 0 ? without(line, told.map(boxAround)) : line;
  });
}
const mayTellTerms =
  /\b(fall|autumn|winter|spring|summer|semester|trimester|term|quarter|credits?|units?|hours?|[a-z]{1,3}\d)\b/i;

/** The words from the left edge of a tile's figure to the next one, if they tell its parts; else none. */
function wordsOf({ line }: CelledLine, tile: Figure, tiles: Figure[]): Word[] {
  const end = Math.min(...tiles.map(({ x }) => (x > tile.x + slack ? x - slack : Infinity)));
  const isOwn = ({ x }: Box): boolean => x > tile.x - slack && x < end;
  const words = line.pieces.filter(isOwn).flatMap((piece) => piece.words);
  const [first] = words;
  const isUnder = first && first.x < tile.x + slack && words.every(isOwn);
  const isTold = isUnder && (arePartsOf(tile.value, words) || isRateOf(tile, words));
  return isTold ? words : [];
}

/** "30 credits at $380", "$240 per trimester": so many times one sum of money is the figure under it. */
function isRateOf({ value, y }: Figure, words: Word[]): boolean {
  const figures = words.flatMap((word) => figureOf([word]) ?? []);
  const [rate, ...others] = figures.filter(({ text }) => text.startsWith('$'));
  if (!rate || rate.y > y || others.length > 0 || words.length > mostWords) return false;
  const counts = figures.filter((figure) => figure !== rate).map((count) => count.value);
  const terms = perTerm.test(words.map(({ text }) => text).join(' ')) ? [2, 3, 4] : [];
  return [...counts, ...terms].some((times) => times > 1 && Math.abs(times * rate.value - value) < 1);
}
const mostWords = 8;
const perTerm = /\b(per|each|every|an?) (semester|trimester|term|quarter)\b/i;

/** Nothing but terms and figures, and these add up. */
function arePartsOf(value: number, words: Word[]): boolean {
  const bare = words.map((word) => ({ ...word, text: word.text.replace(/^[^\p{L}\d$]+|[^\p{L}\d]+$/gu, '') }));
  const parts = bare.flatMap((word) => (word.text.startsWith('$') ? (figureOf([word])?.value ?? []) : []));
  const sum = parts.reduce((all, part) => all + part, 0);
  const rest = bare.filter(({ text }) => text && !text.startsWith('$'));
  return (
    parts.length > 0 &&
    Math.abs(sum - value) <= parts.length &&
    (areCodes(rest, parts) || isTermHead(rest.map(({ text }) => text).join(' '))) &&
    rest.length <= 3 * parts.length
  );
}

/** "T1 $1,107 · T2 $1,107 · T3 $1,107": each part has a letter and a number of its own, whatever they stand for. */
const areCodes = (rest: Word[], parts: number[]): boolean =>
  parts.length > 1 &&
  new Set(rest.map(({ text }) => text)).size === parts.length &&
  rest.every(({ text }) => /^\p{Lu}{1,3}\d$/u.test(text));

/** The rest of the line without what stands in some columns, if there is any. */
export function without({ line, cells }: CelledLine, told: Box[]): CelledLine[] {
  const isLeft = ({ x, width }: Box): boolean => !told.some((box) => box.x < x + width && x < box.x + box.width);
  const pieces = line.pieces.filter(isLeft);
  if (pieces.length === 0) return [];
  const text = pieces.map((piece) => piece.text).join('  ');
  return [
    { line: { ...line, ...boxAround(pieces), pieces, text }, cells: cells.filter((cell) => isLeft(cellBox(cell))) },
  ];
}
