import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const head = 'Harmon College        Financial Aid Award Letter 2026-2027\n';
const told = (text: string) => {
  const { aid, costs } = understand(letterFromText(head + text));
  const each = ({ description, value }: { description: string; value: number }) => `${description} ${value}`;
  return { aid: aid.map(each), costs: costs.map(each) };
};

describe('figures before their names', () => {
  test('the names are no running text, and a small figure is no code', () =>
    expect(
      told(`
Grants and scholarships
      12,500   Founders Scholarship
         800   Odell Prize
Cost of attendance
      21,300   Tuition, full time for the year
       6,110   Room, shared with one other student
       5,020   Board, ten meals a week
         910   Texts and notebooks
         640   Trips home`),
    ).toEqual({
      aid: ['Founders Scholarship 12500', 'Odell Prize 800'],
      costs: [
        'Tuition, full time for the year 21300',
        'Room, shared with one other student 6110',
        'Board, ten meals a week 5020',
        'Texts and notebooks 910',
        'Trips home 640',
      ],
    }));

  test('two such lists side by side are read each by itself', () =>
    expect(
      told(`
Gift aid
    $9,000   Founders Scholarship           $4,100   Federal Pell Grant
      $700   Odell Prize                      $900   Harmon Grant
    $9,700   Total scholarships             $5,000   Total grants`).aid,
    ).toEqual(['Founders Scholarship 9000', 'Odell Prize 700', 'Federal Pell Grant 4100', 'Harmon Grant 900']));
});

test('a form prints the number of a line once more before its figure', () =>
  expect(
    told(`
Gift aid
17   Federal Pell Grant            17     4,100
18   Harmon Grant                  18       900
19   Odell Prize                   19       -0-
20   Federal Work-Study            20     1,800
21   Add lines 17 through 20       21     6,800`).aid,
  ).toEqual(['Federal Pell Grant 4100', 'Harmon Grant 900', 'Federal Work-Study 1800']));

test('a legend says which letter is a status that takes a row back', () =>
  expect(
    told(`
Award                         Fall     Spring      Total   St
Federal Pell Grant        2,000.00   2,000.00   4,000.00   A
Direct Subsidized Loan    1,750.00   1,750.00   3,500.00   D
Harmon Grant                450.00     450.00     900.00   A
Status: A=Accepted  D=Declined  P=Pending`).aid,
  ).toEqual(['Federal Pell Grant 4000', 'Harmon Grant 900']));

test('heads close together each end in what was done', () =>
  expect(
    told(`
Award                 Initial Offered Revised Offered Accepted Paid
Federal Pell Grant           3,000.00        4,000.00 4,000.00 0.00
Harmon Grant                 1,200.00          900.00   900.00 0.00
Odell Prize                    500.00          500.00   500.00 0.00`).aid,
  ).toEqual(['Federal Pell Grant 4000', 'Harmon Grant 900', 'Odell Prize 500']));

test('what a loan costs and what it is for make nothing else of it', () =>
  expect(
    told(`
Federal Pell Grant                                        $4,000
Direct Subsidized Loan 5.2% interest, 1.1% fee            $3,500
Balance                                                   $2,100
Alternative loan (to cover the balance)                   $2,100`).aid,
  ).toEqual([
    'Federal Pell Grant 4000',
    'Direct Subsidized Loan 5.2% interest, 1.1% fee 3500',
    'Alternative loan (to cover the balance) 2100',
  ]));
