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

test('a name in two lines begins beside the first of its terms', () =>
  expect(
    aidIn(`
Award                    Period        Amount      Status       Year amount
                         Fall 2026     $1,500
Federal Pell Grant                                 Offered      $3,000
                         Spring 2027   $1,500
Dover Legion Service     Fall 2026     $1,000
Scholarship                                        Estimated    $2,000
                         Spring 2027   $1,000
                         Fall 2026     $2,000
Harmon Scholarship                                 Offered      $4,000
                         Spring 2027   $2,000`),
  ).toEqual(['Federal Pell Grant 3000', 'Dover Legion Service Scholarship 2000', 'Harmon Scholarship 4000']));

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

test.each([
  ['the year first', ['Total', 'Fall 2026', 'Spring 2027'], [3000, 1500, 1500]],
  ['the year last', ['Fall 2026', 'Spring 2027', 'Total'], [1500, 1500, 3000]],
  ['the year in other words', ['Full Year', 'Fall Semester', 'Spring Semester'], [3000, 1500, 1500]],
])('a column of periods is not the names: %s', (_, periods, values) => {
  const block = (name: string, kind: string): string =>
    periods
      .map(
        (period, at) =>
          `${(at ? '' : name).padEnd(26)}${period.padEnd(18)}${(at ? '' : kind).padEnd(14)}$${values[at]}`,
      )
      .join('\n');
  expect(
    aidIn(`
Award Item                Period            Type          Offered
${block('Federal Pell Grant', 'Grant')}
${block('Orchard Trust', 'Scholarship')}
${block('Direct Subsidized Loan', 'Loan')}`),
  ).toEqual(['Federal Pell Grant 3000', 'Orchard Trust 3000', 'Direct Subsidized Loan 3000']);
});

test('a list between bars may go on behind its total', () =>
  expect(
    linesOfLetter(`
Federal Pell Grant                                               $3,000

Budget: Tuition $9,000 | Meals $3,200 | Books $900 | Total $13,100 | SAI $2,450`).costs,
  ).toEqual(['Tuition 9000 TUITION', 'Meals 3200 FOOD', 'Books 900 BOOKS_AND_SUPPLIES']));

test('when each award comes, under its amount of the year', () =>
  expect(
    aidIn(`
Federal Pell Grant                                    7,395
   $3,698 Aug. 24 + $3,697 Jan. 18
Nation Higher Education Grant                         2,500
   $1,250 Aug. 24 + $1,250 Jan. 18
Harmon Grant                                            600
   $300 Aug. 24 + $300 Jan. 18
Gathered for you this year                           10,495`),
  ).toEqual(['Federal Pell Grant 7395', 'Nation Higher Education Grant 2500', 'Harmon Grant 600']));

test('"none" in a column of changes is a figure', () =>
  expect(
    aidIn(`
Award                          First offer        Change       Revised offer
Federal Pell Grant                  $2,845         +$750              $3,595
Regents Award                       $9,000          none              $9,000
Harmon Grant                        $4,750       -$1,250              $3,500
Package in full                    $16,595         -$500             $16,095`),
  ).toEqual(['Federal Pell Grant 3595', 'Regents Award 9000', 'Harmon Grant 3500']));

test('what is called a sum of something is one', () =>
  expect(
    aidIn(`
Fund                           Offered      Declined
Federal Pell Grant               3,248             0
Work-Study                       1,200         1,200
Federal Direct Loan - Sub        1,750             0
TERM SUM                         6,198         1,200`),
  ).toEqual(['Federal Pell Grant 3248', 'Federal Direct Loan - Sub 1750']));
