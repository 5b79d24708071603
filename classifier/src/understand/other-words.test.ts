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

test('what costs less gifts leave is no cost, wherever their words stand', () =>
  expect(
    linesOfLetter(`
Your gifts
Harmon Grant                        $9,000

What it costs
Tuition                            $18,000
Fees                                $2,000
$20,000 cost − $9,000 gift =       $11,000`).costs,
  ).toEqual(['Tuition 18000 TUITION', 'Fees 2000 FEES']));

test('a row of words under the names of funds in columns is said of each', () =>
  expect(
    aidIn(`
             Federal Pell                                                Direct Unsub   Federal
             Grant          NYS TAP        Port City     Direct Sub      Loan           Work-Study    All together
                                           Grant         Loan
Kind         gift           gift           gift          loan            loan           work
Fall 2026    $3,123         $2,283         $700          $1,750          $1,000         $1,000        $9,856
Spring 2027  $3,122         $2,282         $700          $1,750          $1,000         $1,000        $9,854
Year         $6,245         $4,565         $1,400        $3,500          $2,000         $2,000        $19,710`),
  ).toEqual([
    'Federal Pell Grant 6245',
    'NYS TAP 4565',
    'Port City Grant 1400',
    'Direct Sub Loan 3500',
    'Direct Unsub Loan 2000',
    'Federal Work-Study 2000',
  ]));

test('the last cost is none of what is left, where aid meets all costs and their sum stands under it', () =>
  expect(
    linesOfLetter(`
Your aid
Founders Scholarship            $23,400
Athletic Scholarship            $10,000
Direct Unsubsidized Loan        $5,500
Federal Parent PLUS Loan        $4,300
Tuition & Fees                  $32,750        $16,375
Residence Hall                  $5,240         $2,620
Paladin Dining Plan             $5,210         $2,605
Billed costs                    $43,200        $21,600
Minus gifts and scholarships    -$33,400       -$16,700
Your net cost                   $9,800         $4,900`).costs,
  ).toEqual(['Tuition & Fees 32750 TUITION_AND_FEES', 'Residence Hall 5240 HOUSING', 'Paladin Dining Plan 5210 FOOD']));

test('what is paid out in parts was offered before', () =>
  expect(
    aidIn(`
Loans (you decide)             First Semester    Second Semester    Year
Stafford Sub                          $1,750             $1,750     $3,500
PLUS - Parent                           $900               $900     $1,800
Total                                 $2,650             $2,650     $5,300

Loans by disbursement
                               Gross     Fee      Net       Date
Stafford Sub 1st               $1,750    $18      $1,732    Sept 8, 2026
Stafford Sub 2nd               $1,750    $18      $1,732    Jan 26, 2027
PLUS - Parent 1st              $900      $38      $862      Sept 8, 2026
PLUS - Parent 2nd              $900      $38      $862      Jan 26, 2027`),
  ).toEqual(['Stafford Sub 3500', 'PLUS - Parent 1800']));

test('what has its own terms beside it is no half, though twice of it stands there too', () =>
  expect(
    understand(
      letterFromText(`${head}
Title              Original   Current    Accepted   Fall       Spring     Paid
Pell               3,145.00   3,145.00   3,145.00   1,573.00   1,572.00   0.00
SEOG               400.00     200.00     200.00     100.00     100.00     0.00
Harmon Fund        600.00     600.00     600.00     300.00     300.00     0.00
Totals             4,145.00   3,945.00   3,945.00   1,973.00   1,972.00   0.00`),
    ).status,
  ).toBe('READY'));

test('what a line of the table holds is no other award', () =>
  expect(
    aidIn(`
Scholarships From Your School     $16,500
Other Scholarships                $1,200
Total Scholarships                $17,700

Your scholarships. The row "Scholarships From Your School" is your Abbot's Scholarship and a parish award of $500. Over four
years the Abbot's Scholarship is worth $64,000 if you keep a 3.0 average.`),
  ).toEqual(['Scholarships From Your School 16500', 'Other Scholarships 1200']));

test('what the other pieces come to is a sum', () =>
  expect(
    aidIn(`
Graduate Assistantship: $9,600 in pay for 20 hours a week in the simulation lab, taxable like any job.
Graduate Tuition Remission: $7,200 off tuition, which comes with the assistantship.
Harmon Regents Fellowship: $2,500.
Federal Direct Unsubsidized Loan: $16,000. Take what you need, you can cancel the rest.

The assistantship is paid as wages, so it is on top of the budget; the other four pieces come to $25,700
against $29,020. Graduate students may borrow up to $20,500 a year in Direct Loans.`),
  ).toEqual([
    'Graduate Assistantship 9600',
    'Graduate Tuition Remission 7200',
    'Harmon Regents Fellowship 2500',
    'Federal Direct Unsubsidized Loan 16000',
  ]));

test('who is named its recipient has the award', () =>
  expect(
    aidIn(`
Harmon Grant                        $4,000
Federal Pell Grant                  $3,000

The faculty has named you a recipient of the Hollis Fellowship, worth $2,500 for the year.`),
  ).toEqual(['Harmon Grant 4000', 'Federal Pell Grant 3000', 'Hollis Fellowship 2500']));

test('a sentence tells which budget the aid was taken from', () =>
  expect(
    linesOfLetter(`
Costs in a residence hall
Tuition                            $10,000
Housing                             $6,000
Food                                $4,000

Costs at home
Tuition                            $10,000
Housing                             $2,000
Food                                $2,000

Your aid
Harmon Grant                        $4,000
Federal Pell Grant                  $3,000
Direct Subsidized Loan              $3,500

Difference between your cost and your aid: $3,500`).costs,
  ).toEqual(['Tuition 10000 TUITION', 'Housing 2000 HOUSING', 'Food 2000 FOOD']));

test('the price of a credit and how many are taken are no amounts of the year', () =>
  expect(
    linesOfLetter(`
Cost                     Per credit     Credits     For the year
Tuition                         $84          30           $2,520
Technology fee                   $6          30             $180
Books                                                     $1,200

Your aid
Federal Pell Grant                                        $3,000`).costs,
  ).toEqual(['Tuition 2520 TUITION', 'Technology fee 180 FEES', 'Books 1200 BOOKS_AND_SUPPLIES']));

test('a plan of payments that names loans again less their fee adds none', () =>
  expect(
    aidIn(`
Harmon Grant                        $4,000
Federal Pell Grant                  $3,000
Direct Subsidized Loan              $3,500
Direct Unsubsidized Loan            $2,000
Total                              $12,500

Loans as they are paid              Fall          Spring        Year
Direct Subsidized Loan              $1,731        $1,731        $3,462
Direct Unsubsidized Loan              $989          $989        $1,978`),
  ).toEqual([
    'Harmon Grant 4000',
    'Federal Pell Grant 3000',
    'Direct Subsidized Loan 3500',
    'Direct Unsubsidized Loan 2000',
  ]));

test.each(['Capital Building Fund', 'Green Fund'])('among what is billed the %s is a fee', (name) =>
  expect(
    linesOfLetter(`
Costs
Tuition                            $10,000
Student Activity Fee                  $200
${name.padEnd(30)}        $150
Total                              $10,350

Your aid
Harmon Grant                        $4,000`).costs,
  ).toContain(`${name} 150 FEES`),
);

test('a postscript begins no name', () =>
  expect(
    aidIn(`
Harmon Grant                        $4,000
Federal Pell Grant                  $3,000

P.S. The Hollis Memorial Award of $1,000 was added for you on Monday.`),
  ).toContain('Hollis Memorial Award 1000'));

test('what is said of an award between commas parts it not from its figure', () =>
  expect(
    understand(
      letterFromText(`${head}
Congratulations! You have earned scholarships worth $56,000 over four years of study at Harmon. Below is your share.

      The Provost's Scholarship, $4,000 each semester ($8,000 a year)
      The Tennessee HOPE Scholarship, paid by the state, $2,250 each semester
      A Heritage Choir Talent Scholarship of $1,500 for the year
      The Duck River Grant, $1,300 each semester

Tuition in 2026-27 is $27,400 and University fees are $980 for the year.`),
    ).status,
  ).toBe('READY'));

test('small letters under the figures of tiles go on with what stands over them', () =>
  expect(
    understand(
      letterFromText(`${head}
Tuition and fees                              $60,820
Harmon Grant                                  $46,750
Federal Pell Grant                             $6,145

Your net price                           With student loans              Harmon money in four years
$7,925                                   $2,425                          $187,000
direct costs of $60,820 less gifts of    if you take a loan below        scholarship and grants from us,
$52,895                                                                  renewed

Loans you may choose
Federal Direct Subsidized Loan                 $3,500
Federal Direct Unsubsidized Loan               $2,000`),
    ).printedNetPrice,
  ).toMatchObject({ value: 7925 }));

test('under "What is left" ways of living are no jobs', () =>
  expect(
    aidIn(`
Money you keep
Harmon Grant                                   $4,000
Federal Pell Grant                             $6,395

Money you earn
Federal Work-Study                             $2,000

What is left (before loans and work)
On campus       $13,797`),
  ).toEqual(['Harmon Grant 4000', 'Federal Pell Grant 6395', 'Federal Work-Study 2000']));
