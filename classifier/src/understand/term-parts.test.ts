import { expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const aidIn = (text: string) => linesOfLetter(text).aid.map((line) => line.replace(/ [A-Z]+ [A-Z_]+$/, ''));

test('a fund in the middle of its terms, with the amount of the year beside it', () =>
  expect(
    aidIn(`
Award                    Period        Amount      Year amount
                         Fall 2026     $1,500
Federal Pell Grant                                 $3,000
                         Spring 2027   $1,500
                         Fall 2026     $900
Orchard Stipend                                    $900
                         Spring 2027   $0
                         Fall 2026     $2,000
Harmon Scholarship                                 $4,000
                         Spring 2027   $2,000`),
  ).toEqual(['Federal Pell Grant 3000', 'Orchard Stipend 900', 'Harmon Scholarship 4000']));

test('a list between bars is not cut by what stands over it', () =>
  expect(
    linesOfLetter(`
Award                                                            Amount
Federal Pell Grant                                               $3,000
Harmon Scholarship                                               $4,000
                                                   Total         $7,000

Costs: Tuition $9,000 | Fees $700 | Meals $3,200 | Books $900 | Travel $1,100 | Total $14,900`).costs,
  ).toEqual([
    'Tuition 9000 TUITION',
    'Fees 700 FEES',
    'Meals 3200 FOOD',
    'Books 900 BOOKS_AND_SUPPLIES',
    'Travel 1100 TRANSPORTATION',
  ]));
