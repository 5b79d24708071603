import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const letter = `${head}
Name   Deshawn Pruitt                  Student no.   T01183327
Aid year   2026-2027                   Status        Dependent / resident

Award                           Code           Fall      Spring        Year
---------------------------------------------------------------------------
Federal Pell Grant              FPELL         1,698       1,697       3,395
Marching Band Award             IBAND           750         750       1,500
Direct Subsidized Loan          FSUB          1,750       1,750       3,500
---------------------------------------------------------------------------
Total                                         4,198       4,197       8,395`;

test('a field of the head of the letter, right under another, is no head of the columns below it', () => {
  const reading = letterFromText(letter);
  const tall = reading.pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, height: 15 })) }));
  expect(understand({ pages: tall }).aid.map(({ value }) => value)).toEqual([3395, 1500, 3500]);
});
