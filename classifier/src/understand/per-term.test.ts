import { describe, expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const letter = (year: string, sum: string): string => `
The amounts below are for each semester; you will receive them twice.

Government programs
Federal Pell Grant                  $2,100
Ohio College Opportunity Grant      $1,000

Our endowment
Elder J. W. Tansy                     $400
Lake Shore Alumni Chapter             $300

Loans and work
Subsidized Stafford                 $1,750
Federal Work-Study                    $900
Each semester                       $6,450
${year.padEnd(34)} ${sum}`;

const gifts = [
  'Federal Pell Grant 4200 FEDERAL PELL',
  'Ohio College Opportunity Grant 2000 STATE STATE_GRANT',
  'Elder J. W. Tansy 800 INSTITUTION OTHER_SCHOLARSHIP',
  'Lake Shore Alumni Chapter 600 INSTITUTION OTHER_SCHOLARSHIP',
  'Subsidized Stafford 3500 FEDERAL DIRECT_SUBSIDIZED',
  'Federal Work-Study 1800 FEDERAL FEDERAL_WORK_STUDY',
];

describe('amounts of a semester and their sums', () => {
  test.each(['Whole year', 'For the year', 'Year', 'Full year total'])('%s is no award', (year) =>
    expect(linesOfLetter(letter(year, '$12,900')).aid).toEqual(gifts),
  );

  test.each([
    ['Twice that', true],
    ['Fall and spring together', true],
    ['Both semesters', true],
    ['August and January', false],
  ])(
    '%s, twice what the lines come to, is the sum of the year, be that of a semester printed or not',
    (year, isPrinted) => {
      const text = letter(year, '$12,900');
      expect(linesOfLetter(isPrinted ? text : text.replace(/\nEach semester.*/, '')).aid).toEqual(gifts);
    },
  );

  test('as it is at the end of each block', () =>
    expect(
      linesOfLetter(`
Figures are per semester.

Gifts
Federal Pell Grant                  $2,100
Elder J. W. Tansy                     $400
A semester                          $2,500
Twice that                          $5,000

Loans and work
Subsidized Stafford                 $1,750
Federal Work-Study                    $900
A semester                          $2,650
Twice that                          $5,300`).aid,
    ).toEqual([gifts[0], gifts[2], ...gifts.slice(4)]));

  test('a name with the year in it counts each semester', () =>
    expect(linesOfLetter(letter('Harmon Annual Grant', '$500')).aid).toContain(
      'Harmon Annual Grant 1000 INSTITUTION INSTITUTIONAL_GRANT',
    ));
});

test('a budget that is said to be for the full year counts once, under a table of what each semester has', () =>
  expect(
    linesOfLetter(`
Type of aid                         Each semester
Federal Pell Grant                         $2,100
Tansy Grant                                  $500

For two semesters this comes to $5,200. Our budget for a student on campus for the full academic year is:
Tuition                                   $18,000
Books                                      $1,100
Total for the year                        $19,100`).costs,
  ).toEqual(['Tuition 18000 TUITION', 'Books 1100 BOOKS_AND_SUPPLIES']));

test.each(['adjusted', 'reviewed', 'recalculated', 'set anew'])('what is %s each term is no amount of a term', (what) =>
  expect(
    linesOfLetter(`
Award                               Offered
Federal Pell Grant                   $5,395
Tansy Grant                          $1,500
Total                                $6,895

Tansy Grant awards are ${what} each term.`).aid,
  ).toEqual(['Federal Pell Grant 5395 FEDERAL PELL', 'Tansy Grant 1500 INSTITUTION INSTITUTIONAL_GRANT']),
);

const budget = `Estimated cost of attendance
Tuition and fees                                               $21,400
Housing and food                                               $12,300
Total                                                          $33,700`;
const costs = ['Tuition and fees 21400 TUITION_AND_FEES', 'Housing and food 12300 HOUSING_AND_FOOD'];

test.each([
  ['a head of aid', 'Fund                         Each semester'],
  ['a note on aid', 'All aid amounts below are per semester.'],
])('%s says nothing of the budget that stands beside its column', (_, said) =>
  expect(
    linesOfLetter(`
${said}
Federal Pell Grant                  $2,100
Lake Shore Alumni Chapter             $300
Subsidized Stafford                 $1,750

${budget}`),
  ).toMatchObject({ costs, aid: expect.arrayContaining(['Federal Pell Grant 4200 FEDERAL PELL']) }),
);
