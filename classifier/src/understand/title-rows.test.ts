import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head, linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

test('a heading that tells which cost its rows pay is none, and says not what they are', () =>
  expect(
    linesOfLetter(`
What we charge
Tuition                                      $14,000
Room and meals                                $7,600

What pays your tuition: $14,000
Federal Pell Grant                            $5,000
Harmon Promise Grant                          $9,000

For your room and meals: $7,600
Ida Bell Housing Fund                         $1,600
Direct Subsidized Loan                        $3,500
Your family                                   $2,500`),
  ).toEqual({
    aid: [
      'Federal Pell Grant 5000 FEDERAL PELL',
      'Harmon Promise Grant 9000 INSTITUTION INSTITUTIONAL_GRANT',
      'Ida Bell Housing Fund 1600 INSTITUTION OTHER_SCHOLARSHIP',
      'Direct Subsidized Loan 3500 FEDERAL DIRECT_SUBSIDIZED',
    ],
    costs: ['Tuition 14000 TUITION', 'Room and meals 7600 HOUSING_AND_FOOD'],
  }));

test('a line that ends in a colon as others do is a row, though two below are worth it', () =>
  expect(
    linesOfLetter(`
What we charge
Tuition:      $14,000
Room:                $6,000
Board:               $8,000

Awards
Federal Pell Grant:         $5,000`).costs,
  ).toEqual(['Tuition 14000 TUITION', 'Room 6000 HOUSING', 'Board 8000 FOOD']));

test('a sum at a glance holds no other', () => {
  const offer = `${head}Financial aid
Federal Pell Grant                  $4,310
Direct Subsidized Loan              $2,750
Federal Work-Study                  $2,750
Total                               $9,810`;
  const glance = `Your aid at a glance
Gift aid                            $4,310
Loans                               $2,750
Work                                $2,750`;
  expect(understand(letterFromText(offer, glance)).aid.map(({ description }) => description)).toEqual([
    'Federal Pell Grant',
    'Direct Subsidized Loan',
    'Federal Work-Study',
  ]);
});

test('who gives, with the sum of what he does, is no row', () =>
  expect(
    linesOfLetter(`
From the United States government            $5,145
Federal Pell Grant                           $3,145
Direct Unsubsidized Loan                     $2,000

From Harmon College                         $27,540
Trustee Scholarship                         $16,500
Swift River Grant                            $9,240
Enoch Prouty House                           $1,800

From others                                  $2,500
Ada Education Foundation                     $1,000
Credit Union Student Loan                    $1,500

From the town                                  $300
Library Guild                                  $300

Costs we used                               $39,185
Tuition                                     $30,000
Room and board                               $9,185`).aid.map((line) => line.split(' ').slice(-3).join(' ')),
  ).toEqual([
    '3145 FEDERAL PELL',
    '2000 FEDERAL DIRECT_UNSUBSIDIZED',
    '16500 INSTITUTION MERIT',
    '9240 INSTITUTION INSTITUTIONAL_GRANT',
    '1800 INSTITUTION OTHER_SCHOLARSHIP',
    '1000 PRIVATE OUTSIDE',
    '1500 PRIVATE PRIVATE_LOAN',
    '300 PRIVATE OUTSIDE',
  ]));

test('what money it is may stand behind a dash, in the words of the reader', () =>
  expect(
    linesOfLetter(`
My awards
Scholarships, grants – money I do not have to pay back     $3,600
Federal Pell Grant                           $3,000
Burris Family                                  $600
Loans – money I have to pay back                           $2,500
Direct Subsidized Loan                       $2,500
Work – money I can earn                                    $1,500
Federal Work Study                           $1,500`).aid,
  ).toEqual([
    'Federal Pell Grant 3000 FEDERAL PELL',
    'Burris Family 600 INSTITUTION OTHER_SCHOLARSHIP',
    'Direct Subsidized Loan 2500 FEDERAL DIRECT_SUBSIDIZED',
    'Federal Work Study 1500 FEDERAL FEDERAL_WORK_STUDY',
  ]));
