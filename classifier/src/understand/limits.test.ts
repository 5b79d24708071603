import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const offer = `
Your awards
Federal Pell Grant                       $5,000
Harmon Grant                             $9,000
Federal Direct Subsidized Loan           $3,500
Total                                   $17,500
`;
const own = [
  'Federal Pell Grant 5000 FEDERAL PELL',
  'Harmon Grant 9000 INSTITUTION INSTITUTIONAL_GRANT',
  'Federal Direct Subsidized Loan 3500 FEDERAL DIRECT_SUBSIDIZED',
];

describe('what is beside the offer', () => {
  test.each([
    [
      'cards that all tell a limit',
      `
Loans at a glance
Subsidized            Unsubsidized         PLUS
up to $3,500          up to $2,000         up to $20,000
6.39%                 6.39%                8.94%`,
    ],
    [
      'ranges, beside a limit',
      `
Other awards
Honors Thesis Stipend                    up to $1,500
Alumni Essay Contest                     $500 to $2,000
Study Abroad Award                       $1,000 - $3,000`,
    ],
    [
      'limits under their head, behind rates',
      `
Loan Details
Loan type             Interest rate        Origination fee      Annual limit
Direct Subsidized     6.39%                1.057%                     $3,500
Direct Unsubsidized   6.39%                1.057%                     $5,500
Direct PLUS           8.94%                4.228%                    $20,000`,
    ],
    [
      'what an hour pays, in a table',
      `
Student employment
Position              Pay rate
Library assistant       $13.50
Lab aide                $14.25`,
    ],
    [
      'what an hour pays, in a sentence',
      `
Work-study is earned by the hour, at $12.75 or more, and is paid to you every two weeks.`,
    ],
  ])('%s', (_, beside) => expect(linesOfLetter(offer + beside).aid).toEqual(own));

  test('but a limit alone among sums is the award', () =>
    expect(
      linesOfLetter(`${offer}
Work
Federal Work-Study                       up to $2,000`).aid,
    ).toEqual([...own, 'Federal Work-Study 2000 FEDERAL FEDERAL_WORK_STUDY']));
});

describe('figures in remarks beside the offer', () => {
  test.each([
    [
      'what families earn',
      `Families earning under $60,000 with typical assets pay no tuition under the state promise. Between
$60,000 and $100,000 the promise is reduced.`,
    ],
    [
      'the price of one more credit',
      'The flat rate covers 12 to 18 credits. Each credit beyond 18 is billed at $1,145 on your tuition bill.',
    ],
    ['a cap', 'The national cap on tuition at private colleges is $30,908.34 for the year that starts in August.'],
    ['a fee to reserve a room', 'Room reservation fee: $250, not refundable. Reserve a room: $200, refundable.'],
    ['the average of others', 'National averages for 2025-2026: tuition and fees of $11,950 at public colleges.'],
  ])('%s', (_, beside) => {
    const { aid, costs } = linesOfLetter(`${offer}\n${beside}`);
    expect([...aid, ...costs]).toEqual(own);
  });
});

describe('loans in remarks beside gifts', () => {
  test.each([
    [
      'what each part of one costs',
      'Each $10,000 of a Direct PLUS Loan costs a parent about $126 a month for ten years at 8.94%.',
    ],
    [
      'a second limit behind the first',
      'Graduate students may borrow at most $20,500 a year and $100,000 in all in Direct Unsubsidized Loans.',
    ],
    [
      'how a balance could be met',
      `A balance of $8,000 could be met with $300 a month for ten months and $5,000 from a parent loan.`,
    ],
    ['the fee of a plan', "A balance may be placed on the Bursar's deferred plan (enrollment fee $75)."],
  ])('%s', (_, beside) => {
    const { aid, costs } = linesOfLetter(`
Your awards
Federal Pell Grant                       $5,000
Harmon Grant                             $9,000
Total                                   $14,000

${beside}`);
    expect([...aid, ...costs]).toEqual(own.slice(0, 2));
  });
});

describe('tables beside the offer', () => {
  test.each([
    [
      'what was borrowed before',
      `
Your Borrowing to Date
Direct Subsidized Loans                  $8,000
Direct Unsubsidized Loans                $4,000
Remaining aggregate eligibility         $19,000`,
    ],
    [
      'deposits, and a fee among them',
      `
Deposits and Deadlines
Enrollment deposit                         $250    May 1
Orientation fee                            $175    June 1`,
    ],
    [
      'choices of rooms',
      `
Housing choices
Maple                                    $7,150
Oak                                      $7,480`,
    ],
    [
      'incomes that the family told',
      `
What we used
Father's wages                          $41,200
Federal tax paid                         $2,945
Student's income                         $3,870`,
    ],
    [
      'names that say nothing, under a heading behind the total',
      `
Our gardens
Maple                                    $7,150
Oak                                      $7,480`,
    ],
  ])('%s', (_, beside) => {
    const { aid, costs } = linesOfLetter(offer + beside);
    expect([...aid, ...costs]).toEqual(own);
  });
});

test('of years told as often the first is that of the offer', () =>
  expect(
    understand(
      letterFromText(`Harmon College

For 2026-2027 we can give you this:
${offer}
We expect direct costs of about $27,400 in 2027-2028 and of $28,300 in 2028-2029.`),
    ).awardYear,
  ).toBe('2026-2027'));

describe('what stands over the offer ends there', () => {
  test.each([
    [
      'limits, by a heading',
      `
Income guidelines
Family size              Income limit
2                             $38,200
3                             $48,100

Scholarships and grants
Harmon Grant                   $9,000
Harmon Scholarship             $2,000
Total                         $11,000`,
    ],
    [
      'a payment plan, by the head of the awards',
      `
Payment Plan
Plan           First payment     Enrollment fee
10 months      June 1                       $75
9 months       July 1                       $75

Code        Fund                         Fall      Spring       Total
HGRT        Harmon Grant                $4,500     $4,500      $9,000
HSCH        Harmon Scholarship          $1,000     $1,000      $2,000
            Total                       $5,500     $5,500     $11,000`,
    ],
    [
      'notes, by a sentence that offers',
      `
Important information
Loans are subject to approval.

We are glad to offer you this assistance for the year:
Harmon Grant                   $9,000
Harmon Scholarship             $2,000
In all                        $11,000`,
    ],
  ])('%s', (_, text) =>
    expect(linesOfLetter(text).aid).toEqual([
      'Harmon Grant 9000 INSTITUTION INSTITUTIONAL_GRANT',
      'Harmon Scholarship 2000 INSTITUTION OTHER_SCHOLARSHIP',
    ]),
  );
});

test('a year that has a row of an outlook tells less than another', () =>
  expect(
    understand(
      letterFromText(`Harmon College

Outlook        Cost       Net
2027-2028   $33,100   $21,100
2028-2029   $34,200   $22,200

For 2026-2027 we can give you this:
${offer}`),
    ).awardYear,
  ).toBe('2026-2027'));
