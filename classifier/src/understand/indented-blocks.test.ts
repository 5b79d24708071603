import { expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const gifts = `
Free Money                                  $12,500
   Orchard Fund                              $5,100
   Federal Pell Grant                        $7,400`;
const read = [
  'Orchard Fund 5100 INSTITUTION OTHER_SCHOLARSHIP',
  'Federal Pell Grant 7400 FEDERAL PELL',
  'Direct Subsidized Loan 3500 FEDERAL DIRECT_SUBSIDIZED',
];

test('a line over one indented row of its worth is the heading of it', () =>
  expect(
    linesOfLetter(`${gifts}
Money You Borrow                             $3,500
   Direct Subsidized Loan                    $3,500
Work Opportunities                           $2,000
   Chapel and Grounds Job, 6 hours a week    $2,000
Total Offered                               $18,000`).aid,
  ).toEqual([...read, 'Chapel and Grounds Job, 6 hours a week 2000 INSTITUTION INSTITUTIONAL_EMPLOYMENT']));

test('what stands behind the figures or in other columns changes nothing in that', () =>
  expect(
    linesOfLetter(`
Award                                        Gross       Net     Renewable?
Free Money                                  $12,500
   Orchard Fund                              $5,100    $5,100    Yes, 3.0 GPA
   Federal Pell Grant                        $7,400    $7,400    Yes
Money You Borrow                             $3,500
   Direct Subsidized Loan                    $3,500    $3,463    No
Total Offered                               $16,000`).aid,
  ).toEqual(read));

test('what all aid leaves after the gifts is the sum of the loans under it', () =>
  expect(
    linesOfLetter(`
Total Aid                                   $18,000
Free Money                                  $12,500
   Orchard Fund                              $5,100        $0
   Federal Pell Grant                        $7,400        $0
Money You Borrow                             $5,500
   Direct Subsidized Loan                    $3,500        $0
   Direct Unsubsidized Loan                  $2,000        $0`).aid,
  ).toEqual([...read, 'Direct Unsubsidized Loan 2000 FEDERAL DIRECT_UNSUBSIDIZED']));

test('headings of one length with a short row between them are not in the middle', () =>
  expect(
    linesOfLetter(`${gifts}
Money You Borrow                             $3,500
   Direct Sub                                $3,500
Money You Earned                             $2,000
   Campus Job                                $2,000
Total Offered                               $18,000`).aid.length,
  ).toBe(4));

test('names in the middle of their column are no headings of shorter ones', () =>
  expect(
    linesOfLetter(`
Awards
   Orchard and Meadow Trust                  $2,000
          Ives Award                         $2,000
      Federal Pell Grant                     $7,400`).aid.length,
  ).toBe(3));
