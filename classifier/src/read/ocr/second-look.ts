import type { Word } from '../../page.ts';
import type { Picture } from '../picture.ts';
import { certaintyOf, loneShare, mergeReadings } from './merge-readings.ts';
import { readStrip } from './read-strip.ts';
import { withoutSlivers } from './slivers.ts';
import { stripWords } from './strip-words.ts';
import { cropToStrip, isInside, isSideways, type Strip } from './text-strip.ts';

// A figure must be surer than a word: a wrong letter can be guessed, a wrong digit not.
const doubtfulFigure = 0.9;
const doubtfulWord = 0.7;
// So much thicker than the others: a heading. A school's name stands in one, and must be right to the letter.
const headingShare = 1.25;
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
  read: readonly Word[],
  strips: readonly Strip[],
  look: Look = 'doubtful',
): Promise<Word[]> {
  const words = withoutSlivers(read).map((word) => inItsLine(word, strips));
  const kept = new Set(words);
  const seen: Word[] = [];
  const heading = headingShare * usualThickness(strips);
  for (const strip of strips) {
    const inside = words.filter((word) => kept.has(word) && isInside(word, strip));
    if (
      !isDoubtful(inside, strip, strip.thickness > heading) &&
      !(look === 'figures' && inside.some(({ text }) => /\d/.test(text)))
    )
      continue;
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

function inItsLine(word: Word, strips: readonly Strip[]): Word {
  const strip = strips.find((each) => isInside(word, each));
  return strip && !isSideways(strip) ? cropToStrip(word, strip) : word;
}

/** Specks of dirt and ends of lines read as signs. */
function isSpeck(word: Word): boolean {
  return word.confidence < 0.5 || (!/[\p{L}\p{N}]/u.test(word.text) && word.confidence < 0.9);
}

function isDoubtful(inside: readonly Word[], strip: Strip, isHeading: boolean): boolean {
  if (!isCovered(inside, strip)) return true;
  return inside.some(({ text, confidence }) => {
    return confidence < (isHeading || /\d/.test(text) ? doubtfulFigure : doubtfulWord);
  });
}

function usualThickness(strips: readonly Strip[]): number {
  return strips.map(({ thickness }) => thickness).sort((a, b) => a - b)[strips.length >> 1] ?? 0;
}

function isCovered(inside: readonly Word[], strip: Strip): boolean {
  const covered = inside.reduce((sum, word) => sum + word.width, 0);
  return covered > leastCover * (strip.length - strip.thickness * 0.6);
}

/** Reader A missed most of the line: what B is sure of stands in for it. */
function preferSurer(inside: readonly Word[], lone: readonly Word[]): Word[] {
  const sure = certaintyOf(lone) > loneConfidence ? lone : lone.filter((word) => word.confidence > loneConfidence);
  const covered = (words: readonly Word[]) => words.reduce((sum, word) => sum + word.width, 0);
  const isBetter = covered(sure) > covered(inside) || certaintyOf(sure) > certaintyOf(inside) + 0.2;
  if (!isBetter) return [...inside];
  return sure.map((word) => ({ ...word, confidence: word.confidence * loneShare }));
}
