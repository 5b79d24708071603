import { describe, expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const aidIn = (text: string) => linesOfLetter(text).aid.map((line) => line.replace(/ [A-Z]+ [A-Z_]+$/, ''));

describe('a package that meets the costs, where each loan is what the others leave', () => {
  const above = `Cost of Attendance
Tuition and fees                     $12,000
Housing and food                      $9,000
Estimated Cost of Attendance         $21,000

Grants
Federal Pell Grant                    $4,000
Harmon Grant                          $8,000
Total Grants                         $12,000
`;
  const read = ['Federal Pell Grant 4000', 'Harmon Grant 8000', 'Direct Subsidized Loan 3500', 'College Loan 1500'];

  test('rates under the loans open no block', () =>
    expect(
      aidIn(`${above}
Loans
Direct Subsidized Loan                $3,500
5.50% interest rate · 1.06% fee
College Loan                          $1,500
3.00% interest rate · 0% fee
Parent PLUS Loan                      $4,000
8.00% interest rate · 4.2% fee`),
    ).toEqual([...read, 'Parent PLUS Loan 4000']));

  test('what a printed sum counts is none, whatever stands between the lines', () =>
    expect(
      aidIn(`${above}
Ways to borrow
Direct Subsidized Loan                $3,500
Sign the note first
College Loan                          $1,500
Total to borrow                       $5,000

Parent PLUS Loan                      $4,000`),
    ).toEqual([...read, 'Parent PLUS Loan 4000']));
});

test('a heading right over a row is none of the words above it', () =>
  expect(
    linesOfLetter(`Harmon Grant                                        $8,000

Choices that are left to you and to your family now
Student Loans
College Fund                                        $1,500`).aid.at(-1),
  ).toBe('College Fund 1500 INSTITUTION INSTITUTIONAL_LOAN'));

test('a sum with a long name belongs to the table above it, and not to the two boxes below', () =>
  expect(
    aidIn(`Fund                          Your answer                              Amount
Federal Pell Grant            Accepted                                 $2,900
Harmon Grant                  Accepted                                 $3,000
Direct Subsidized Loan        Offered                                  $3,500
Sum of all accepted and offered funds                                  $9,400

WHAT A YEAR COSTS                           FOR YOUR MOTHER OR FATHER
Tuition                    $12,000          Federal Parent PLUS Loan   $4,100
Fees                        $1,500
                                            A parent must apply and pass a
Books                         $500          credit check. It is a loan in
                                            the name of the parent. If they
Food                        $1,500
                                            say no, ask us for more.
Bus                           $200
Total                      $15,700

          Left before PLUS                           Left after PLUS
             $4,100                                        $0`),
  ).toEqual([
    'Federal Pell Grant 2900',
    'Harmon Grant 3000',
    'Direct Subsidized Loan 3500',
    'Federal Parent PLUS Loan 4100',
  ]));
