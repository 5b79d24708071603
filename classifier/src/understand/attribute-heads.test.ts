import { expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

test('words that end with their head, right before the figures, are no names of a second table', () =>
  expect(
    linesOfLetter(`

Thank you for all the years that you served.
Benefits of the service
Benefit                                                      Sent to         Amount
VA Chapter 30 tuition and fees (annually)                 the school         $6,120
VA Chapter 30 books (annually)                          you, by mail           $700
VA Chapter 30 housing (monthly)                      you, each month      $900 / mo

Gift aid                                      Fall      Spring      Year
Marsh Grant                                 $1,000      $1,000    $2,000
Federal Pell Grant                          $1,500      $1,500    $3,000`).aid,
  ).toEqual([
    'VA Chapter 30 tuition and fees (annually) 6120 FEDERAL MILITARY',
    'VA Chapter 30 books (annually) 700 FEDERAL MILITARY',
    'Marsh Grant 2000 INSTITUTION INSTITUTIONAL_GRANT',
    'Federal Pell Grant 3000 FEDERAL PELL',
  ]));

test('so many payments are no cost', () =>
  expect(
    linesOfLetter(`
Federal Pell Grant                                     $3,000

Costs
Tuition                                                $9,000
Fees                                                   $1,000

Paying the rest
Plan                   Due                       Each payment
5 payments             1st of the month                $200.00
10 equal payments      15th of the month               $100.00`).costs,
  ).toEqual(['Tuition 9000 TUITION', 'Fees 1000 FEES']));

test('so are they where headings and remarks stand between the rows', () =>
  expect(
    linesOfLetter(`
Description                                     Source       Amount
Institutional Awards
 Regents Achievement Scholarship         Institutional       $6,056
  No repayment required
 Brandt and Ives Endowed                 Institutional       $7,250
  Renewable each year with a 3.0 GPA
 St. Brendan Grant                       Institutional      $13,750
  Full-time enrollment required
Outside Aid
 Glass City Rotary                             Outside       $2,750
  Thank the donor by letter
Federal Awards
 Direct Unsubsidized Loan                      Federal       $6,000
  Repayment begins six months after you leave school
Total Financial Aid                                         $35,806`).aid.slice(-2),
  ).toEqual(['Glass City Rotary 2750 PRIVATE OUTSIDE', 'Direct Unsubsidized Loan 6000 FEDERAL DIRECT_UNSUBSIDIZED']));
