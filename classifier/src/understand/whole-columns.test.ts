import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head, linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

test('a zero is narrower than its column: the heads over the middle of the column are its own', () => {
  const letter = letterFromText(`${head}
                           Original   Current
Fund                                             Accepted   Declined   Cancelled      Open
                             Offer      Offer
Federal Pell Grant               4,000      4,000      4,000          0          0          0
Marsh Scholarship                2,500      2,500      2,500          0          0          0
Choir Award                      1,000          0          0          0      1,000          0
Direct Sub Loan                  3,500      3,500      1,200          0          0      2,300
Direct Unsub Loan                2,000          0          0      2,000          0          0
Totals                          13,000     10,000      7,700      2,000      1,000      2,300`);
  const words = letter.pages[0]?.words ?? [];
  const [upper = 0, middle = 0, lower = 0] = [...new Set(words.map(({ y }) => y))].slice(1);
  for (const word of words) {
    if (word.y === upper) word.y = middle - 5;
    if (word.y === lower) word.y = middle + 5;
  }
  expect(understand(letter).aid.map(({ value }) => value)).toEqual([4000, 2500, 3500]);
});

test('a head over a column that the first row leaves empty keeps to that column', () =>
  expect(
    linesOfLetter(`                              LAST YEAR       NEXT YEAR OFFER
FUND                          2025-2026       GROSS         NET
STUDENT AID INDEX              1,200.00    1,310.00
FEDERAL PELL GRANT             3,300.00    3,100.00    3,100.00
MARSH SCHOLARSHIP              2,000.00    2,500.00    2,500.00
FED DIR SUB LN                 3,500.00    4,500.00    4,452.00
FED WORK STUDY                 1,800.00    1,900.00          --
TOTAL                         10,600.00   12,000.00   10,052.00`).aid.map((line) => line.match(/\d{4}/)?.[0]),
  ).toEqual(['3100', '2500', '4500', '1900']));
