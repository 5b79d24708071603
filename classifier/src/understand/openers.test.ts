import { describe, expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const table = `
Federal Pell Grant            $4,000
Orrin Tate Fund               $1,200
Elm Street Scholarship          $600
Federal Direct Subsidized     $3,500`;

const aid = [
  'Federal Pell Grant 4000 FEDERAL PELL',
  'Orrin Tate Fund 1200 INSTITUTION OTHER_SCHOLARSHIP',
  'Elm Street Scholarship 600 INSTITUTION OTHER_SCHOLARSHIP',
  'Federal Direct Subsidized 3500 FEDERAL DIRECT_SUBSIDIZED',
];

describe('what heads sentences or dates says nothing of the table under them', () => {
  test.each([
    'Next steps\n1. Accept or decline each award in the portal.\n2. Sign your Master Promissory Note.',
    'Understanding your letter\nGrants and scholarships are gifts. Loans must be paid back by you.',
    'Payment plan\nThe plan spreads your balance over five payments each semester.',
    'Summer\nAid for summer is awarded separately in April, to those who ask.',
    'Disbursement dates\nFall semester      September 8, 2026\nSpring semester    January 26, 2027',
    'Annual loan limits\nFirst year                         $5,500\nThird year and beyond              $7,500\n\nAwards',
    'Outside scholarships\nTell us of any scholarship that you receive from a club or an employer.',
    'Deposits\nThe enrollment deposit is credited to your first bill in July.',
    'Important dates\nMay 1       Deposit due\nJune 15     Housing contract due',
    'Loans\nYou need not accept a loan. If you do, sign a note before the first day of class.',
  ])('%s', (text) => expect(linesOfLetter(`\n${text}\n${table}`).aid).toEqual(aid));
});

test('right over rows it does', () =>
  expect(linesOfLetter(`${table}\n\nPayment plan\nHarmon Grant     $300\nElm Grant      $200`).aid).toEqual(aid));
