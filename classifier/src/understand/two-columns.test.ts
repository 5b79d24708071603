import { describe, expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const values = (text: string): { aid: number[]; costs: number[] } => {
  const { aid, costs } = linesOfLetter(text);
  const amountIn = (line: string): number => Number(/ (\d+) [A-Z_ ]+$/.exec(line)?.[1]);
  return { aid: aid.map(amountIn), costs: costs.map(amountIn) };
};

describe('a budget in two columns', () => {
  test('over a table that has the strip between them, too', () =>
    expect(
      values(`
Cost of Attendance
Graduate Tuition         $35,922    Food - On Campus           $5,912
Clinical and Technology   $2,052    Books, Supplies, Course      $952
Fees                                Materials
Double room               $7,962    TRANSPORT                  $1,476

Total Cost of Attendance: $54,276

Your Financial Aid Offer
Award                                Source            2026-27 Amount
Award for Academic Excellence        Institutional             $5,784
Michigan Waiver                      State                     $6,938
Federal Pell Grant                   Federal                   $4,978
Stafford, Unsubsidized               Federal                   $3,000
Total Aid                                                     $20,700`),
    ).toEqual({ aid: [5784, 6938, 4978, 3000], costs: [35922, 2052, 7962, 5912, 952, 1476] }));

  test('over figures that begin near its strip', () =>
    expect(
      values(`
Cost of Attendance
Program tuition  44,510.00     Libros / Books and supplies    774.00
Cuotas / Fees     1,468.00     Commuting                    2,360.00
Housing/food     15,820.00

Awards
Fund                         Amount     Share
Mercy Heritage Grant         7,262.00     41%
Regents Award                3,240.00     18%
Pell                         5,702.00     32%
Wrench Turners Fund          1,838.00     10%`),
    ).toEqual({ aid: [7262, 3240, 5702, 1838], costs: [44510, 1468, 15820, 774, 2360] }));

  test('over a plan whose payments stand under it', () =>
    expect(
      values(`
What will it cost?
Tuition,          27,262.00    Commuting           1,052.00
nonresident
Studio and Lab     1,618.00    Personal            2,642.00
Fees
Residence hall,    6,312.00    Average loan fees      84.00
double

Total Cost of Attendance: $38,970

Monthly Payment Plan
Plan                           Payments             Monthly
10 months                            10              $2,379
12 months                            12              $1,982`).costs,
    ).toEqual([27262, 1618, 6312, 1052, 2642, 84]));
});

test('headings at the left over rows that are set to the right are no part of their own', () =>
  expect(
    linesOfLetter(`
Total Cost of Attendance
                       Tuition and Fees      $22,600
                       Housing and Food      $16,900
Grants
                                    Federal Pell Grants       $2,595
                                   Institutional Grants       $2,000
                                           State Grants       $1,500
VA Education Benefits
                                     Tuition (annually)      $11,300
                                       Books (annually)       $1,000
Loan Options
                                Direct Subsidized Loan        $5,500
                              Direct Unsubsidized Loan        $2,000`),
  ).toEqual({
    aid: [
      'Federal Pell Grants 2595 FEDERAL PELL',
      'Institutional Grants 2000 INSTITUTION INSTITUTIONAL_GRANT',
      'State Grants 1500 STATE STATE_GRANT',
      'Tuition (annually) 11300 FEDERAL MILITARY',
      'Books (annually) 1000 FEDERAL MILITARY',
      'Direct Subsidized Loan 5500 FEDERAL DIRECT_SUBSIDIZED',
      'Direct Unsubsidized Loan 2000 FEDERAL DIRECT_UNSUBSIDIZED',
    ],
    costs: ['Tuition and Fees 22600 TUITION_AND_FEES', 'Housing and Food 16900 HOUSING_AND_FOOD'],
  }));
