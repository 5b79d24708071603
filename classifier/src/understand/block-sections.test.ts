import { describe, expect, test } from 'vitest';
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

describe('what a benefit pays for', () => {
  const rows = `
Tuition and fees                       12,400
Books and supplies stipend              1,000
Housing allowance                       9,600

Scholarships
Harmon Family Scholarship               2,000`;

  test.each(['Post-9/11 GI Bill (Chapter 33) benefits', 'Vocational Rehabilitation (Chapter 31) pays'])(
    'is aid under "%s"',
    (title) =>
      expect(linesOfLetter(`\n${title}${rows}`)).toEqual({
        aid: [
          'Tuition and fees 12400 FEDERAL MILITARY',
          'Books and supplies stipend 1000 FEDERAL MILITARY',
          'Housing allowance 9600 FEDERAL MILITARY',
          'Harmon Family Scholarship 2000 INSTITUTION OTHER_SCHOLARSHIP',
        ],
        costs: [],
      }),
  );

  test('is a cost where the heading tells of costs', () =>
    expect(linesOfLetter(`\nWhat it costs those who use veterans education benefits${rows}`).costs).toHaveLength(2));
});

test('under lenders stand loans', () =>
  expect(
    linesOfLetter(`
Private loans on file
Lender                 Product                      Amount
Sallie Mae             Smart Option                  4,000
Discover               Undergraduate                 2,000

Scholarships
Harmon Scholarship                                   9,000`).aid.map((line) => line.split(' ').at(-1)),
  ).toEqual(['PRIVATE_LOAN', 'PRIVATE_LOAN', 'OTHER_SCHOLARSHIP']));
