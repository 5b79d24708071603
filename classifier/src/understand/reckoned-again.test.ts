import { expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const offer = `
Gifts
Federal Pell Grant                    $4,000
Harmon Grant                          $2,500
Total gifts                           $6,500

Campus job
Federal Work-Study                    $1,800

Costs
Tuition                               $9,000
Books                                 $1,000
Total costs                          $10,000
`;
const aidIn = (text: string): string[] =>
  linesOfLetter(offer + text).aid.map((line) => line.replace(/ [A-Z]+ [A-Z_]+$/, ''));
const once = ['Federal Pell Grant 4000', 'Harmon Grant 2500', 'Federal Work-Study 1800'];

test('what is taken off the costs beside a sum is said again', () =>
  expect(
    aidIn(`
What it comes to
Total costs                          $10,000
Gifts                                -$6,500
Pay from work-study                  -$1,800
You pay                               $1,700
`),
  ).toEqual(once));

test('another award is none of those that were named', () =>
  expect(
    aidIn(`
What it comes to
Total costs                          $10,000
Gifts                                -$6,500
Federal Direct Subsidized Loan       -$1,500
You pay                               $2,000
`),
  ).toEqual([...once, 'Federal Direct Subsidized Loan 1500']));

test('what is paid out of a loan, less its fee, is that loan, be there a refund', () =>
  expect(
    aidIn(`
Loans
Federal Direct Subsidized Loan        $5,500

What will my bill be?
Total costs                          $10,000
Gifts                                -$6,500
Subsidized loan, net                 -$5,441
Amount due (+) or refund (-)         -$1,941
`),
  ).toEqual([...once, 'Federal Direct Subsidized Loan 5500']));
