import { describe, expect, test } from 'vitest';
import type { Reading } from '../page.ts';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

/** Each line of the drawing is half a line of the page, so that cells of two lines stand beside those of one. */
function inHalfLines(text: string): Reading {
  const titled = letterFromText(`${head}\n`);
  const top = Math.max(...titled.pages.flatMap(({ words }) => words.map(({ y }) => y))) + 40;
  const [page] = letterFromText(text).pages;
  const words = (page?.words ?? []).map((word) => ({ ...word, y: top + (word.y - 30) / 2 }));
  for (const each of titled.pages) each.words.push(...words);
  return titled;
}
const valuesIn = (reading: Reading): [string, number][] =>
  understand(reading).aid.map(({ description, value }) => [description, value]);

describe('heads that wrap', () => {
  test.each([
    [
      'a year over two lines beside heads of one line',
      `
                                                 Each     2026-
Support                        Type
                                              semester     2027


Harmon Fellowship              Gift             $6,000  $12,000


Federal Pell Grant             Gift             $1,000   $2,000


Total                                           $7,000  $14,000`,
    ],
    [
      'over a name of two lines, and beside a column of words behind the figures',
      `
Fund                                      Per     Year   Where it goes

                                     semester



Harmon
                                       $6,000  $12,000   Student account
Fellowship



Federal Pell Grant                     $1,000   $2,000   Student account


All aid                                $7,000  $14,000`,
    ],
  ])('%s', (_, text) =>
    expect(valuesIn(inHalfLines(text))).toEqual([
      ['Harmon Fellowship', 12000],
      ['Federal Pell Grant', 2000],
    ]),
  );

  test('funds over their terms, each name of one to three lines', () => {
    const letter = inHalfLines(`
                  Harmon

                Chancellor      Federal Pell

                Scholarship         Grant        Choir Award      Together


Fall 2026          $7,250          $2,000            $500          $9,750


Spring 2027        $7,250          $2,000            $500          $9,750


Year              $14,500          $4,000          $1,000         $19,500`);
    expect(valuesIn(letter)).toEqual([
      ['Harmon Chancellor Scholarship', 14500],
      ['Federal Pell Grant', 4000],
      ['Choir Award', 1000],
    ]);
  });
});

test.each([
  ['Declined', '4/2', 'Bookstore', 'account', [5000, 500]],
  ['Paid as', 'wages', 'Bookstore', 'charge', [5000, 2000, 500]],
])('words behind the figures on two lines (%s %s) are of their row', (upper, lower, above, below, values) => {
  const letter = inHalfLines(`
Award                                   Amount   Status


Harmon Scholarship                      $5,000   Offered

                                                 ${upper}
Federal Work-Study                      $2,000
                                                 ${lower}

                                                 ${above}
Choir Award                               $500
                                                 ${below}`);
  expect(valuesIn(letter).map(([, value]) => value)).toEqual(values);
});

describe('parts side by side', () => {
  test('a figure whose label stands half a line lower, beside rows of the other part', () => {
    const letter = inHalfLines(`
Loans                                 Work

Federal Subsidized Loan      $3,500   Work-study                 $2,600

Federal Unsubsidized Loan    $2,000   Other Campus Job               $0

Private Loan                     $0                            $2,600 /
                                      Total Work Options
Institutional Loan               $0                                  yr

Total Loans                  $5,500`);
    const label = /^(Total|Work|Options)$/;
    for (const word of letter.pages[0]?.words ?? []) if (label.test(word.text) && word.x > 250) word.y -= 3;
    expect(valuesIn(letter).map(([, value]) => value)).toEqual([3500, 2000, 2600]);
  });

  test('a figure in larger print is no further column of the row beside it', () => {
    const letter = letterFromText(`${head}
Gifts                                 What it costs
Harmon Grant                 $9,000   Tuition             $30,000
Dean's Scholarship           $3,000   Books                $1,000
Choir Award                  $1,000      Your cost after gifts
Federal Pell Grant           $4,310         $13,690
Your gifts                  $17,310
Marsh Fund to be added later`);
    for (const word of letter.pages[0]?.words ?? [])
      if (word.text === '$13,690') Object.assign(word, { y: word.y - 4, height: 18 });
    expect(valuesIn(letter).map(([, value]) => value)).toEqual([9000, 3000, 1000, 4310]);
  });

  test('figures that happen to end near the edge of the cards above them have their names at the left', () => {
    const letter = letterFromText(`${head}
Free money
$4,000                          $1,000
Harmon Scholarship              Utah Opportunity Scholarship
$2,000                          $1,145
Utah Promise Grant              Federal Pell Grant
What the university will bill
Tuition                          $5,226
Student fees                     $1,012
Meal plan                        $3,980
Direct cost                     $10,218`);
    expect(valuesIn(letter).map(([, value]) => value)).toEqual([4000, 1000, 2000, 1145]);
    expect(understand(letter).costs.map(({ value }) => value)).toEqual([5226, 1012, 3980]);
  });
});

test('the name of a card alone in its row is no part of the remark under it', () => {
  const letter = letterFromText(`${head}
Free money
$4,000                                 $1,145
Harmon Scholarship                     Federal Pell Grant
$1,500
Housing Waiver - Resident Pioneer
Applied to the housing bill of
those who live in Jones Hall.`);
  for (const word of letter.pages[0]?.words ?? [])
    if (word.text.startsWith('$')) Object.assign(word, { y: word.y - 4, height: 14 });
  expect(valuesIn(letter)).toContainEqual(['Housing Waiver - Resident Pioneer', 1500]);
});

test.each([
  ['Your aid for the year 2026-', '2027, your first with us'],
  ['Award period: July 1, 2026', 'through June 30, 2027'],
  ['Award period: July', '1, 2026 through June 30, 2027'],
  ['Award period: July 1,', '2026 through June 30, 2027'],
  ['Award period: July 1, 2026 through June', '30, 2027'],
  ['Your College Financing Plan2026-2027', 'Harmon College'],
])('the award year in "%s" / "%s"', (upper, lower) =>
  expect(understand(letterFromText(`Harmon College\n${upper}\n${lower}\n\nFederal Pell Grant  $3,000`)).awardYear).toBe(
    '2026-2027',
  ),
);

test('lines that a form adds up are no award', () => {
  const letter = letterFromText(`${head}
Part A. Grants offered to you
Harmon Grant                 $9,000
Federal Pell Grant           $3,000
Add lines 1 and 2           $12,000
Part B. Federal student loans offered to you
Subsidized Loan              $3,500
Unsubsidized Loan            $2,000
Add lines 4 and 5            $5,500`);
  expect(valuesIn(letter).map(([, value]) => value)).toEqual([9000, 3000, 3500, 2000]);
});

test('words that stand far apart, but all alike, are one line of a sentence', () => {
  const letter = letterFromText(`${head}

Should  you  wish  to  borrow,  you  may  accept  a  Federal  Direct
Subsidized  Loan  of  $1,750  each  semester  and  a  Federal  Direct
Unsubsidized Loan of $1,000 each semester. Neither is required.`);
  expect(valuesIn(letter).map(([, value]) => value)).toEqual([3500, 2000]);
});

test('a telephone number over two lines is no award', () => {
  const letter = letterFromText(`${head}
Financial Aid and Scholarship Services      12 Park Drive, Schenectady, NY 12308      518-
555-0190

Federal Pell Grant                          $3,000`);
  expect(valuesIn(letter)).toEqual([['Federal Pell Grant', 3000]]);
});
