import type { Word } from '../../page.ts';
import type { Picture } from '../picture.ts';
import { certaintyOf, loneShare, mergeReadings } from './merge-readings.ts';
import { readStrip } from './read-strip.ts';
import { stripWords } from './strip-words.ts';
import type { Strip } from './text-strip.ts';

// A figure must be surer than a word: a wrong letter can be guessed, a wrong digit not.
const doubtfulFigure = 0.9;
const doubtfulWord = 0.7;
const leastCover = 0.6;
// What reader B alone has seen counts only when it is sure.
const loneConfidence = 0.8;
// Below it reader A's words are guesses, and so are the blanks between them.
const guessing = 0.6;

/** `figures`: at every line with a figure too, however sure reader A is. */
export type Look = 'doubtful' | 'figures';

/** Lets reader B look at the lines where reader A has seen nothing or is in doubt. Words and strips in pixels. */
export async function secondLook(
  picture: Picture,
  words: readonly Word[],
  strips: readonly Strip[],
  look: Look = 'doubtful',
): Promise<Word[]> {
  const kept = new Set(words);
  const seen: Word[] = [];
  for (const strip of strips) {
    const inside = words.filter((word) => kept.has(word) && isInside(word, strip));
    if (!isDoubtful(inside, strip) && !(look === 'figures' && inside.some(({ text }) => /\d/.test(text)))) continue;
    const forms = await readStrip(picture, strip);
    const lone = stripWords(strip, forms);
    const better =
      isCovered(inside, strip) && certaintyOf(inside) > guessing
        ? mergeReadings(inside, lone)
        : preferSurer(inside, lone);
    for (const word of inside) kept.delete(word);
    seen.push(...better);
  }
  const isPrint = (word: Word) => !isSpeck(word) || strips.some((strip) => isInside(word, strip));
  return [...words.filter((word) => kept.has(word) && isPrint(word)), ...seen];
}

/** Specks of dirt and ends of lines read as signs. */
function isSpeck(word: Word): boolean {
  return word.confidence < 0.5 || (!/[\p{L}\p{N}]/u.test(word.text) && word.confidence < 0.9);
}

function isDoubtful(inside: readonly Word[], strip: Strip): boolean {
  if (!isCovered(inside, strip)) return true;
  return inside.some((word) => word.confidence < (/\d/.test(word.text) ? doubtfulFigure : doubtfulWord));
}

function isCovered(inside: readonly Word[], strip: Strip): boolean {
  const covered = inside.reduce((sum, word) => sum + word.width, 0);
  return covered > leastCover * (strip.length - strip.thickness * 0.6);
}

function isInside(word: Word, strip: Strip): boolean {
  const x = word.x + word.width / 2 - strip.x;
  const y = word.y + word.height / 2 - strip.y;
  const [cos, sin] = [Math.cos(strip.angle), Math.sin(strip.angle)];
  const along = Math.abs(x * cos + y * sin);
  const across = Math.abs(y * cos - x * sin);
  return along < strip.length / 2 && across < strip.thickness / 2;
}

/** Reader A missed most of the line: what B is sure of stands in for it. */
function preferSurer(inside: readonly Word[], lone: readonly Word[]): Word[] {
  const sure = certaintyOf(lone) > loneConfidence ? lone : lone.filter((word) => word.confidence > loneConfidence);
  const covered = (words: readonly Word[]) => words.reduce((sum, word) => sum + word.width, 0);
  const isBetter = covered(sure) > covered(inside) || certaintyOf(sure) > certaintyOf(inside) + 0.2;
  if (!isBetter) return [...inside];
  return sure.map((word) => ({ ...word, confidence: word.confidence * loneShare }));
}
