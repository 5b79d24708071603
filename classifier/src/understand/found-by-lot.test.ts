import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const budget = `
Cost of attendance
Tuition                            $31,000
Fees                                  $640
Housing                             $9,000
`;
const surenessOf = (text: string): number =>
  understand(
    letterFromText(`Harmon College
Financial Aid Offer 2026-2027
${text}`),
  ).confidence;

test('when a loan is paid back opens no notes', () =>
  expect(
    linesOfLetter(`
Loans
  Direct Subsidized Loan            $3,500
    Repayment begins six months after you leave school
  Direct Unsubsidized Loan          $2,000
    Repayment begins six months after you leave school`).aid,
  ).toEqual([
    'Direct Subsidized Loan 3500 FEDERAL DIRECT_SUBSIDIZED',
    'Direct Unsubsidized Loan 2000 FEDERAL DIRECT_UNSUBSIDIZED',
  ]));

describe('blocks of terms under a budget', () => {
  const term = (name: string): string => `
${name}
  Oboe Talent                         $450
  Federal Pell Grant                $1,500
  Tansy Grant                       $1,000
  Student Employment                  $800
Total ${name}                      $3,750
`;
  const { aid, costs } = linesOfLetter(`${budget}${term('Fall 2026')}${term('Spring 2027')}`);

  test('without a total of the costs', () => expect(costs).toHaveLength(3));
  test('an unknown name among awards is one', () => expect(aid[0]).toMatch('Oboe Talent 900'));
  test('work of one term is no sum of that of the other', () => expect(aid.at(-1)).toMatch('Student Employment 1600'));
});

test('a loan beside a fund in a sentence makes no job of it', () =>
  expect(
    linesOfLetter(`
We are pleased to offer you $1,500 from the Pastor Match, $3,500 in a Subsidized Stafford Loan, and $2,000 in Campus
Employment. Your aid totals $7,000.`).aid[0],
  ).not.toMatch('WORK_STUDY'));

test('what a net price counts was given, by whatever name', () =>
  expect(
    linesOfLetter(`${budget}Total costs                        $40,640

We offer you $4,000 through the Oboe Talent.
You have been awarded a Federal Pell Grant of $2,640.
You have been awarded a Tansy Grant of $1,000.

Net price                          $33,000`).aid,
  ).toContainEqual(expect.stringMatching('Oboe Talent 4000')));

test('and so was what stands before its figure', () =>
  expect(
    linesOfLetter(`${budget}Total costs                        $40,640

We are pleased to offer you the following for the 2026-27 academic year: the Dean's Merit in the amount of $4,000, $2,640
from the FSEOG, and $3,500 in a DL Subsidized.

Net price                          $34,000`).aid,
  ).toContainEqual(expect.stringMatching('Dean.s Merit 4000')));

test('sums at a glance are no gifts, though printed sums would bear that out', () =>
  expect(
    linesOfLetter(`
Your aid at a glance
Gift aid                           $11,000
Loans                               $3,500

Total cost        Gift aid        Net price        Loans
$40,640           $11,000         $29,640          $3,500
${budget}
Awards
Tansy Grant                         $6,000
Lyra Award                          $2,000
Federal Pell Grant                  $3,000
Direct Subsidized Loan              $3,500
Total aid                          $14,500

Net price
Total costs                        $40,640
Minus grants and scholarships     -$11,000
Estimated net cost                 $29,640`).aid,
  ).toHaveLength(4));

test('grants are taken off one by one, be they called by words that fit any', () =>
  expect(
    linesOfLetter(`${budget}Total costs                        $40,640
Less: Tansy Grant                  -$4,000
Less: State Need Grant             -$2,640
Net price                          $34,000`).aid,
  ).toHaveLength(2));

test('names in another table say nothing of how long a name may be', () =>
  expect(
    linesOfLetter(`
Tuition                               $24,300
Books, course materials and supplies     $750
Transportation                         $1,050
Personal expenses                      $1,746

Awards                 Fall      Spring       Total
Harmon Grant         $2,950      $2,950      $5,900

Talent Award         $2,070      $2,070      $4,140

Direct                 $695        $695      $1,390
Unsubsidized Loan

Total                $5,715      $5,715     $11,430`).aid.at(-1),
  ).toBe('Direct Unsubsidized Loan 1390 FEDERAL DIRECT_UNSUBSIDIZED'));

test('what anybody may borrow proves nothing', () => {
  const loans = `
Direct Subsidized Loan              $3,500
Direct Unsubsidized Loan            $2,000
`;
  const limit = 'Dependent students may borrow up to $5,500 a year.';
  expect(surenessOf(`${loans}\n${limit}`)).toBe(surenessOf(loans));
});

test('words that are cut short end no sentence', () =>
  expect(linesOfLetter('You are also eligible for $900 in Fed. Supplemental Ed. Opportunity Grant.').aid).toEqual([
    expect.stringMatching('Opportunity Grant 900'),
  ]));

test('a heading may be the name of one award', () =>
  expect(
    linesOfLetter(`
Presidential Award
You will receive $15,030 for the year.

Lyra Promise
You will receive $4,870 for the year.`).aid,
  ).toHaveLength(2));

describe('what stands under an offer and says it otherwise', () => {
  const offer = `${budget}Total costs                        $40,640

Awards
Tansy Grant                         $8,000
Federal Pell Grant                  $3,000
Direct Subsidized Loan              $3,500
Total awards                       $14,500
`;
  const { aid, costs } = linesOfLetter(offer);

  test.each([
    [
      'a bill of one semester',
      `Estimated semester bill
Tuition, one semester              $15,500
Less half of your grants            $5,500
Amount due each semester           $10,000`,
    ],
    [
      'the years ahead',
      `Four-year outlook
Year               Estimated cost      Gift aid     Net price
Year 1                    $40,640       $11,000       $29,640
Year 2                    $41,860       $11,000       $30,860
Year 3                    $43,116       $11,000       $32,116
Year 4                    $44,410       $11,000       $33,410`,
    ],
    [
      'details of a loan',
      `Loan details
Loan                            Gross         Fee         Net
Direct Subsidized Loan         $3,500         $37      $3,463`,
    ],
    [
      'a glossary',
      `Glossary
Cost of attendance: the full price of one year, for example $45,000.
Net price: what is left after grants. If the price is $45,000 and grants are $20,000,
the net price is $25,000.
Work-Study: wages of up to $3,000 that you earn in a campus job.`,
    ],
    [
      'what one may apply for',
      `Other scholarships you may apply for
Essay Contest                       $500 to $2,000
Research Stipend                    up to $1,500
Deadline March 1`,
    ],
    [
      'charges that one may choose',
      `Optional charges
Single room supplement              $1,850
Laundry pass                          $160`,
    ],
    [
      'charges beside the budget',
      `Optional charges (not in your cost of attendance)
Parking permit                        $150
Health insurance                    $2,900`,
    ],
  ])('%s', (_, more) => expect(linesOfLetter(`${offer}\n${more}`)).toEqual({ aid, costs }));
});

test('what was borrowed before is not offered', () =>
  expect(
    linesOfLetter(`
Tansy Grant                         $8,000
Federal Pell Grant                  $3,000

You have borrowed $5,500 in federal loans so far; the aggregate limit is $31,000.`).aid,
  ).toHaveLength(2));

test('costs that are owed in part are no wages under the work that was offered', () =>
  expect(
    linesOfLetter(`
Tuition                             19,100
Technology fee                       2,200
Living expenses                     17,228
Total cost of attendance            38,528

Grants and scholarships
Heritage Grant                      21,750
Federal SEOG                           250
Subtotal gift aid                   22,000
Work-Study
Fed Work Study                       1,600
Total work                           1,600

What you owe
Direct costs                        19,100
Less financial aid                  22,000
Estimated balance due                    0`).aid,
  ).toHaveLength(3));

test('a row without a capital under the heading of costs is a row of its own', () =>
  expect(
    linesOfLetter(`
Cost of Attendance
tuition                            $31,000
Fees                                  $640
Total                              $31,640
Awards
Federal Pell Grant                  $4,000`).costs,
  ).toEqual(['tuition 31000 TUITION', 'Fees 640 FEES']));

test('what a cost is the average of makes it no information', () =>
  expect(
    linesOfLetter(`
Estimated Costs
Tuition                            $31,000
Housing                             $9,000
average of a double room
Books                                 $900
Awards
Federal Pell Grant                  $4,000`).costs,
  ).toContain('Housing 9000 HOUSING'));

test('terms over the heads of their columns belong to them in loose print too', () => {
  const { pages } = letterFromText(`
Halvorsen College
Decorah, IA 52101
Financial Aid Offer 2026-2027
                                 Fall                  Spring
Fund                          Offered    Accepted     Offered    Accepted
Tansy Grant                    $1,000      $1,000      $1,000      $1,000
Federal Pell Grant             $2,000          $0      $2,000          $0
Direct Subsidized Loan         $1,750          $0      $1,750          $0`);
  const loose = pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, y: word.y * 1.6 })) }));
  expect(understand({ pages: loose }).aid.map(({ value }) => value)).toEqual([2000, 4000, 3500]);
});

test('a table of awards ends at a payment plan', () =>
  expect(
    surenessOf(`
Your Aid Package
Fund                            Offered    Accepted
Tansy Grant                      $2,080          $0
Marlowe Grant                    $2,545          $0
Federal Pell Grant               $1,595      $1,595
Payment Plan
July 5                                         $606
August 5                                       $606
September 5                                    $606`),
  ).toBeGreaterThan(0.8));

test('awards under the details of loans have their own column', () =>
  expect(
    linesOfLetter(`
Loan Details
Loan                               Gross      Fee       Net
Direct Subsidized Loan            $2,750      $29    $2,721
Your Awards
Tansy Grant                                          $1,850
Federal Pell Grant                                   $3,400
Direct Subsidized Loan                               $2,750`).aid,
  ).toEqual([
    'Tansy Grant 1850 INSTITUTION INSTITUTIONAL_GRANT',
    'Federal Pell Grant 3400 FEDERAL PELL',
    'Direct Subsidized Loan 2750 FEDERAL DIRECT_SUBSIDIZED',
  ]));

test('a heading like a sentence takes no head of the table under it', () =>
  expect(
    linesOfLetter(`
How we can help
Type                Award                                  Amount
Gift aid            Oboe Talent                           $14,300
                    Ola Hallford Memorial                 $13,500
Loan                Federal Parent PLUS                    $4,400
Work                Federal Work-Study                     $2,600`).aid,
  ).toEqual([
    'Oboe Talent 14300 INSTITUTION MERIT',
    'Ola Hallford Memorial 13500 INSTITUTION OTHER_SCHOLARSHIP',
    'Federal Parent PLUS 4400 FEDERAL PARENT_PLUS',
    'Federal Work-Study 2600 FEDERAL FEDERAL_WORK_STUDY',
  ]));

test('a heading without rows over the total is the end of the name above', () =>
  expect(
    linesOfLetter(`
Awards
FEDERAL PELL GRANT, FULL TIME  $3,400
TANSY MEMORIAL SCHOLARSHIP     $1,000
KANSAS CAREER OPPORTUNITY      $1,600
WORK-STUDY
Total Aid                      $6,000`).aid,
  ).toContain('KANSAS CAREER OPPORTUNITY WORK-STUDY 1600 STATE STATE_WORK_STUDY'));

describe('a page that ends with a heading', () => {
  const aidOf = (...pages: string[]): [string, number][] =>
    understand(letterFromText(...pages)).aid.map(({ description, value }) => [description, value]);
  const term = `
Tansy Memorial                   $1,000
Federal Pell Grant               $2,000
Total                            $3,000
`;

  test('the term that it names has its rows on the next', () =>
    expect(aidOf(`Harmon College\nFinancial Aid Offer 2026-2027\n\nFall 2026${term}Spring 2027`, term)).toEqual([
      ['Tansy Memorial', 2000],
      ['Federal Pell Grant', 4000],
    ]));

  test('the costs on the next make no cost of the last award', () =>
    expect(
      aidOf(
        'Harmon College\nFinancial Aid Offer 2026-2027\n\nInstitutional Aid\nTansy Memorial           $1,000\nTotal Institutional Aid  $1,000\nOutside Aid\nHop Growers of the Vale    $750\n\nEstimated Cost of Attendance',
        'Tuition                 $25,000\nFees                       $300\nHousing                 $9,000\nTotal Budget            $34,300',
      ),
    ).toEqual([
      ['Tansy Memorial', 1000],
      ['Hop Growers of the Vale', 750],
    ]));
});

test('what you will pay for are costs, and end the columns of the awards', () =>
  expect(
    linesOfLetter(`
Fund                     Offered   Accepted
Tansy Grant               $2,925         $0
Federal Pell Grant        $3,697         $0
What You Will Pay For
Charged by the college
  Tuition                           $38,000
  Fees                                 $768`).costs,
  ).toEqual(['Tuition 38000 TUITION', 'Fees 768 FEES']));

test('under loans and work no name is a gift', () =>
  expect(
    linesOfLetter(`
Gift Aid
Tansy Memorial            $2,925
Loans and Work
Direct Subsidized Loan    $3,500
Chapel Sacristan          $1,400`).aid,
  ).toContain('Chapel Sacristan 1400 INSTITUTION INSTITUTIONAL_EMPLOYMENT'));

test('what a reader is like makes no award of the number beside it', () =>
  expect(
    linesOfLetter(`
Your awards
Federal Pell Grant                  $4,310
Juniper Fund                        $6,000

Home          Load          Meals         SAI
In-district   Full-time     Commuter      3,125`).aid,
  ).toHaveLength(2));

describe('a list beside a table', () => {
  const list = ['Your aid for the year:', '• Moth Fund = $6,500', '• Pell Grant = $4,310', '• SEOG = $400', ''];
  const table = ['What a year costs', 'Tuition', 'Fees', 'Meals', 'Books'];
  const sums = ['', '$21,000', '$900', '$7,200', '$800'];
  const costs = table.map((name, index) => name.padEnd(24) + (sums[index] ?? '').padStart(8));
  const beside = (left: string[], right: string[]): string =>
    left.map((line, index) => line.padEnd(40) + (right[index] ?? '')).join('\n');

  test.each([
    ['at its left', beside(list, costs)],
    ['at its right', beside(costs, list)],
  ])('%s', (_, text) => {
    const { aid, costs: read } = linesOfLetter(`\n${text}`);
    expect([aid.length, read.length]).toEqual([3, 4]);
    expect(aid[0]).toMatch('Moth Fund');
  });
});

test('notes by number are no part of the last name', () =>
  expect(
    linesOfLetter(`
Aid offered
Moth Fund (1)                       $6,500
Federal Pell Grant (2)              $4,310
Direct Unsub Ln (3)                 $2,000
(1) Based on financial need
(2) No repayment required
(3) Repayment begins after you leave school`).aid[2],
  ).toMatch(/^Direct Unsub Ln .*2000/));

test('a heading at the left of the first row of its costs', () =>
  expect(
    linesOfLetter(`
Fund                         Fall      Spring      Year
Presidential Scholarship    2,500       2,500     5,000
Federal Pell Grant          3,000       3,000     6,000
TOTAL                       5,500       5,500    11,000

ESTIMATED BUDGET    Tuition                      14,800
                    Fees                          1,620
                    Room                          4,150
                    TOTAL                        20,570`).costs,
  ).toEqual(['Tuition 14800 TUITION', 'Fees 1620 FEES', 'Room 4150 HOUSING']));

test('what is reckoned from parts of the letter ends there; a heading follows', () =>
  expect(
    linesOfLetter(`
EXPENSES (A)
Tuition                        63,950

Books                           1,000

FAMILY CONTRIBUTION (B)
Parents' contribution          18,420

DEMONSTRATED NEED (A minus B)  46,530
AWARD

Tansy Grant                    40,000

Class of 1968 Endowed Grant     3,000

Federal Direct Loan             3,530

Total award                    46,530`).aid,
  ).toHaveLength(3));

test('by what tuition is paid', () =>
  expect(
    linesOfLetter(`
How your tuition is paid
Tuition                            $31,200
is covered by
Federal Pell Grant                  $6,645
Tansy Promise Grant                $24,555
Tuition covered                    $31,200`),
  ).toEqual({
    aid: ['Federal Pell Grant 6645 FEDERAL PELL', 'Tansy Promise Grant 24555 INSTITUTION INSTITUTIONAL_GRANT'],
    costs: ['Tuition 31200 TUITION'],
  }));

test('a number before the dash ends a name, and opens no range', () =>
  expect(
    linesOfLetter(`
Your aid for the year:
• Moth Fund - $6,500
• Direct Subsidized Loan 1 - $3,500`).aid[1],
  ).toMatch(/ 3500 /));

test('the same sums in another currency leave no doubt', () =>
  expect(
    surenessOf(`
Aid offered, 2026-2027                US$    approx. C$
Trustee Scholarship                 4,000         5,480
Can-Am International Award          1,500         2,055
Madawaska Society (outside)           750         1,028
Total aid                           6,250         8,563`),
  ).toBeGreaterThan(0.9));

test('the letter of an item before a name makes no guess of it', () =>
  expect(
    surenessOf(`
2. Awards.
   a. Virginia Grant                  $5,000
   b. Regimental Band Scholarship     $2,000
   c. Col. J. R. Ellyson, Class of 1922  $1,750
   d. Direct Subsidized Loan          $3,500
   Total awards                      $12,250
`),
  ).toBeGreaterThan(0.9));
