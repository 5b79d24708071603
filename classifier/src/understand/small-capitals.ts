import type { Word } from '../page.ts';
import { gap, gapsOf, joinPairs } from './joined-words.ts';

/**
 * "Br endan", "Uni v ersit y": small capitals set with wide spacing come as a large initial and smaller parts of the
 * word, closer to each other than the words of the line are. Words from left to right.
 */
export function joinFragments(words: Word[]): Word[] {
  if (words.length > 20 || !words.some((word, index) => isSmaller(words[index - 1], word))) return words;
  const most = mostGap(words);
  const parts = new Set<Word>();
  for (const [index, word] of words.entries()) {
    const last = words[index - 1];
    if (!last || !/^\p{Ll}/u.test(word.text) || gap(last, word) >= most) continue;
    if (isSmaller(last, word) || parts.has(last)) parts.add(word);
  }
  return joinPairs(words, (_, word) => parts.has(word));
}

/** Begins with a small letter, in print of another size than the capital before it. */
const isSmaller = (last: Word | undefined, word: Word): boolean =>
  last !== undefined &&
  /^\p{Lu}\p{L}*$/u.test(last.text) &&
  /^\p{Ll}\p{L}*$/u.test(word.text) &&
  word.height < 0.8 * last.height;

/** Well under the gap between words; a lone letter tells that a line without such gaps is one word. */
function mostGap(words: Word[]): number {
  const [first, ...rest] = words;
  const isOneWord = rest.every(({ text }) => /^\p{Ll}+$/u.test(text)) && rest.some(({ text }) => /^[b-z]$/.test(text));
  if (first && isOneWord) return 0.5 * first.height;
  const blanks = gapsOf(words).filter((each, index) => each < (words[index]?.height ?? 0));
  return 0.6 * Math.max(...blanks, 0);
}
