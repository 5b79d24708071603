import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const head = 'Harmon College        Financial Aid Award Letter 2026-2027\n';
const read = (text: string) => understand(letterFromText(head + text));
const valuesIn = (text: string) => [...read(text).aid, ...read(text).costs].map(({ value }) => value);

const offer = `
Gift aid
Federal Pell Grant              $4,000
Harmon Grant                    $3,000
Total gift aid                  $7,000
`;

describe('loans for what is left', () => {
  test.each([
    'Parent PLUS Loan (for the remaining balance)',
    'Parent PLUS Loan to cover your balance',
    'Private Loan - covers unmet need',
    'PLUS Loan, balance of costs',
  ])('%s', (name) => expect(valuesIn(`${offer}${name.padEnd(48)}$2,350`)).toEqual([4000, 3000, 2350]));

  test.each(['Balance (Parent PLUS Loan)', 'Remaining cost to cover with a loan'])('%s is none', (name) =>
    expect(valuesIn(`${offer}${name.padEnd(48)}$2,350`)).toEqual([4000, 3000]),
  );
});

describe('lines that are no award', () => {
  test('a balance and its half, and what it would be on a condition', () =>
    expect(
      valuesIn(`${offer}
Employment
Federal Work-Study              $1,500
Estimated bill after gift aid   $9,000
In other words, each term       $4,500
If you decline the health plan, each term   $3,800`),
    ).toEqual([4000, 3000, 1500]));

  test('what is due without what must be earned', () =>
    expect(
      valuesIn(`${offer}
Federal Work-Study                        $1,500
Estimated due, not counting Work-Study    $9,000`),
    ).toEqual([4000, 3000, 1500]));

  test('what the costs come to after a discount that stands among them', () =>
    expect(
      valuesIn(`${offer}
Budget for a nonresident
Nonresident Tuition             $22,400
Nonresident Tuition Discount   -$11,900
Mandatory Fees                   $1,980
Room                             $4,800
Budget after the discount:      $17,280`),
    ).toEqual([4000, 3000, 11_900, 22_400, 1980, 4800]));

  test('a statement that takes gifts off the costs, each under the other', () =>
    expect(
      valuesIn(`Statement of estimated account
Tuition, Nonresident            20,000
Border Tuition Discount         (6,000)
General Fees                     1,000
Room                             5,000
Cost                            20,000
Harmon Grant                    (3,000)
Federal Pell                    (4,000)
Direct Subsidized               (3,500)
Less aid                       (10,500)
Estimated balance                9,500`),
    ).toEqual([6000, 3000, 4000, 3500, 20_000, 1000, 5000]));

  test('the terms of all awards together, under a head for them', () =>
    expect(
      valuesIn(`
Award Description       Category        Offered     Accepted
Federal Pell Grant      Grant           4,000.00    4,000.00
Harmon Grant            Grant           3,000.00        0.00
                        Totals          7,000.00    4,000.00

Term                                    Offered     Accepted
2026 Fall                               3,500.00    2,000.00
2027 Spring                             3,500.00    2,000.00`),
    ).toEqual([4000, 3000]));

  test('what is left after the costs, though the last heading of aid was one for loans', () =>
    expect(
      valuesIn(`
From the government
  Federal Pell Grant            $4,000
Borrowed money
  Direct Subsidized Loan        $3,500
Sum of everything above         $7,500

WHERE IT GOES
To the school
  Tuition                       $9,000
To others
  Books                         $1,000
  Transportation                $1,000
Sum of everything above        $11,000
Difference you cover            $3,500`),
    ).toEqual([4000, 3500, 9000, 1000, 1000]));

  test('an award that was declined, by whom and when', () =>
    expect(
      valuesIn(`${offer}
Loans
Direct Subsidized Loan          $3,500
Offered
Harmon Bridge Loan              $1,200
Declined by you on 05/02/2026`),
    ).toEqual([4000, 3000, 3500]));

  test('awards under a heading that says they were declined, and none before or after', () =>
    expect(
      valuesIn(`
Offered
Federal Pell Grant              $4,000
Harmon Grant                    $3,000

Declined
Harmon Bridge Loan              $1,200
Federal Work-Study              $1,800

Accepted
Direct Subsidized Loan          $3,500`),
    ).toEqual([4000, 3000, 3500]));

  test('what a worksheet reckons of its lines', () =>
    expect(
      valuesIn(`
A. Cost
 1. Tuition                     $9,000
 2. Food and housing            $8,000
 3. Both (add 1 to 2)          $17,000
B. Money that is yours
 4. Federal Pell Grant          $4,000
 5. Harmon Grant                $3,000
 6. Gifts (lines 4 and 5)       $7,000
C. What is left
 7. Line 3 minus line 6        $10,000
 8. Each term (line 7 divided by 2)   $5,000`),
    ).toEqual([4000, 3000, 9000, 8000]));

  test('gifts and waivers together on a card', () =>
    expect(
      valuesIn(`
$12,000                 $7,000
Cost of attendance      Grants, scholarships and waivers
${offer.replace(/Total.*/, '')}`),
    ).toEqual([4000, 3000]));

  test('a price beside a sentence about an award is not that award', () =>
    expect(
      read(`
Federal Pell Grant              $4,000
Harmon Grant                    $3,000
Direct Subsidized Loan          $3,500
All funds                      $10,500

Tuition per unit is for people of Harmon County $78 and for those of the other
counties $94, elsewhere $182. The Harmon Grant was sent to us by the county, which
writes to you in June.`).confidence,
    ).toBeGreaterThan(0.9));
});

test('what is said of one award under it is no heading of the next', () => {
  const { aid } = read(`
Gift aid
Nebraska Opportunity Grant      $1,000
Estimated - state funds pending
Blue and White Award            $3,000
Accepted - renewable`);
  expect(aid.map(({ source }) => source)).toEqual(['STATE', 'INSTITUTION']);
});

test.each(['Must be repaid', 'Paid back after college', 'Requires repayment'])(
  '"%s" further in than the rows tells of the one above',
  (words) => {
    const { aid } = read(`
Your aid
Federal Pell Grant              $4,000
   Not repaid
Tern Fund                       $1,000
   ${words}
Marsh Gift                        $700`);
    expect(aid.map(({ category }) => category)).toEqual(['GRANT', 'LOAN', 'SCHOLARSHIP']);
  },
);

test.each(['All earnings', 'All wages'])('"%s" under the one job is no second one', (name) => {
  const { aid } = read(`
Gifts
Tern Grant                      $3,000
Marsh Award                     $1,500
All gifts                       $4,500

To earn
Gallery Assistantship           $1,600
${name}                    $1,600`);
  expect(aid.map(({ value }) => value)).toEqual([3000, 1500, 1600]);
});

test('columns of months, with a field of the letterhead over them', () => {
  const { aid } = read(`
REPORT OF AWARDS                    AWARD YEAR 2026-2027

AWARDS                         SEP-DEC    JAN-MAR    APR-JUN      TOTAL
PELL GRANT                       2,361      2,361      2,361      7,083
HARMON GRANT                       200        200        200        600`);
  expect(aid.map(({ value }) => value)).toEqual([7083, 600]);
});

test('a label of two lines with its figure at half height goes across the page under two columns', () => {
  const page = letterFromText(`${head}
GRANTS                                     LOANS
Founders Grant              $9,000         Direct Subsidized Loan       $3,500
Federal Pell Grant          $2,295         Direct Unsubsidized Loan     $2,000
Total grants               $11,295         Total loans                  $5,500

Parent PLUS Loan
                                                                        $6,000
(8.94% interest); ask first`);
  const words = page.pages[0]?.words ?? [];
  const top = words.find(({ text }) => text === 'Parent')?.y ?? 0;
  for (const word of words.filter(({ y }) => y > top))
    word.y = top + (word.text === '$6,000' ? 0.5 : 1.1) * word.height;
  expect(understand(page).aid.map(({ value }) => value)).toEqual([9000, 2295, 3500, 2000, 6000]);
});

test('a job and a loan in one line are no sum of the grants over them', () => {
  const { aid } = read(`
Resources
Family share                        $20,000
Harmon Grant                         $9,000
Federal Pell Grant                   $3,000
Federal SEOG                         $1,000
Self-help (loan and job)             $4,000
Total resources                     $37,000`);
  expect(aid.map(({ value }) => value)).toEqual([20000, 9000, 3000, 1000, 4000]);
});

test('charges less aid, by terms, are no award', () => {
  const { aid } = read(`
Aid offered                         Fall     Winter     Spring
Harmon Grant                       1,000      1,000      1,000
Federal Pell Grant                   900        900        900
Term aid                           1,900      1,900      1,900
Term charges minus term aid          240         12         17`);
  expect(aid.map(({ value }) => value)).toEqual([3000, 2700]);
});

test.each(['Price before loans', 'Left to cover with loans and a job', 'Before any loans', 'Costs without borrowing'])(
  '"%s" between gifts and loans is what the gifts leave',
  (name) => {
    const { aid } = read(`
Costs
Tuition and fees                    $14,000
Housing and food                     $9,000
Cost of attendance                  $23,000

Less your aid
Tern Grant                          -$3,000
Federal Pell Grant                  -$2,700
Marsh Award                         -$1,500
${name}       $15,800
Direct Subsidized Loan              -$3,500
Campus Job                          -$2,000
What is left                        $10,300`);
    expect(aid.map(({ value }) => value)).toEqual([3000, 2700, 1500, 3500, 2000]);
  },
);

test.each(['Bill after student loans', 'Charges after your loans', 'Price after free money'])(
  '"%s" is what is left, under a heading for gifts too',
  (name) => {
    const { aid } = read(`
What you do not repay
Tern Grant                           $3,000
Marsh Award                          $1,500
Free money                           $4,500

For the rest
Parent PLUS Loan                     $9,000
${name}       $16,050`);
    expect(aid.map(({ value }) => value)).toEqual([3000, 1500, 9000]);
  },
);

const served = `
Post-9/11 GI Bill tuition               $5,000
Ohio National Guard Tuition Grant       $2,400
Chapter 33 books                        $1,000`;

test.each([
  ['under them', `Veterans benefits${served}\nVeterans benefits, full year     $8,400`],
  ['over them', `VA benefits     $8,400${served}`],
])('a heading with its sum, %s, is no award though it names a program', (_, block) => {
  const { aid } = read(`\n${block}\n\nScholarships\nTern Scholarship       $3,000\nMarsh Award      $500`);
  expect(aid.map(({ value }) => value)).toEqual([5000, 2400, 1000, 3000, 500]);
});

test.each(['Both loans', 'These loans combined'])('"%s" under two loans is their sum, whatever follows', (name) => {
  const { aid } = read(`
Federal student loans
Direct Subsidized Loan           $2,500
Direct Unsubsidized Loan         $1,000
${name.padEnd(32)} $3,500
Federal Parent PLUS Loan         $4,100`);
  expect(aid.map(({ value }) => value)).toEqual([2500, 1000, 4100]);
});

test('the last line of a block that says its heading again is its sum', () => {
  const { aid } = read(`
Outside scholarships
Rotary Club                     $500
Elks Lodge                      $400
Outside scholarships reported   $900`);
  expect(aid.map(({ value }) => value)).toEqual([500, 400]);
});

describe('costs of which something is taken off in their own block', () => {
  const charges = `
Billed charges
Tuition                         $34,716
Mandatory Fees                   $2,318
Double Room                      $9,674
Nonresident Tuition Discount    -$7,500
`;
  test.each([
    ['Charges after discount', '$39,208'],
    ['Charges less waiver', '$39,208'],
    ['Adjusted charges', '$39,208'],
    ['What we will bill you for', '$39,208'],
  ])('%s is none', (name, figure) =>
    expect(valuesIn(`${charges}${name.padEnd(32)}${figure}\n${offer}`)).toEqual([7500, 4000, 3000, 34716, 2318, 9674]),
  );

  test('the same cost once more is what is left of it', () =>
    expect(
      valuesIn(`
Charges
Tuition                         $30,000
Neighbor Tuition Waiver        -$12,000
Tuition at the neighbor rate    $18,000
Fees                             $1,000
${offer}`),
    ).toEqual([12000, 4000, 3000, 30000, 1000]));

  test('another cost that happens to be worth the difference counts', () =>
    expect(
      valuesIn(`
Charges
Tuition                         $20,000
Neighbor Tuition Waiver        -$10,000
Housing and food                $10,000
${offer}`),
    ).toEqual([10000, 4000, 3000, 20000, 10000]));
});

describe('steps of a worksheet', () => {
  test.each([
    ['B. Scholarships and grants', 'A minus B'],
    ['2. Grants', '1 less 2'],
    ['B. Gift aid', 'A – B'],
    ['Part B. Grants and scholarships', 'Part A minus Part B'],
    ['Step 2: Scholarships', 'Step 1 minus Step 2'],
  ])('%s, %s', (total, rest) =>
    expect(
      valuesIn(`
Tuition                         $20,000
Housing and food                 $9,000
A. Cost of attendance           $29,000

Federal Pell Grant               $4,000
Harmon Grant                     $3,000
Odell Prize                        $750
${total.padEnd(32)} $7,750
${rest.padEnd(32)}$21,250
Direct Subsidized Loan           $3,500
Federal Work-Study               $1,800`),
    ).toEqual([4000, 3000, 750, 3500, 1800, 20000, 9000]),
  );
});

test.each(['12 Mill Street', '2115 N. Cleveland Ave., Suite 4', 'P.O. Box 118', 'Ada, OH 45810', '(419) 555-0100'])(
  '%s beside the figure of a box names no award',
  (line) =>
    expect(
      valuesIn(`Office of Financial Aid                       Estimated amount due
                                              August 15, 2026
${line.padEnd(46)}$14,027
${offer}`),
    ).toEqual([4000, 3000]),
);

test('what was paid already, between what is due and the balance, is no cost', () =>
  expect(
    linesOfLetter(`
Program charges
Tuition                                         $17,850
Registration fee                                   $100
Total program charges                           $17,950

Estimated financial assistance
Federal Pell Grant                               $7,395
Federal Direct Subsidized Loan                   $3,500
Total estimated aid                             $10,895

Amount due from student
Total program charges less total estimated aid   $7,055
Registration fee paid at enrollment                $100
Balance, payable in 8 monthly installments       $6,955`).costs,
  ).toEqual(['Tuition 17850 TUITION', 'Registration fee 100 FEES']));
