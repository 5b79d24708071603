import { describe, expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const offer = `
Your awards
Federal Pell Grant                       $5,000
Harmon Grant                             $9,000
Federal Direct Subsidized Loan           $3,500
Total                                   $17,500
`;
const own = [
  'Federal Pell Grant 5000 FEDERAL PELL',
  'Harmon Grant 9000 INSTITUTION INSTITUTIONAL_GRANT',
  'Federal Direct Subsidized Loan 3500 FEDERAL DIRECT_SUBSIDIZED',
];

describe('what is beside the offer', () => {
  test.each([
    [
      'cards that all tell a limit',
      `
Loans at a glance
Subsidized            Unsubsidized         PLUS
up to $3,500          up to $2,000         up to $20,000
6.39%                 6.39%                8.94%`,
    ],
    [
      'ranges, beside a limit',
      `
Other awards
Honors Thesis Stipend                    up to $1,500
Alumni Essay Contest                     $500 to $2,000
Study Abroad Award                       $1,000 - $3,000`,
    ],
    [
      'limits under their head, behind rates',
      `
Loan Details
Loan type             Interest rate        Origination fee      Annual limit
Direct Subsidized     6.39%                1.057%                     $3,500
Direct Unsubsidized   6.39%                1.057%                     $5,500
Direct PLUS           8.94%                4.228%                    $20,000`,
    ],
    [
      'what an hour pays, in a table',
      `
Student employment
Position              Pay rate
Library assistant       $13.50
Lab aide                $14.25`,
    ],
    [
      'what an hour pays, in a sentence',
      `
Work-study is earned by the hour, at $12.75 or more, and is paid to you every two weeks.`,
    ],
  ])('%s', (_, beside) => expect(linesOfLetter(offer + beside).aid).toEqual(own));

  test('but a limit alone among sums is the award', () =>
    expect(
      linesOfLetter(`${offer}
Work
Federal Work-Study                       up to $2,000`).aid,
    ).toEqual([...own, 'Federal Work-Study 2000 FEDERAL FEDERAL_WORK_STUDY']));
});
