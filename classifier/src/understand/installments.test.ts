import { expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const letter = (parts: string): string => `
Your aid
Federal Pell Grant                          4,000
Dean's Award                                2,000
All aid                                     6,000

Costs
Tuition                                    12,000
Housing                                     5,000
Left to pay                                11,000
${parts}`;

test.each([
  ['Ten months from July                     1,100.00'],
  ['Plan of 12 interest-free payments          916.67'],
  ['August to March, in the portal              1,375\nJuly to April, in the portal                1,100'],
])('a part in which a printed rest is paid is no cost: %s', (parts) =>
  expect(linesOfLetter(letter(parts)).costs).toEqual(['Tuition 12000 TUITION', 'Housing 5000 HOUSING']),
);

test('what is no part of anything printed stays a cost', () =>
  expect(linesOfLetter(letter('Food, nine months                           3,600')).costs).toHaveLength(3));

test('nor is one whose name is how many months it is paid', () =>
  expect(
    linesOfLetter(
      letter(
        'Plan         Payments      Monthly\n10 months          10       $1,047\n12 months          12         $873',
      ),
    ).costs,
  ).toHaveLength(2));
