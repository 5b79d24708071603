import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head, linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const aidIn = (text: string) => linesOfLetter(text).aid.map((line) => line.replace(/ [A-Z]+ [A-Z_]+$/, ''));

describe('names on cards', () => {
  test('one of them takes two lines', () =>
    expect(
      aidIn(`
Your gifts

Orchard and Harbor Alumni        Odell Grant           Pell Grant
Scholarship
$2,000                           $3,500                $4,100`),
    ).toEqual(['Orchard and Harbor Alumni Scholarship 2000', 'Odell Grant 3500', 'Pell Grant 4100']));

  test('they stand close together under their figures', () =>
    expect(
      linesOfLetter(`
Harmon Grant   $4,000
Federal Pell Grant   $3,000

What a year costs
$21,900         $1,850             $9,980
General tuition Shop and lab fees  Housing`).costs,
    ).toEqual(['General tuition 21900 TUITION', 'Shop and lab fees 1850 FEES', 'Housing 9980 HOUSING']));

  test('a list of them over a table', () =>
    expect(
      linesOfLetter(`
Your awards
$8,500
Founders Scholarship

$4,400
Odell Grant

$3,500
Direct Subsidized Loan

What a year costs
Tuition       $21,900
Fees          $1,150
Room          $8,980
Board         $5,740`).aid.map((line) => line.split(' ').slice(0, 3).join(' ')),
    ).toEqual(['Founders Scholarship 8500', 'Odell Grant 4400', 'Direct Subsidized Loan']));

  test('a heading right over a list that has each figure under its name', () =>
    expect(
      aidIn(`
Odell Grant
$4,400

Help with what is left to pay
Direct Subsidized Loan
$3,500

Direct Unsubsidized Loan
$2,000`),
    ).toEqual(['Odell Grant 4400', 'Direct Subsidized Loan 3500', 'Direct Unsubsidized Loan 2000']));
});

describe('heads of columns', () => {
  test('years close together are two heads', () =>
    expect(
      aidIn(`
                                   2025-2026 2026-2027
Odell Grant                           $4,000    $4,400
Federal Pell Grant                    $3,100    $2,900`),
    ).toEqual(['Odell Grant 4400', 'Federal Pell Grant 2900']));

  test('answers close together are two heads', () =>
    expect(
      aidIn(`
Fund                     Offered Accepted Declined      Fall    Spring
Odell Grant               $4,400   $4,400             $2,200    $2,200
Federal Pell Grant        $3,000   $3,000             $1,500    $1,500`),
    ).toEqual(['Odell Grant 4400', 'Federal Pell Grant 3000']));

  test('words right over two of the heads say nothing of the others', () =>
    expect(
      aidIn(`
                                Original     Current
Code   Title                     Offered     Offered    Accepted    Declined
ODELL  Odell Grant                   .00    4,400.00    4,400.00         .00
FPELL  Federal Pell Grant       3,000.00    3,000.00    3,000.00         .00`),
    ).toEqual(['Odell Grant 4400', 'Federal Pell Grant 3000']));

  test('what is left of a first offer is not taken back with the rest', () =>
    expect(
      aidIn(`
                                Original     Current
Code   Title                     Offered     Offered    Accepted   Cancelled
ODELL  Odell Grant              1,200.00      600.00      600.00      600.00
MARSH  Marsh Award                900.00      900.00                  900.00
FPELL  Federal Pell Grant       3,000.00    3,000.00    3,000.00`),
    ).toEqual(['Odell Grant 600', 'Federal Pell Grant 3000']));

  test('two tables whose names begin elsewhere, behind a column of kinds', () =>
    expect(
      aidIn(`
Type          Aid                     2025-26     2026-27
Grant         Federal Pell Grants      $4,245      $3,890
Loan          Sub Direct Loan          $3,500      $3,500
Work          Federal Work-Study       $2,500      $2,600
Expense       2025-26     2026-27
Billed    Tuition       $12,000     $13,000
Billed    Fees          $500        $600
Billed    Room          $5,000      $6,000
Other     Books         $800        $900`),
    ).toEqual(['Federal Pell Grants 3890', 'Sub Direct Loan 3500', 'Federal Work-Study 2600']));
});

describe('rows', () => {
  test('the kind of aid behind letters is no name', () =>
    expect(
      aidIn(`
Award                 Category       Offered
KEES                  Scholarship    $2,000
Federal Pell Grant    Grant          $3,000`),
    ).toEqual(['KEES 2000', 'Federal Pell Grant 3000']));

  test('work that is worth as much as the loan above it', () =>
    expect(
      aidIn(`
Ways to pay
Direct Subsidized Loan      $3,500
Direct Unsubsidized Loan    $2,000
Student Employment          $2,000`),
    ).toEqual(['Direct Subsidized Loan 3500', 'Direct Unsubsidized Loan 2000', 'Student Employment 2000']));

  test('the end of a name may be the name of another', () =>
    expect(
      aidIn(`
Fall 2026
Harmon Bridge Award      $900
Bridge Award             $640
Spring 2027
Harmon Bridge Award      $900
Bridge Award             $640`),
    ).toEqual(['Harmon Bridge Award 1800', 'Bridge Award 1280']));

  test('how many credits the tuition is for', () =>
    expect(
      linesOfLetter(`
Odell Grant   $4,400
Your costs
Tuition, 15 credits each term     $17,000
Fees                              $1,000
Total costs                       $18,000`).costs,
    ).toEqual(['Tuition, 15 credits each term 17000 TUITION', 'Fees 1000 FEES']));

  test('a deposit that the total of the costs counts is one of them', () => {
    const costs = (total: string) =>
      linesOfLetter(`
Odell Grant   $4,400
Your costs
Tuition                           $17,000
Fees                              $1,000
Room and board                    $9,000
License examination deposit       $800
Total costs                       ${total}`).costs;
    expect(costs('$27,800')).toHaveLength(4);
    expect(costs('$27,000')).toHaveLength(3);
  });

  test('what is said of a row goes on under it, with a figure', () =>
    expect(
      aidIn(`
Aid                    Basis                               Year
Odell Grant            half of tuition                   $7,500
Harmon Match Award     matches your gifts dollar for     $2,000
                       dollar to $2,500
Federal Pell Grant     your index                        $3,000`),
    ).toEqual(['Odell Grant 7500', 'Harmon Match Award 2000', 'Federal Pell Grant 3000']));

  test('lines beside the rows, now higher and now lower, are none of their cells', () => {
    const letter = letterFromText(`${head}
FACTS AND FIGURES           Odell Scholarship                $9,000
Small classes here
Library open late           Federal Pell Grant               $3,000
Our town                    State Grant                      $1,200
Two rivers
Harbor walks                Choir Award                      $1,500
One lake
Old orchard road            Founders Prize                     $700`);
    const beside = letter.pages[0]?.words.filter(({ x, y }) => x < 190 && y > 50) ?? [];
    for (const word of beside) word.y += [-3, 2, 0, 3][Math.round(word.y / 14) % 4] ?? 0;
    expect(understand(letter).aid.map(({ description }) => description)).toEqual([
      'Odell Scholarship',
      'Federal Pell Grant',
      'State Grant',
      'Choir Award',
      'Founders Prize',
    ]);
  });
});

test.each([
  ['a fund for illustration', 'Odell Fund for Illustration     $2,000'],
  ['what is not on the bill', 'Odell Fund     $2,000\nThese are not on your bill.'],
])('%s makes no other document of an offer', (_, line) =>
  expect(understand(letterFromText(`${head}Federal Pell Grant     $3,000\n${line}`)).status).not.toBe('INVALID'),
);

test.each(['Making Sense of Aid Offers', 'Understanding Your Aid Letters'])(
  'a practice offer under "%s" is none',
  (title) =>
    expect(
      understand(
        letterFromText(`${title}
A workshop handout. All schools and amounts in it are made up for practice.

Practice offer: "Anytown College"
What the offer says              Amount     What it is
Anytown Achievement Scholarship  $8,000     A gift
Federal Pell Grant               $4,500     A gift from the government
Federal Direct Subsidized Loan   $3,500     Debt
Parent PLUS Loan                 $12,000    Debt in a parent's name`),
      ).status,
    ).toBe('INVALID'),
);

test('names before a sign of equality', () =>
  expect(aidIn(`${head}Gift aid\nOdell Grant = $3,150\nFed. Pell Grant = $5,145`)).toEqual([
    'Odell Grant 3150',
    'Fed. Pell Grant 5145',
  ]));

test.each(['Book Grant     $40', 'We also give you a Book Grant of $40 for the year.'])(
  'a small award is one: %s',
  (line) =>
    expect(aidIn(`${head}Odell Grant     $3,150\nFed. Pell Grant     $5,145\n\n${line}`)).toContain('Book Grant 40'),
);

test('a heading holds the sum of its one row, as others hold theirs', () =>
  expect(
    aidIn(`
Grants and Scholarships     $7,145
Odell Grant     $2,000
Fed. Pell Grant     $5,145

Work-Study     $2,400
Kulshan County Work-Study     $2,400

Awarded for the year     $9,545`),
  ).toEqual(['Odell Grant 2000', 'Fed. Pell Grant 5145', 'Kulshan County Work-Study 2400']));

test('what each row has before its name says nothing of the sum under them', () =>
  expect(
    aidIn(`
From Harmon College
keep       Odell Grant                 $2,000
keep       Founders Scholarship        $3,000
repay      Student Loan of the College $1,000
           From the College            $6,000
From the government
keep       Fed. Pell Grant             $5,145
repay      Direct Subsidized Loan      $3,500
           From the government         $8,645`),
  ).toEqual([
    'Odell Grant 2000',
    'Founders Scholarship 3000',
    'Student Loan of the College 1000',
    'Fed. Pell Grant 5145',
    'Direct Subsidized Loan 3500',
  ]));

test('names on cards have what became of them at the right edge, and what kind they are under them', () =>
  expect(
    aidIn(`
Odell Grant            Accepted      Fed. Pell Grant         Accepted
Institutional grant                  Federal grant
$2,000                               $5,145

Founders Award         Offered       Direct Unsub Loan       Declined
Institutional grant                  Federal loan
$1,500                               $2,000`),
  ).toEqual(['Odell Grant 2000', 'Fed. Pell Grant 5145', 'Founders Award 1500']));

test.each(['less loans, if you take them', 'Estimated credit to you'])('%s is no award', (label) =>
  expect(
    aidIn(
      `Grants\nOdell Grant     $3,150\nFed. Pell Grant     $5,145\nLoans\nDirect Sub Loan     $3,500\n\n${label}     $3,500`,
    ),
  ).toEqual(['Odell Grant 3150', 'Fed. Pell Grant 5145', 'Direct Sub Loan 3500']),
);

test('a way of living is marked in its head', () =>
  expect(
    linesOfLetter(`
Odell Grant     $3,150
Fed. Pell Grant     $5,145

Budget                     Living on campus     ✓ Your plan: Commuter
Tuition                             $21,900                   $21,900
Housing and food                    $14,100                    $4,600
Transportation                         $700                    $2,350`).costs,
  ).toEqual(['Tuition 21900 TUITION', 'Housing and food 4600 HOUSING_AND_FOOD', 'Transportation 2350 TRANSPORTATION']));

test('what a search finds is no offer', () =>
  expect(
    understand(
      letterFromText(`ScholarFinder
Search: senior, engineering     218 matches, showing 1 to 7, sorted by best match

1. Granite State Women in Engineering Scholarship     $2,500     Feb 15, 2026
2. Carlisle Rotary Club Scholarship     $1,000     Mar 1, 2026
3. Left-Handed Students Fund     $1,500     Jun 30, 2026
4. National Beekeepers Youth Award     $750     Mar 20, 2026
5. Tri-County Electric Scholarship     $2,000     Feb 28, 2026
6. Harmon Women in Science Grant     $4,000     Apr 15, 2026
7. Merit Scholars of Tomorrow     $5,000 / year     Jan 31, 2026

Each sponsor decides on its own.`),
    ).status,
  ).toBe('INVALID'));

test('what a year costs everybody is no offer', () =>
  expect(
    understand(
      letterFromText(`What does it cost?
Cost of attendance 2026-2027 for undergraduates
Sandoval Plains University, Las Vegas, NM 87701

                    Resident     Nonresident
Tuition             $5,988       $10,476
Fees                $1,332       $1,332
Housing             $5,640       $5,640

Ways to pay
Pell Grant          $7,395
Campus jobs         $1,980
Loans
Direct Loan         $5,500

Every applicant will then get an offer letter with personal amounts.`),
    ).status,
  ).toBe('INVALID'));

test('a fund whose terms are all declined is declined', () =>
  expect(
    aidIn(`
Loans
Direct Subsidized Loan                    $5,500
   Fall 2026         Offered              $2,750
   Spring 2027       Offered              $2,750
Direct Parent PLUS Loan                   $9,400
   Fall 2026         Declined             $4,700
   Spring 2027       Declined             $4,700
Direct Unsubsidized Loan                  $2,000
   Fall 2026         Offered              $1,000
   Spring 2027       Declined             $1,000
Loans total                               $7,500`),
  ).toEqual(['Direct Subsidized Loan 5500', 'Direct Unsubsidized Loan 2000']));

test('"You can earn" under one job is its sum, as "You keep" under gifts is', () =>
  expect(
    aidIn(`
Money you keep
Federal Pell Grant        $5,895
Harmon Grant              $4,000
You keep:                 $9,895

Money you earn
Campus Job Program        $2,000
You can earn:             $2,000`),
  ).toEqual(['Federal Pell Grant 5895', 'Harmon Grant 4000', 'Campus Job Program 2000']));

test('awards of one kind and value for two terms under names of their own are two', () =>
  expect(
    aidIn(`
Fund title                        Pays      Stat      Amount
Federal Pell Grant                SPLIT     ACPT       1,895
KEES Fall 26-27AY                 FALL      ACPT       1,125
KEES Spring 26-27AY               LATER     ACPT       1,125
College Access Program Spr 27     SPR       ACPT       1,400
College Access Program Fall 26    FALL      ACPT       1,400
Total aid                                              6,945`),
  ).toEqual([
    'Federal Pell Grant 1895',
    'KEES Fall 26-27AY 1125',
    'KEES Spring 26-27AY 1125',
    'College Access Program Spr 27 1400',
    'College Access Program Fall 26 1400',
  ]));

test('a nameless sum in a column of cards takes no name from beside it, and a heading is no part of one', () =>
  expect(
    aidIn(`
         Gift                              Work                             Loan
     never repaid                earned through the year           repaid with interest

     Harmon Grant                   Federal Work-Study               Direct Sub Loan
        $13,200                           $2,600                         $3,500
 Provost's Scholarship                                             Direct Unsub Loan
        $12,000                           $2,600                         $2,000
      NYS TAP                                                       Parent PLUS Loan
        $4,415                                                           $8,000

        $29,615                                                         $13,500`),
  ).toEqual([
    'Harmon Grant 13200',
    'Federal Work-Study 2600',
    'Direct Sub Loan 3500',
    "Provost's Scholarship 12000",
    'Direct Unsub Loan 2000',
    'NYS TAP 4415',
    'Parent PLUS Loan 8000',
  ]));

test('a column says of scholarships by what they go', () =>
  expect(
    linesOfLetter(`
Fund                          Basis        Amount
Federal Pell Grant            Need         $4,245
Randolph Mills Scholarship    Need         $1,200
Ellery Fund                   Merit        $2,500
Odell Scholarship             Service      $1,000
Total                                      $8,945`).aid,
  ).toEqual([
    'Federal Pell Grant 4245 FEDERAL PELL',
    'Randolph Mills Scholarship 1200 INSTITUTION NEED_BASED',
    'Ellery Fund 2500 INSTITUTION MERIT',
    'Odell Scholarship 1000 INSTITUTION OTHER_SCHOLARSHIP',
  ]));
