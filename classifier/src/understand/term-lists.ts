import type { Word } from '../page.ts';
import { isBareHead, isTermHead } from './bare-heads.ts';
import type { Cell } from './cells.ts';
import { type Figure, figureOf } from './figures.ts';
import { type Piece, pieceOf } from './lines.ts';

const mostWords = 30;
const anyTerm = /\b(fall|autumn|winter|spring|summer|semester|term|quarter|trimester)/i;

/**
 * "Pell Grant — Fall 2026: $3,698; Spring 2027: $3,697", "Pell Grant ($3,698 Fall / $3,697 Spring)": a name, and each
 * figure beside its term. Behind other words the name may stand in these. Null for other words.
 */
export function termListCells({ words, text }: Piece, isBehind = false): Cell[] | null {
  if (words.length < 4 || words.length > mostWords || text.indexOf('$') === text.lastIndexOf('$')) return null;
  if (!anyTerm.test(text)) return null;
  const figures = words.map(printedFigure);
  const spots = [...figures.keys()].filter((at) => figures[at]);
  const [first = 0, ...others] = spots;
  if ((first < 1 && !isBehind) || others.length < 1) return null;
  const behind = spots.map((at, index) => withoutMarks(words.slice(at + 1, spots[index + 1])));
  const isTermFirst = behind.at(-1)?.length === 0;
  const start = isTermFirst ? termStart(words.slice(0, first)) : first;
  const terms = isTermFirst ? [withoutMarks(words.slice(start, first)), ...behind.slice(0, -1)] : behind;
  const name = nameIn(words.slice(0, start));
  const isNamed = start > 0 ? name.length > 0 : isBehind && start === 0;
  if (!isNamed || !areTerms(terms.map(textOf))) return null;
  const pairs = spots.flatMap((at, index): Cell[] => [
    { text: pieceOf(terms[index] as Word[]), figure: null },
    { text: null, figure: figures[at] as Figure },
  ]);
  return name.length > 0 ? [{ text: pieceOf(name), figure: null }, ...pairs] : pairs;
}

export const isTermList = (piece: Piece): boolean => termListCells(piece) !== null;

/** "$3,698;", "($300", "$250)". */
function printedFigure(word: Word): Figure | null {
  if (!word.text.includes('$')) return null;
  return figureOf([{ ...word, text: word.text.replace(/^\((?!.*\)$)|[;,|/]+$|(?<!^\(.*)\)[;,.]?$/g, '') }]);
}

const textOf = (words: Word[]): string => words.map(({ text }) => text).join(' ');

/** Each is a term or the year, and two are terms. */
const areTerms = (terms: string[]): boolean => terms.every(isBareHead) && terms.filter(isTermHead).length > 1;

/** The words without the signs that part a list. */
const withoutMarks = (words: Word[]): Word[] =>
  words
    .map((word) => ({ ...word, text: word.text.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '') }))
    .filter(({ text }) => text && !/^(and|plus)$/i.test(text));

/** Where the term before the first figure begins; -1 where none stands there. */
function termStart(words: Word[]): number {
  const at = words.findLastIndex((_, index) => isTermHead(textOf(withoutMarks(words.slice(index)))));
  return at > 1 && /^\(?20\d\d$/.test(words[at - 1]?.text ?? '') ? at - 1 : at;
}

/** The name without a bullet before it, and the dash, the colon or the comma behind it. */
function nameIn(words: Word[]): Word[] {
  const start = words.findIndex(({ text }) => !/^([^\p{L}\d(]+|o|\d{1,2}[.)])$/u.test(text));
  const end = words.findLastIndex(({ text }) => /[\p{L}\d)]/u.test(text));
  const name = start < 0 ? [] : words.slice(start, end + 1);
  const last = name.at(-1);
  if (!last || !/\p{L}{3}/u.test(textOf(name)) || isBareHead(textOf(name))) return [];
  return [...name.slice(0, -1), { ...last, text: last.text.replace(/[,:;–—-]+$/, '') }];
}
