import { expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const namesIn = (text: string): string[] =>
  linesOfLetter(text).aid.map((line) => line.split(' ').slice(0, -2).join(' '));

const offer = (sum: string): string => `
We are glad to offer you a Federal Pell Grant of $4,000 and a Cove Grant of $2,000 for the year. These
gifts come to $6,000. You may borrow $3,500 as a Federal Direct Subsidized Loan.

Your father may also apply for a Federal Parent PLUS Loan of $1,250, if you like. He has to pass a check
of his credit.

${sum}`;
const own = ['Federal Pell Grant 4000', 'Cove Grant 2000', 'Federal Direct Subsidized Loan 3500'];

test.each([
  ['All in all, your aid for the year comes to $10,750.', [...own, 'Federal Parent PLUS Loan 1250']],
  ['The whole package then amounts to $10,750.', [...own, 'Federal Parent PLUS Loan 1250']],
  ['Together all of this comes to $10,750.', [...own, 'Federal Parent PLUS Loan 1250']],
  // The sum leaves it out, or is none of aid.
  ['All in all, your aid for the year comes to $9,500.', own],
  ['Your tuition is $9,750 and books are about $1,000. Together all of this comes to $10,750.', own],
])('what a parent may apply for: %s', (sum, names) => expect(namesIn(offer(sum))).toEqual(names));

test('what one may borrow by a name that says nothing', () =>
  expect(
    linesOfLetter(`
We are glad to offer you a Federal Pell Grant of $4,000 and $2,000 from the Cove Grant for the year.

You may also borrow $2,750 from the Ford, Wm D. and $6,000 from the Federal Unsubsidized Loan.

Together your aid comes to $14,750 for the year.`).aid.filter((line) => line.includes('LOAN') || / 2750 /.test(line)),
  ).toEqual([expect.stringMatching(/^Ford, Wm D\.? 2750 .*LOAN/)]));

test('a loan for the rest makes no sum of aid out of that of the costs', () =>
  expect(
    namesIn(`
Estimated Costs
Tuition                            $24,000
Housing                             $6,000

Grants
Federal Pell Grant                  $4,000
Cove Grant                          $2,000

Total                              $30,000

Parents may apply for a Federal Parent PLUS Loan of up to $24,000 to cover the rest.`),
  ).toEqual(['Federal Pell Grant 4000', 'Cove Grant 2000']));
