import type { Word } from '../page.ts';
import { median } from './slope.ts';

const isShort = (word: Word): boolean => word.text.length < 5 && /^[\p{Lu}\d&·:,.'’–-]+$/u.test(word.text);

/** "A W A R D S" is one word: the single letters of a heading set with wide spacing are joined. Words from left to right. */
export function joinLetters(words: Word[]): Word[] {
  const joined: Word[] = [];
  let run: Word[] = [];
  const close = (): void => {
    joined.push(...(isSpaced(run) ? wordsOfRun(run) : run));
    run = [];
  };
  for (const word of joinPairs(words, isRest)) {
    if (run.length > 0 && (!isShort(word) || gap(run.at(-1) as Word, word) > word.height)) close();
    run.push(word);
    if (!isShort(word)) close();
  }
  close();
  return joinPairs(joined, areClose);
}

function joinPairs(words: Word[], belong: (last: Word, word: Word) => boolean): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last && belong(last, word))
      joined[joined.length - 1] = { ...wordOf([last, word]), y: word.y, height: word.height };
    else joined.push(word);
  }
  return joined;
}

/** A large initial that touches the rest of its word, or an apostrophe apart. */
function isRest(last: Word, word: Word): boolean {
  const far = gap(last, word) / word.height;
  if (!(far < 0.2)) return false;
  if (/^['’]s?$/.test(word.text) || /\p{L}['’]$/u.test(last.text)) return /^['’]?s?$/.test(word.text);
  return /^\p{Lu}$/u.test(last.text) && /^\p{Ll}{2}/u.test(word.text) && Math.abs(far) < 0.05;
}

/** Capitals that stand closer than words do. */
function areClose(last: Word, word: Word): boolean {
  const far = gap(last, word) / word.height;
  return far > 0 && far < 0.15 && /^\p{Lu}+$/u.test(last.text) && /^\p{Lu}+$/u.test(word.text);
}

const gap = (left: Word, right: Word): number => right.x - left.x - left.width;
const gapsOf = (run: Word[]): number[] => run.slice(1).map((word, index) => gap(run[index] as Word, word));

/** At least four letters, most of them alone, none touching the next. */
const isSpaced = (run: Word[]): boolean =>
  countOf(run, /^\p{Lu}$/u) >= 4 &&
  countOf(run, /^[\p{Lu}\d]$/u) > 0.5 * run.length &&
  gapsOf(run).every((each) => each > 0);

const countOf = (run: Word[], pattern: RegExp): number => run.filter(({ text }) => pattern.test(text)).length;

/** Between words the gap is far wider than between letters. */
function wordsOfRun(run: Word[]): Word[] {
  const usual = median(gapsOf(run));
  const words: Word[][] = [];
  for (const [index, letter] of run.entries()) {
    const last = words.at(-1);
    if (last && gap(run[index - 1] as Word, letter) < 1.7 * usual) last.push(letter);
    else words.push([letter]);
  }
  return words.map(wordOf);
}

function wordOf(letters: Word[]): Word {
  const [first, last] = [letters[0] as Word, letters.at(-1) as Word];
  const text = letters.map((letter) => letter.text).join('');
  return { ...first, text, width: last.x + last.width - first.x };
}
