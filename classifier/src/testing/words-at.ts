import type { Word } from '../page.ts';

/** Words of one size, from a left edge on. */
export const wordsAt = (text: string, left: number, y: number, height: number): Word[] =>
  [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    x: left + (match.index * height) / 2,
    y,
    width: (match[0].length * height) / 2,
    height,
    confidence: 1,
  }));
