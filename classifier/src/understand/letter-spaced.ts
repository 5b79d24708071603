import type { Word } from '../page.ts';
import { gap, gapsOf, joinPairs, wordOf } from './joined-words.ts';
import { median } from './slope.ts';
import { joinFragments } from './small-capitals.ts';

const isShort = (word: Word): boolean => word.text.length < 5 && /^[\p{L}\d&·:,.'’–-]+$/u.test(word.text);

/** "A W A R D S" is one word: the single letters of words set with wide spacing are joined. Words from left to right. */
export function joinLetters(words: Word[]): Word[] {
  if (isPlain(words)) return words;
  const runs = runsOf(joinFragments(joinPairs(words, isRest)));
  const spaced = runs.filter(isSpaced);
  const usual = spaced[0] ? median(gapsOf(spaced[0])) : 0;
  const joined = runs.flatMap((run) =>
    spaced.includes(run) || isAsWide(run, usual) ? wordsOfRun(run) : withYears(run),
  );
  return joinPairs(joined, closeIn(joined));
}

/** Words as most lines have them: apart, of one size, hardly any of a single letter. */
function isPlain(words: Word[]): boolean {
  let singles = 0;
  for (const [index, word] of words.entries()) {
    const last = words[index - 1];
    if (word.text.length === 1) singles += 1;
    if (singles > 3 || (word.text.length < 3 && /^\p{Lu}$/u.test(word.text))) return false;
    if (!last) continue;
    const far = gap(last, word) / word.height;
    if (far < 0.2 || word.height < 0.8 * last.height || (far < 0.7 && /f[il]$/.test(last.text))) return false;
    if (far < 0.25 && isCapitals(last) && isCapitals(word)) return false;
  }
  return true;
}
const isCapitals = ({ text }: Word): boolean => /^\p{Lu}+$/u.test(text);

/** Short words that stand close together, and each longer word by itself. */
function runsOf(words: Word[]): Word[][] {
  const runs: Word[][] = [];
  let isOpen = false;
  for (const word of words) {
    const last = runs.at(-1);
    if (last && isOpen && isShort(word) && gap(last.at(-1) as Word, word) <= word.height) last.push(word);
    else runs.push([word]);
    isOpen = isShort(word);
  }
  return runs;
}

/** "O F" and "2 0 2 6" on a line with longer words that are spaced so. */
const isAsWide = (run: Word[], usual: number): boolean =>
  usual > 0 &&
  run.length > 1 &&
  run.every(({ text }) => text.length === 1) &&
  gapsOf(run).every((each) => each > 0.8 * usual && each < 1.25 * usual);

/** A large initial that touches the rest of its word, an apostrophe apart, or what follows the sign for "fi" or "fl". */
function isRest(last: Word, word: Word): boolean {
  const far = gap(last, word) / word.height;
  if (far >= 0.7) return false;
  if (/f[il]$/.test(last.text) && /^\p{Ll}/u.test(word.text)) return true;
  if (far >= 0.2) return false;
  if (/^['’]s?$/.test(word.text) || /\p{L}['’]$/u.test(last.text)) return /^['’]?s?$/.test(word.text);
  // "Guada" and "lupe", in two colors.
  const isTouching = Math.abs(far) < 0.03 && last.height === word.height && /\p{Ll}$/u.test(last.text);
  return /^\p{Ll}{2}/u.test(word.text) && (isTouching || (/^\p{Lu}$/u.test(last.text) && Math.abs(far) < 0.05));
}

/** Capitals that stand closer than the words of their line do. */
function closeIn(words: Word[]): (last: Word, word: Word) => boolean {
  const isCapital = (word: Word | undefined): boolean => word !== undefined && /^\p{Lu}[^\p{Ll}]*$/u.test(word.text);
  const blanks = gapsOf(words).filter(
    (each, index) =>
      each > 0 && each < (words[index]?.height ?? 0) && isCapital(words[index]) && isCapital(words[index + 1]),
  );
  const widest = Math.max(0, ...blanks);
  const hasLone = words.some(({ text }) => /^[B-HJ-Z]$/.test(text));
  // "GR A N TS": no gap is as wide as a blank.
  const isOneWord = hasLone && widest < 0.14 * (words[0]?.height ?? 0);
  const most = isOneWord ? 2 * widest : blanks.length > 1 ? 0.55 * widest : 0;
  // A lone consonant tells of words in pieces.
  const reach = hasLone ? 0.25 : 0.15;
  return (last, word) => {
    const far = gap(last, word);
    const isClose = far > 0 && far < Math.max(0.11 * word.height, Math.min(most, reach * word.height));
    return isClose && /^\p{Lu}+$/u.test(last.text) && /^\p{Lu}+$/u.test(word.text);
  };
}

/** At least four letters, most of them alone, none touching the next; or the five digits of a zip. */
const isSpaced = (run: Word[]): boolean =>
  (countOf(run, /^\p{L}$/u) >= 4 || isSpacedZip(run)) &&
  countOf(run, /^[\p{L}\d]$/u) > 0.5 * run.length &&
  gapsOf(run).every((each) => each > 0);

/** The five digits of a zip. */
const isSpacedZip = (run: Word[]): boolean =>
  run.length === 5 &&
  countOf(run, /^\d$/) === 5 &&
  gapsOf(run).every((each, index) => each < 0.3 * (run[index]?.height ?? 0));

/** "BUDGET FOR 2 0 2 6 - 2 0 2 7": the signs of a year that stand apart, among words that do not. */
function withYears(run: Word[]): Word[] {
  const isSign = ({ text }: Word): boolean => /^[\d/–—-]$/.test(text);
  const start = run.findIndex(isSign);
  const rest = run.slice(start);
  const end = rest.findIndex((word) => !isSign(word));
  const signs = start < 0 ? [] : rest.slice(0, end < 0 ? rest.length : end);
  if (!year.test(signs.map(({ text }) => text).join('')) || !gapsOf(signs).every((each) => each > 0)) return run;
  return [...run.slice(0, start), wordOf(signs), ...rest.slice(signs.length)];
}
const year = /^20\d\d([/–—-](20)?\d\d)?$/;

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
