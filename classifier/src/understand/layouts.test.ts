import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const head = 'Harmon College        Financial Aid Award Letter 2026-2027\n';

/** What is read of a letter whose lines that begin with "#" are in larger print. */
function told(text: string) {
  const letter = letterFromText(`${head}${text}`.replaceAll('#', '\u0001'));
  const words = letter.pages.flatMap((page) => page.words);
  const large = new Set(words.filter(({ text }) => text.startsWith('\u0001')).map(({ y }) => y));
  for (const word of words) if (large.has(word.y)) Object.assign(word, { y: word.y - 4, height: 14 });
  for (const word of words) word.text = word.text.replace('\u0001', '');
  const { aid, costs } = understand(letter);
  return {
    aid: aid.map(({ description, value }) => `${description} ${value}`),
    kinds: aid.map(({ subCategory }) => subCategory),
    costs: costs.map(({ description, value, category }) => `${description} ${value} ${category}`),
  };
}

describe('lists', () => {
  test('amounts left of their names', () => {
    const { aid, costs } = told(`
Costs
    $21,000    Tuition and fees
     $9,000    Housing and food
       $900    Books and supplies
Aid
     $4,000    Harmon Grant for students of the county and the towns around it
     $3,500    Direct Subsidized Loan (6% interest)`);
    expect(aid.map((line) => line.split(' ').at(-1))).toEqual(['4000', '3500']);
    expect(costs.map((line) => line.split(' ').at(-1))).toEqual([
      'TUITION_AND_FEES',
      'HOUSING_AND_FOOD',
      'BOOKS_AND_SUPPLIES',
    ]);
  });

  test('the next heading stands left of the last line', () => {
    const { aid, kinds } = told(`
Grants and scholarships
    Harmon Access Grant: $4,000
    Odell County Bankers Award (reported by you): $500
Student loans
    Federal Direct Loan (for the first year): $3,500
Parent loan
    Federal PLUS Loan: $2,000`);
    expect(aid.map((line) => line.split(' ').at(-1))).toEqual(['4000', '500', '3500', '2000']);
    expect(kinds.slice(2)).toEqual(['DIRECT_UNSPECIFIED', 'PARENT_PLUS']);
  });

  test('an award among costs is what its last noun says', () =>
    expect(
      told(`
Cost of attendance
    Tuition: $21,000
    Transportation: $1,500
    Harmon Commuter Grant: $2,000
    Tuition Fellowship (graduate): $4,000`).kinds,
    ).toEqual(['INSTITUTIONAL_GRANT', 'OTHER_SCHOLARSHIP']));

  test.each(['■', '➢', '\uF0B7', '●', '»'])('a line behind %s is its own', (mark) =>
    expect(
      told(`
From us
    ${mark} Dean's Scholarship – $9,500
    ${mark} Lund Family Fund – $800
From the federal government
    ${mark} Direct Unsubsidized Loan – $5,500
    ${mark} Federal Pell Grant – not eligible
From others
    ${mark} Odell Rotary Club award – $750`).aid,
    ).toEqual([
      "Dean's Scholarship 9500",
      'Lund Family Fund 800',
      'Direct Unsubsidized Loan 5500',
      'Odell Rotary Club award 750',
    ]),
  );
});

describe('headings', () => {
  test('words in larger print over cards are a heading, though they read like a sentence', () => {
    const { aid, costs } = told(`

#Loans you may take

Direct Subsidized Loan        Direct Unsubsidized Loan
$3,500                        $2,000

#How much you will have to send us

Tuition                       Laboratory charges
$21,000                       $1,100`);
    expect(aid).toEqual(['Direct Subsidized Loan 3500', 'Direct Unsubsidized Loan 2000']);
    expect(costs).toEqual(['Tuition 21000 TUITION', 'Laboratory charges 1100 OTHER']);
  });

  test('a figure under such a heading is the first card, with its name under it', () =>
    expect(
      told(`

#What all of us can give
$9,000
Founders Scholarship

$4,100
Federal Pell Grant

$1,300
Odell Prize`).aid,
    ).toEqual(['Founders Scholarship 9000', 'Federal Pell Grant 4100', 'Odell Prize 1300']));

  test('a heading of two lines right over the first row leaves the row alone', () =>
    expect(
      told(`
How to meet the rest, as many of our families do
Federal loans must be repaid, with their fees
Direct Subsidized Loan (4.99% rate of interest)     $3,500
(1.05% fee)
Direct Unsubsidized Loan (4.99% rate of interest)   $2,000
(1.05% fee)`).aid,
    ).toEqual(['Direct Subsidized Loan 3500', 'Direct Unsubsidized Loan 2000']));

  test.each(['Loans have to be paid back later', 'Loans that you must repay', 'Student loans are borrowed'])(
    '"%s" with the sum of its rows is no loan',
    (title) =>
      expect(
        told(`
Harmon Grant                             $4,000

${title.padEnd(40)} $5,500
Direct Subsidized Loan                   $3,500
Direct Unsubsidized Loan                 $2,000`).aid,
      ).toEqual(['Harmon Grant 4000', 'Direct Subsidized Loan 3500', 'Direct Unsubsidized Loan 2000']),
  );
});

describe('rows', () => {
  test('what plainly is a cost is none of the loans over it', () => {
    const { aid, costs } = told(`
Harmon Grant                 $4,000
Loans
Direct Subsidized Loan       $3,500
Odell Fund                   $1,000
Tuition and fees            $21,000`);
    expect(aid).toEqual(['Harmon Grant 4000', 'Direct Subsidized Loan 3500', 'Odell Fund 1000']);
    expect(costs).toEqual(['Tuition and fees 21000 TUITION_AND_FEES']);
  });

  test.each(['Estimated credit on your account', 'Credit to the student account'])(
    '"%s" is neither a cost nor a loan',
    (label) => {
      const { aid, costs } = told(`
Tuition                              $26,000
Grants
Harmon Grant                          $8,000
Loans
Direct Subsidized Loan                $3,500
${label.padEnd(36)} $18,000`);
      expect(aid).toEqual(['Harmon Grant 8000', 'Direct Subsidized Loan 3500']);
      expect(costs).toEqual(['Tuition 26000 TUITION']);
    },
  );

  test('a line that reckons in its words is no cost', () =>
    expect(
      told(`
Harmon Grant                          $8,000
What we charge
Tuition                              $20,000
Meal plan                             $6,000
Charges $26,000 − gifts $8,000 =     $18,000`).costs,
    ).toEqual(['Tuition 20000 TUITION', 'Meal plan 6000 FOOD']));

  test('a row whose cells all go on in the next line', () =>
    expect(
      told(`
Award                               Terms            Amount
Harmon Grant                        Each year        $4,000
Odell Prize for young people of     Paid by the      $1,500
the valley                          trustees
Direct Subsidized Loan              Optional         $3,500
Total                                                $9,000`).aid,
    ).toEqual(['Harmon Grant 4000', 'Odell Prize for young people of the valley 1500', 'Direct Subsidized Loan 3500']));

  test('a name of two lines under the figure of a card, though it reads like a sentence', () =>
    expect(
      told(`
Gift aid

$4,000                         $1,500
Harmon Grant                   Rotary Prize (which you
                               told us of in May)`).aid,
    ).toEqual(['Harmon Grant 4000', 'Rotary Prize (which you told us of in May) 1500']));

  test('a column of types goes before a word in the name', () =>
    expect(
      told(`
Award                     Type           Amount
Harmon Works Jobs         Scholarship    $1,500
Federal Pell Grant        Grant          $3,000`).kinds,
    ).toEqual(['OTHER_SCHOLARSHIP', 'PELL']));
});

test('brackets may list more than housing and food', () =>
  expect(
    told(`
Harmon Grant                              $4,000
Estimated Financial Aid Budget
Living costs (rent, food, heating)       $14,000
Living costs (rent and food)             $12,000`).costs,
  ).toEqual([
    'Living costs (rent, food, heating) 14000 LIVING_EXPENSES',
    'Living costs (rent and food) 12000 HOUSING_AND_FOOD',
  ]));

describe('terms', () => {
  const odell = 'Odell Prize            Prize     2026 Fall';
  test.each([
    [
      'in the middle of its rows',
      `
                                 2026 Fall       1,501    1,501   Accepted
Federal Pell Grant     Grant
                                 2027 Spring     1,500    1,500   Accepted
                                 2026 Fall       1,750        0   Declined
Direct Loan            Loan
                                 2027 Spring     1,750        0   Declined`,
    ],
    [
      'at the first of its rows',
      `
Federal Pell Grant     Grant     2026 Fall       1,501    1,501   Accepted
                                 2027 Spring     1,500    1,500   Accepted
Direct Loan            Loan      2026 Fall       1,750        0   Declined
                                 2027 Spring     1,750        0   Declined`,
    ],
  ])('a name that stands once for its terms, %s', (_, rows) =>
    expect(
      told(`
Fund                   Type      Period        Offered  Accepted   Status${rows}
${odell}         250      250   Accepted`).aid,
    ).toEqual(['Federal Pell Grant 3001', 'Odell Prize 250']),
  );

  test('a name in the middle of its rows on a page that leans', () =>
    expect(
      told(`
Fund                   Type      Period        Offered  Accepted   Status
                                 2026 Fall       1,501    1,501   Accepted
Federal Pell Grant     Grant
                                 2027 Spring     1,500    1,500   Accepted
                                  2026 Fall      1,750        0   Declined
Direct Loan            Loan
                                  2027 Spring    1,750        0   Declined
${odell}         250      250   Accepted`).aid,
    ).toEqual(['Federal Pell Grant 3001', 'Odell Prize 250']));

  test('blocks of terms after the whole year', () =>
    expect(
      told(`
Harmon Grant           3,000
Federal Pell Grant     2,000
Total for the year     5,000
Terms: Fall Semester 2026
Harmon Grant           1,500
Federal Pell Grant     1,000
Terms: Spring Semester 2027
Harmon Grant           1,500
Federal Pell Grant     1,000`).aid,
    ).toEqual(['Harmon Grant 3000', 'Federal Pell Grant 2000']));
});

test('a worksheet with numbered lines, blanks to fill in, and what is left', () => {
  const { aid, costs } = told(`
Step 1. What we charge                    Harmon    Your figures
Tuition                                  $21,000
Meal plan                                 $5,000
A. Total charges                         $26,000
Step 2. Grants                            Harmon    Your figures
Harmon Grant                              $4,000
Odell Prize                               $1,000
Scholarships from elsewhere                         $
B. Total grants                           $5,000
Step 3. Still open (A minus B)           $21,000    $
Paid over ten months                      $2,100
Release: 8.34`);
  expect(aid).toEqual(['Harmon Grant 4000', 'Odell Prize 1000']);
  expect(costs).toEqual(['Tuition 21000 TUITION', 'Meal plan 5000 FOOD']);
});

describe('cards and headings', () => {
  test('words over several figures are their heading, and the name of none', () =>
    expect(
      told(`

Work and loans
$4,500                    $2,100                    $9,000
Federal Direct Loan       Federal Work-Study        Parent PLUS Loan
Offered                   Offered                   Declined`).aid,
    ).toEqual(['Federal Direct Loan 4500', 'Federal Work-Study 2100']));

  test('words in capitals are a heading over names in small letters', () =>
    expect(
      told(`
GIFTS
Harmon Grant                                  $4,000

Federal Pell Grant                            $3,000

LOANS AND JOBS
Federal Direct Loan                           $5,500

Federal Work-Study                            $2,400

WHAT THE BURSAR WILL ASK OF EACH STUDENT
Tuition                                      $30,000

Fees                                          $1,000`).costs,
    ).toEqual(['Tuition 30000 TUITION', 'Fees 1000 FEES']));
});

test('words of a sentence close over a whole name are a heading', () => {
  const letter = letterFromText(`${head}
Odell Prize                            $4,000

Federal Pell Grant                     $3,000

Money you earn in a job with us
Federal Work-Study                     $2,200`);
  const words = letter.pages.flatMap((page) => page.words);
  for (const word of words) Object.assign(word, { y: word.y * 0.9 });
  expect(understand(letter).aid.map(({ description }) => description)).toEqual([
    'Odell Prize',
    'Federal Pell Grant',
    'Federal Work-Study',
  ]);
});

describe('tables that have the awards across', () => {
  const values = ['Arkansas Academic Challenge 2000', 'Band Scholarship 1200', 'Federal Pell Grant 4845'];
  test.each([
    [
      'with names of several lines',
      `
          Arkansas            Band        Federal       All
          Academic         Scholarship   Pell Grant    awards
          Challenge
Fall        $1,000            $600         $2,423      $4,023
Spring      $1,000            $600         $2,422      $4,022
Year        $2,000          $1,200         $4,845      $8,045`,
    ],
    [
      'the years under the terms',
      `
Term      Arkansas            Band        Federal
          Academic         Scholarship   Pell Grant
          Challenge
Fall        $1,000            $600         $2,423
2026
Spring      $1,000            $600         $2,422
2027
Year        $2,000          $1,200         $4,845`,
    ],
    [
      'twice, under headings',
      `
Your awards
          Arkansas            Band        Federal
          Academic         Scholarship   Pell Grant
          Challenge
Fall        $1,000            $600         $2,423
Spring      $1,000            $600         $2,422
Year        $2,000          $1,200         $4,845

What we charge
           Tuition            Fees          Meals
Fall        $4,000          $1,000         $2,000
Spring      $4,000          $1,000         $2,000
Year        $8,000          $2,000         $4,000`,
    ],
    [
      'names in the middle of wide columns, the figures at their end',
      `
              Arkansas
              Academic            Band          Federal         All
Term         Challenge        Scholarship     Pell Grant      awards
Fall                 1,000             600            2,423     4,023
Spring               1,000             600            2,422     4,022
Year                 2,000           1,200            4,845     8,045`,
    ],
    [
      'an answer for each',
      `
          Arkansas            Band        Federal       Direct       Each
          Academic         Scholarship   Pell Grant      Loan        term
          Challenge

Status    Accepted          Accepted      Offered      Declined

Fall        $1,000            $600         $2,423        $900       $4,023
Spring      $1,000            $600         $2,422        $900       $4,022`,
    ],
    [
      'an answer for each under the terms',
      `
Term      Arkansas            Band        Federal       Direct
          Academic         Scholarship   Pell Grant      Loan
          Challenge
Fall        $1,000            $600         $2,423        $900
Spring      $1,000            $600         $2,422        $900
Decision  Accepted          Accepted      Offered      Declined`,
    ],
  ])('%s', (_, text) => expect(told(text).aid).toEqual(values));
});

describe('sums', () => {
  test('words that name the total of other blocks name that of one award, too', () =>
    expect(
      told(`
United States Government
   Federal Pell Grant               $4,310
   Federal SEOG                       $600
   All funds from this source       $4,910
Other organizations
   Southside Club Scholarship       $1,000
   All funds from this source       $1,000`).aid,
    ).toEqual(['Federal Pell Grant 4310', 'Federal SEOG 600', 'Southside Club Scholarship 1000']));

  test('a summary in one line, close together or apart', () => {
    const rows = `
Federal Pell Grant          $4,000
Harmon Grant                $3,000
Dean's Scholarship          $2,000
Direct Subsidized Loan      $3,500
Total aid                  $12,500
`;
    const read = [
      'Federal Pell Grant 4000',
      'Harmon Grant 3000',
      "Dean's Scholarship 2000",
      'Direct Subsidized Loan 3500',
    ];
    expect(told(`${rows}Grants: $7,000 Scholarships: $2,000 Loans: $3,500`).aid).toEqual(read);
    expect(told(`${rows}Grants  $7,000    Scholarships  $2,000    Loans  $3,500`).aid).toEqual(read);
  });

  test('answers in small letters behind the figures make no sentence', () =>
    expect(
      told(`
Federal Pell Grant          $4,000      offered
Harmon Grant                $3,000      offered
Dean's Scholarship          $2,000      offered
State Grant                 $1,000      offered
Marsh Prize                   $900      offered
Odell Prize                   $800      offered
Choir Award                   $700      offered
Band Award                    $600      offered
Direct Subsidized Loan      $3,500      declined`).aid,
    ).toHaveLength(8));
});

describe('tiles over tables side by side', () => {
  const figures = '  #$12,000                         #$4,500                          #$1,500';
  const names = '  Quarry Scholarship               Federal Pell Grant               Visit Award';
  const tables = `
What it costs                    What you get                     Loans you can take
Tuition & Fees      $33,980      Grants, first year    $18,000    Direct Loan        $3,500
Housing & Food      $11,750      Over four years       $72,000    Parent Loan        $2,000
Direct cost         $45,730      After gift aid        $27,730    Left to pay       $22,230`;
  test.each([
    ['under the figures', `${figures}\n${names}`],
    ['over the figures', `${names}\n${figures}`],
  ])('names %s', (_, tiles) => {
    const { aid, costs } = told(`\n${tiles}\n${tables}`);
    expect(aid).toEqual([
      'Quarry Scholarship 12000',
      'Federal Pell Grant 4500',
      'Visit Award 1500',
      'Direct Loan 3500',
      'Parent Loan 2000',
    ]);
    expect(costs).toEqual(['Tuition & Fees 33980 TUITION_AND_FEES', 'Housing & Food 11750 HOUSING_AND_FOOD']);
  });
});
