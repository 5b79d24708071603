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

/** Letters with the width that they claim and the one that they have: [text, claimed, own, height]. */
function claiming(letters: [string, number, number, number][]): string {
  let x = 0;
  const glyphs = letters.map(([text, width, own, height]) => {
    const glyph = text === ' ' ? { x: 0, y: 0, width: 0, height: 0 } : { x, y: 60 - height, width, height };
    x += own;
    return { text, ...glyph };
  });
  return wordsOfGlyphs(glyphs)
    .map((word) => word.text)
    .join(' ');
}

test('behind a ligature, whose letters have one box that is too narrow, a blank is one', () =>
  expect(
    claiming([
      ['H', 9, 9, 20],
      ['u', 8, 8, 20],
      ['f', 5, 0, 20],
      ['f', 5, 10, 20],
      ['s', 7, 7, 20],
      [' ', 0, 4, 20],
      ['H', 9, 9, 20],
      ['a', 8, 8, 20],
      ['l', 4, 4, 20],
      ['l', 4, 4, 20],
    ]),
  ).toBe('Huffs Hall'));

test('small capitals made of large ones, which all claim one narrow width, are one word', () =>
  expect(
    claiming([
      ['E', 12, 12, 12],
      ['l', 3, 8, 8.5],
      ['m', 3, 12, 8.5],
      ['w', 3, 11, 8.5],
      ['o', 3, 9, 8.5],
      ['o', 3, 9, 8.5],
      ['d', 3, 9, 8.5],
      [' ', 0, 4, 8.5],
      ['A', 12, 12, 12],
      ['r', 3, 9, 8.5],
      ['t', 3, 8, 8.5],
      ['s', 3, 8, 8.5],
      [' ', 0, 3, 8.5],
      ['w', 3, 12, 8.5],
      ['e', 3, 9, 8.5],
      [' ', 0, 3, 8.5],
      ['l', 3, 8, 8.5],
      ['o', 3, 9, 8.5],
    ]),
  ).toBe('Elmwood Arts we lo'));

test.each([
  ['a line that ends inside a word is none', '2026-202\n\n7|$4,\n\n400', 0, '2026-2027 $4,400'],
  ['what stands apart is another word', 'Aid\n\nOffer', 3, 'Aid Offer'],
])('%s', (_, text, space, words) => {
  let x = 0;
  const glyphs = [...text].map((sign, index) => {
    const isBlank = sign === '\n' || sign === '|';
    if (sign === '|' || (sign === '\n' && text[index - 1] === '\n')) x += sign === '|' ? 6 : space;
    const place = isBlank ? { x: 0, y: 0, width: 0, height: 0 } : { x, y: 40, width: 8, height: 16 };
    if (!isBlank) x += 8;
    return { text: sign === '|' ? ' ' : sign, ...place };
  });
  const read = wordsOfGlyphs(glyphs).map(({ text: word }) => word);
  expect(read.join(' ')).toBe(words);
});

/** Words of letters of one width, each where it is set. */
const setAt = (...words: [text: string, x: number, y: number][]): string =>
  wordsOfGlyphs(
    words.flatMap(([text, x, y]) => [
      ...[...text].map((sign, index) => ({ text: sign, x: x + 8 * index, y, width: 8, height: 20 })),
      { text: '\n', x: 0, y: 0, width: 0, height: 0 },
    ]),
  )
    .map(({ text }) => text)
    .join(' ');

test('what stands between the letters of a word in the file, and elsewhere on the page, does not part it', () => {
  expect(setAt(['KANAWHA', 0, 40], ['R', 64, 40], ['PAGE', 400, 51], ['IDGE', 72, 40], ['STATE', 112, 40])).toBe(
    'KANAWHA RIDGE PAGE STATE',
  );
  expect(setAt(['R', 64, 40], ['PAGE', 400, 51], ['ID', 72, 40], ['OF', 440, 51], ['GE', 88, 40])).toBe(
    'RIDGE PAGE OF',
  );
  expect(setAt(['R', 64, 40], ['PAGE', 400, 51], ['IDGE', 76, 40])).toBe('R PAGE IDGE');
});

/** Text in which `[…]` stands raised and small. */
function withRaised(text: string): string {
  let isRaised = false;
  const glyphs = [...text].flatMap((sign, index): Glyph[] => {
    if (sign === '[' || sign === ']') isRaised = sign === '[';
    const place = isRaised ? { y: 38, height: 12 } : { y: 40, height: 20 };
    return sign === '[' || sign === ']' ? [] : [{ text: sign, x: 8 * index, width: 8, ...place }];
  });
  return wordsOfGlyphs(glyphs)
    .map((word) => word.text)
    .join(' ');
}

test.each([
  ['$3,120[4]', '$3,120⁴'],
  ['$800[12]', '$800¹²'],
  ['$800¹', '$800¹'],
  ['Grant[7]', 'Grant7'],
  ['Grant⁷', 'Grant7'],
])('the mark of a note is no digit of the figure before it: %s', (text, word) => expect(withRaised(text)).toBe(word));

test('behind small capitals, which claim less room than they take, a blank is one', () =>
  expect(
    claiming([
      ['S', 12.8, 12.8, 29.5],
      ['t', 4.4, 9.6, 20.2],
      ['.', 5.7, 11.5, 29.5],
      [' ', 0, 0, 0],
      ['B', 15.3, 15.3, 29.5],
      ['r', 5.2, 10.5, 20.2],
    ]),
  ).toBe('St. Br'));
