import { describe, expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const values = (text: string): number[] => linesOfLetter(text).aid.map((line) => Number(/ (\d+) /.exec(line)?.[1]));

const table = `
Fund                        Amount   St
Federal Pell Grant           4,000   A
Direct Subsidized Loan       3,500   R
Harmon Grant                   900   A
Odell Prize                    600   K
`;

describe('a key to the codes of a column', () => {
  test.each([
    ['in one line, with no sign between', 'A Accepted   R Rejected by you   K Canceled by us'],
    ['a line each', 'A  Accepted\nR  Declined by the student\nK  Withdrawn'],
    ['in brackets', '(A) Accepted  (R) Declined  (K) Canceled'],
    ['in small letters', 'Key: A accepted, R declined by you, K canceled'],
    ['words first', 'Status: Accepted (A) Rejected (R) Canceled (K)'],
    ['words first, with no sign between', 'Offered O  Accepted A  Declined R  Canceled K'],
  ])('%s', (_, key) => expect(values(`${table}\n${key}`)).toEqual([4000, 900]));

  test.each([
    ['words of a sentence', 'A declined loan may be had again.'],
    ['one code alone', 'K Canceled by us'],
    ['a code that means two things', 'A Accepted   R Declined by us\nR Reduced   K Pending'],
    ['codes of other things', 'D Declined by you   X Canceled by us'],
  ])('not %s', (_, key) => expect(values(`${table}\n${key}`)).toEqual([4000, 3500, 900, 600]));
});

test.each(['Turned down', 'Refused', 'No longer offered', 'Opted out', 'Waived by you'])('%s is declined', (status) => {
  const read = values(`
Award                          Offered   Status
Federal Pell Grant              $4,310   Accepted
Direct Subsidized Loan          $3,500   ${status}
Direct Unsubsidized Loan        $2,000   Accepted`);
  expect(read).toEqual([4310, 2000]);
});
