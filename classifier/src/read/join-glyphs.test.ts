import { expect, test } from 'vitest';
import { type Glyph, wordsOfGlyphs } from './join-glyphs.ts';

/** Letters of one width, so far apart; "|" is a blank that is printed, "_" one that a reader of gaps supposes. */
function glyphsOf(text: string, spacing: number): Glyph[] {
  let x = 0;
  return [...text].map((sign) => {
    const isBlank = sign === '|' || sign === '_';
    const glyph = { text: isBlank ? ' ' : sign, x: isBlank ? 0 : x, y: isBlank ? 0 : 40, width: 8, height: 20 };
    if (sign !== '_') x += 8 + spacing;
    return isBlank ? { ...glyph, width: 0, height: 0 } : glyph;
  });
}

const read = (text: string, spacing: number): string =>
  wordsOfGlyphs(glyphsOf(text, spacing))
    .map((word) => word.text)
    .join(' ');

test('between spaced letters a supposed blank is none, a wider one is', () =>
  expect(read('be_ll_wethe_r|coll_ege|of|art', 2.3)).toBe('bellwether college of art'));

test('without spacing each blank ends a word', () => expect(read('of|a|rt_of', 0)).toBe('of a rt of'));
