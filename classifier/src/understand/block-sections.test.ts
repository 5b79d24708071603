import { expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

test('a heading that tells of costs over nothing but awards is one of aid', () => {
  const letter = linesOfLetter(`
Where the money for your costs comes from
Post-9/11 GI Bill Tuition and Fees     12,400
Federal Pell Grant                      3,000
Subsidized Loan                         3,500

What a year costs
Tuition                                14,000
Fees                                      900`);
  expect(letter).toEqual({
    aid: [
      'Post-9/11 GI Bill Tuition and Fees 12400 FEDERAL MILITARY',
      'Federal Pell Grant 3000 FEDERAL PELL',
      'Subsidized Loan 3500 FEDERAL DIRECT_SUBSIDIZED',
    ],
    costs: ['Tuition 14000 TUITION', 'Fees 900 FEES'],
  });
});

test('so is one over lines of which most are awards and all make one sum', () => {
  const { aid } = linesOfLetter(`
Where the money for your costs comes from
Bowen Family Books                        400
Federal Pell Grant                      3,000
Subsidized Loan                         3,500
Sum                                     6,900

What a year costs
Tuition                                14,000
Fees                                      900`);
  expect(aid).toEqual([
    'Bowen Family Books 400 INSTITUTION OTHER_SCHOLARSHIP',
    'Federal Pell Grant 3000 FEDERAL PELL',
    'Subsidized Loan 3500 FEDERAL DIRECT_SUBSIDIZED',
  ]);
});

test('what a program of the state pays for makes no costs of its lines', () => {
  const { aid } = linesOfLetter(`12 Mill Street, Macon, GA 31201

Sources
Dual Enrollment Tuition                 1,800
Dual Enrollment Books                     300
Harmon Start Grant                        200

Charges
Tuition                                 1,800
Books                                     500`);
  expect(aid).toEqual([
    'Dual Enrollment Tuition 1800 STATE STATE_SCHOLARSHIP',
    'Dual Enrollment Books 300 STATE STATE_SCHOLARSHIP',
    'Harmon Start Grant 200 INSTITUTION INSTITUTIONAL_GRANT',
  ]);
});
