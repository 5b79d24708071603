import type { Word } from '../page.ts';

export const gap = (left: Word, right: Word): number => right.x - left.x - left.width;
export const gapsOf = (run: Word[]): number[] => run.slice(1).map((word, index) => gap(run[index] as Word, word));

/** Each word joined to the one before where they belong together. */
export function joinPairs(words: Word[], belong: (last: Word, word: Word) => boolean): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last && belong(last, word))
      joined[joined.length - 1] = { ...wordOf([last, word]), y: word.y, height: word.height };
    else joined.push(word);
  }
  return joined;
}

/** One word of several, from left to right. */
export function wordOf(letters: Word[]): Word {
  const [first, last] = [letters[0] as Word, letters.at(-1) as Word];
  const text = letters.map((letter) => letter.text).join('');
  return { ...first, text, width: last.x + last.width - first.x };
}
