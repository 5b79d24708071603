import type { Word } from '../../page.ts';
import { alignText } from './align-text.ts';
import { splitGlued } from './split-glued.ts';
import { plainFigure } from './strip-words.ts';

/** What one reader says counts for less than what both say. */
export const loneShare = 0.9;
const agreed = 0.97;
// So many letters more in the place of a word: the first reader has not seen the next one.
const missedLetters = 3;
const surely = 0.85;
// In heights of a word; a blank is wider.
const splitWordGap = 0.25;

/** How sure a reader is of a line, by the character. */
export function certaintyOf(words: readonly Word[]): number {
  const length = words.reduce((sum, word) => sum + word.text.length, 0);
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, length);
}

/** Both have read the line. A's words and boxes stay; where A is in doubt and B differs, the surer one has it. */
export function mergeReadings(first: readonly Word[], second: readonly Word[]): Word[] {
  const sorted = [...first].sort((a, b) => a.x - b.x);
  const certainty = certaintyOf(second);
  const parts = alignText(sorted.map((word) => word.text).join(''), second.map((word) => word.text).join(''));
  const blanks = blanksOf(second);
  const merged: Word[] = [];
  let from = 0;
  let place = 0;
  for (const word of sorted) {
    const raw = parts.slice(from, from + word.text.length).join('');
    const hasMissedWords = raw.length > word.text.length + missedLetters && certainty > surely;
    if (hasMissedWords) return second.map((each) => ({ ...each, confidence: each.confidence * loneShare }));
    const better = surerWord(word, plainFigure(raw), certainty);
    const last = merged.at(-1);
    const isOneWord = last && !blanks.has(place) && word.x - (last.x + last.width) < splitWordGap * word.height;
    if (isOneWord) merged[merged.length - 1] = joinWords(last, better);
    else merged.push(better);
    from += word.text.length;
    place += raw.length;
  }
  return merged.flatMap(splitGlued);
}

function surerWord(word: Word, text: string, certainty: number): Word {
  if (text === word.text) return { ...word, confidence: Math.max(word.confidence, agreed) };
  if (text === '' || certainty < word.confidence) return word;
  return { ...word, text, confidence: certainty * loneShare };
}

/** Where words begin in the line without blanks. */
function blanksOf(words: readonly Word[]): Set<number> {
  let place = 0;
  return new Set(
    words.map((word) => {
      place += word.text.length;
      return place;
    }),
  );
}

function joinWords(left: Word, right: Word): Word {
  const y = Math.min(left.y, right.y);
  const bottom = Math.max(left.y + left.height, right.y + right.height);
  const confidence = Math.min(left.confidence, right.confidence);
  const width = right.x + right.width - left.x;
  return { text: left.text + right.text, x: left.x, y, width, height: bottom - y, confidence };
}
