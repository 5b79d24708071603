import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const letter = (last: string): string => `${head}
Below is what we offer you for each quarter of the year, since that is how it is paid.

* Federal Pell Grant
  $1,210 in fall, $1,210 in winter, $1,210 in spring

* Harmon Bridge Grant
  $500 in fall, $400 in winter, $450 in spring

* Harmon Fdn - Ada Moss
  $300 in fall only

* Direct Subsidized Loan
  $1,000 in fall, $1,000 in winter, $1,000 in spring

${last}`;

const read = (last: string) => {
  const { aid, confidence } = understand(letterFromText(letter(last)));
  return { values: aid.map(({ value }) => value), confidence };
};

test('what one term has alone stands under its name like what others have in each', () =>
  expect(read('').values).toEqual([3630, 1350, 300, 3000]));

test('what a sentence tells of each term proves the whole', () => {
  expect(read('So a quarter brings $3,010 in fall, $2,610 in winter and $2,660 in spring.').confidence).toBe(0.97);
  expect(read('You pay $3,010 in fall, $2,610 in winter and $2,660 in spring.').confidence).toBeLessThan(0.9);
});
