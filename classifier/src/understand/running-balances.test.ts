import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const aid = [
  'Harmon Grant 9000 INSTITUTION INSTITUTIONAL_GRANT',
  'Federal Pell Grant 3000 FEDERAL PELL',
  'Direct Subsidized Loan 3500 FEDERAL DIRECT_SUBSIDIZED',
];
const costs = ['Tuition 20000 TUITION', 'Fees 1000 FEES', 'Housing and food 12000 HOUSING_AND_FOOD'];

describe('a column of what is left after each line', () => {
  test.each([
    [
      'behind a column of costs and one of aid',
      `
Item                        Cost ($)      Aid ($)    Balance ($)
Tuition                    20,000.00                   20,000.00
Fees                        1,000.00                   21,000.00
Housing and food           12,000.00                   33,000.00
Harmon Grant                             9,000.00      24,000.00
Federal Pell Grant                       3,000.00      21,000.00
Direct Subsidized Loan                   3,500.00      17,500.00`,
    ],
    [
      'behind charges and credits in one column, with totals between',
      `
Description                   Amount      Running
Tuition                       20,000       20,000
Fees                           1,000       21,000
Housing and food              12,000       33,000
Total charges                 33,000
Harmon Grant                 (9,000)       24,000
Federal Pell Grant           (3,000)       21,000
Direct Subsidized Loan       (3,500)       17,500
Total credits               (15,500)`,
    ],
    [
      'without heads',
      `
Tuition                      $20,000      $20,000
Fees                          $1,000      $21,000
Housing and food             $12,000      $33,000
Harmon Grant                 -$9,000      $24,000
Federal Pell Grant           -$3,000      $21,000
Direct Subsidized Loan       -$3,500      $17,500`,
    ],
  ])('%s', (_, text) => expect(linesOfLetter(text)).toMatchObject({ aid, costs }));

  test('tells aid from costs where the names do not', () =>
    expect(
      linesOfLetter(`
Line                          Charge       Credit      You owe
Tuition                      $20,000                   $20,000
Commitment package            $1,500                   $21,500
Housing                       $8,000                   $29,500
Meridian Advantage                         $9,000      $20,500
Federal Pell Grant                         $3,000      $17,500
Subsidized Loan                            $3,500      $14,000`),
    ).toEqual({
      aid: [
        'Meridian Advantage 9000 INSTITUTION OTHER_SCHOLARSHIP',
        'Federal Pell Grant 3000 FEDERAL PELL',
        'Subsidized Loan 3500 FEDERAL DIRECT_SUBSIDIZED',
      ],
      costs: ['Tuition 20000 TUITION', 'Commitment package 1500 OTHER', 'Housing 8000 HOUSING'],
    }));

  test('a last line that tells what is left over is none of the costs, whatever it is for', () =>
    expect(
      linesOfLetter(`
Description                   Year      Remaining
Charges
Tuition                       9,000         9,000
Fees                          1,000        10,000
Help
Harmon Grant                 (6,000)        4,000
Federal Pell Grant           (3,000)        1,000
To borrow
Direct Subsidized Loan       (1,900)         (900)
Paid out for books and rent                  (900)`).costs,
    ).toEqual(['Tuition 9000 TUITION', 'Fees 1000 FEES']));

  test('is no head of what stands under the table', () =>
    expect(
      linesOfLetter(`
Description                   Amount    Remaining
Tuition                       20,000       20,000
Fees                           1,000       21,000
Harmon Grant                 (9,000)       12,000
Federal Pell Grant           (3,000)        9,000

Also offered, and not credited:
Federal Work-Study                          2,100`).aid.at(-1),
    ).toBe('Federal Work-Study 2100 FEDERAL FEDERAL_WORK_STUDY'));

  test('ends with its table, wherever the columns of the next one end', () =>
    expect(
      linesOfLetter(`
Charges                       Amount    Remaining
Tuition                       20,000       20,000
Fees                           1,000       21,000
Room                           8,000       29,000
Dining                         5,000       34,000

Fund                         Offered    Cancelled
Harmon Grant                   9,000
Hillside Scholarship           2,000        2,000`).aid,
    ).toEqual(['Harmon Grant 9000 INSTITUTION INSTITUTIONAL_GRANT']));

  test('terms and their year are none', () => {
    const letter = letterFromText(`Harmon College        Financial Aid Award Letter 2026-2027

Award                       Fall      Spring       Year
Harmon Grant              $1,000      $1,000     $2,000
Federal Pell Grant        $2,000      $2,000     $4,000
State Grant               $4,000      $4,000     $8,000
Direct Loan               $1,000      $1,000     $2,000`);
    expect(understand(letter).aid.map(({ value }) => value)).toEqual([2000, 4000, 8000, 2000]);
  });
});

describe('a column of what is left after each block', () => {
  const table = (rows: string[]): string => rows.map((row) => `\n${row}`).join('');
  const names = [
    'Tuition                    $20,000',
    'Fees                        $1,000',
    'Housing and food           $12,000',
    'Harmon Grant                $9,000',
    'Federal Pell Grant          $3,000',
    'Direct Subsidized Loan      $3,500',
  ];
  const withBalances = (...balances: [index: number, text: string][]): string[] =>
    names.map((name, index) => `${name}     ${new Map(balances).get(index) ?? ''}`);

  test.each([
    ['beside its last line', withBalances([2, '   $33,000'], [4, '   $21,000'], [5, '   $17,500'])],
    [
      'under a word of its own',
      withBalances([1, '   to begin'], [2, '   $33,000'], [3, '    to pay'], [4, '   $21,000'], [5, '   $17,500']),
    ],
    [
      'below its last line',
      withBalances([2, '   $33,000'], [4, '   $21,000'], [5, '    to pay']).concat(`${' '.repeat(42)}$17,500`),
    ],
  ])('%s', (_, rows) => {
    const { status, ...read } = understand(
      letterFromText(`Harmon College        Financial Aid Award Letter 2026-2027\n${table(rows)}`),
    );
    expect(status).toBe('READY');
    expect(read.aid.map(({ description, value }) => `${description} ${value}`)).toEqual(
      aid.map((line) => line.split(' ').slice(0, -2).join(' ')),
    );
    expect(read.costs).toHaveLength(3);
  });
});
