import type { Word } from '../../page.ts';

const guessed = 0.5;
// The share of a word's height that a row of its dots or its underline has.
const sliverShare = 0.4;

/** Without the dots of letters, accents and underlines that were taken for a line of their own: thin, guessed, and in a word. */
export function withoutSlivers(words: readonly Word[]): Word[] {
  const sure = words.filter((word) => word.confidence > guessed);
  return words.filter((word) => word.confidence > guessed || !sure.some((other) => isSliverOf(word, other)));
}

function isSliverOf(sliver: Word, word: Word): boolean {
  if (sliver.height > word.height * sliverShare) return false;
  const isLevel = sliver.y + sliver.height > word.y - word.height * 0.2 && sliver.y < word.y + word.height * 1.2;
  const shared = Math.min(sliver.x + sliver.width, word.x + word.width) - Math.max(sliver.x, word.x);
  return isLevel && shared > Math.min(sliver.width, word.width) / 2;
}
