import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head, linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const aidIn = (text: string) => linesOfLetter(text).aid.map((line) => line.replace(/ [A-Z]+ [A-Z_]+$/, ''));

test('a column for comparison is none of the offer', () =>
  expect(
    aidIn(`
Aid offered                 Spring 2027      Full year, for comparison
Transfer Scholarship             $5,000                        $10,000
Federal Pell Grant               $2,895                         $5,790
Direct Subsidized Loan           $2,250                         $4,500
Aid, total                      $10,145                        $20,290`),
  ).toEqual(['Transfer Scholarship 5000', 'Federal Pell Grant 2895', 'Direct Subsidized Loan 2250']));

test('what an award takes the place of is none', () =>
  expect(
    aidIn(`
For 2026-2027 we award you the Exchange Scholarship of $44,000. It takes the place of the Provost Scholarship of $22,000
of our letter of January 15. We add a Residence Grant of $3,000.`),
  ).toEqual(['Exchange Scholarship 44000', 'Residence Grant 3000']));

test('lines of a list that a sentence offers stand beside the awards on cards', () =>
  expect(
    aidIn(`
Who pays your bill

Federal Pell Grant          Harmon Award           Harmon Promise Scholarship
$1,940                      $1,300                 $1,632

We can offer you toward what the bill does not show:
Harmon Completion Grant – $500
Federal Work-Study – $2,700`),
  ).toEqual(expect.arrayContaining(['Harmon Completion Grant 500', 'Federal Work-Study 2700'])));

test('a report to those who gave is no offer', () =>
  expect(
    understand(
      letterFromText(`Harmon College Office of Advancement, Hastings, MI 49058

Dear Mr. and Mrs. Vanderploeg,

it is my pleasure to send you the yearly report on the Alida Vanderploeg Endowed Scholarship.

Market value, June 30, 2025               $112,480
Gifts received                              $5,000
Investment return                           $9,316
Scholarships paid, 2025-2026                $4,600
Market value, June 30, 2026               $122,196
Available for scholarships, 2026-2027       $4,950`),
    ).status,
  ).toBe('INVALID'));

test('words that lead to a name are no part of what is known of it', () =>
  expect(
    aidIn(`
Harmon Grant                                           $4,000
Federal Pell Grant                                     $3,000
You could borrow: Federal Direct Subsidized Loan       $3,500
You could earn: Federal Work-Study                     $2,000`),
  ).toContain('You could borrow: Federal Direct Subsidized Loan 3500'));

test('a sum that comes from another page is one, and what the year costs the reader is left', () =>
  expect(
    linesOfLetter(`
Harmon Grant                                $4,000
Federal Pell Grant                          $3,000
Gift assistance                             $7,000

Tuition                                    $18,000
Fees                                        $1,000
Everything together                        $19,000

The arithmetic
Everything together                        $19,000
Gift assistance, from page 1                $7,000
What a year costs you before borrowing     $12,000`),
  ).toEqual({
    aid: ['Harmon Grant 4000 INSTITUTION INSTITUTIONAL_GRANT', 'Federal Pell Grant 3000 FEDERAL PELL'],
    costs: ['Tuition 18000 TUITION', 'Fees 1000 FEES'],
  }));

test('a grant that becomes a loan is a grant', () =>
  expect(
    linesOfLetter(`
Federal TEACH Grant (becomes a loan if you do not teach four years)     $3,772
Federal Pell Grant                                                      $3,000`).aid[0],
  ).toMatch(/3772 FEDERAL TEACH$/));

test('marks at the right of cards stand in no name, over however many lines', () =>
  expect(
    aidIn(`
Aid we can offer you

Federal Pell Grant     GIFT   New Mexico Opportunity  GIFT   Regents Scholarship   GIFT
                              Scholarship
$7,395                        $4,380                         $2,000
Fall $3,698 · Spring $3,697   Fall $2,190 · Spring $2,190    Fall $1,000 · Spring $1,000

Harmon Success Grant   GIFT   Federal SEOG            GIFT   All gift aid
$1,500                        $600                           $15,875`),
  ).toEqual([
    'Federal Pell Grant 7395',
    'New Mexico Opportunity Scholarship 4380',
    'Regents Scholarship 2000',
    'Harmon Success Grant 1500',
    'Federal SEOG 600',
  ]));

test('boxes for an answer before the names are none', () =>
  expect(
    aidIn(`
Elements of the athletic scholarship
☒ full    ☐ part    Athletic Scholarship - Tuition and fees      $10,124
☐ full    ☒ part    Athletic Scholarship - Room                   $4,600
                    Total athletic aid                           $14,724`),
  ).toEqual(['Athletic Scholarship - Tuition and fees 10124', 'Athletic Scholarship - Room 4600']));

test('the value of what is named first is its amount', () =>
  expect(
    aidIn(`
We are glad to offer you support for 2026-2027. The terms are these.

   1.  Tuition Waiver: all 18 graduate credits of the two semesters, a value of $11,340 ($630 a credit).
   2.  Graduate Dean's Scholarship: $4,000, in recognition of your record.`),
  ).toEqual(['Tuition Waiver 11340', "Graduate Dean's Scholarship 4000"]));

test('a figure in smaller print right before another is what it was', () => {
  const { pages } = letterFromText(`${head}

Federal Pell Grant                  $4,745  $6,295
State Grant                         $3,200  $4,000
Harmon Grant                        $9,000  $10,500
Dean's Scholarship                          $12,000
Direct Unsubsidized Loan            $2,000  $0`);
  const old = ['$4,745', '$3,200', '$9,000', '$2,000'];
  const struck = pages.map((page) => ({
    ...page,
    words: page.words.map((word) => (old.includes(word.text) ? { ...word, height: 8.5 } : word)),
  }));
  expect(understand({ pages: struck }).aid.map(({ description, value }) => `${description} ${value}`)).toEqual([
    'Federal Pell Grant 6295',
    'State Grant 4000',
    'Harmon Grant 10500',
    "Dean's Scholarship 12000",
  ]);
});

test('columns of loans and their fees end where another heading begins', () =>
  expect(
    aidIn(`
B. Funds that are not repaid
Federal Pell Grant                 $7,395
Total B                            $7,395

C. Federal student loans
Loan                               Gross     Fee withheld    Net to account
Direct Subsidized Loan             $3,500    $37             $3,463
Direct Unsubsidized Loan           $6,000    $63             $5,937
Total C                            $9,500    $100            $9,400

D. Institute installment plan
Interest-Free Installment Plan                               $1,200`),
  ).toContain('Interest-Free Installment Plan 1200'));

test('a step with a name heads columns of the year and of a month', () =>
  expect(
    understand(
      letterFromText(`${head}

Step 1: Costs                          Year        Month
Tuition                             $12,840       $1,284
Mandatory fees                         $710          $71
Costs                               $13,550       $1,355

Step 2: Free money                     Year        Month
Federal Pell Grant                   $6,290         $629
Harmon Grant                         $2,600         $260
Free money                           $8,890         $889`),
    ).status,
  ).toBe('READY'));

test('bare numbers before names are codes, and the term over them holds', () =>
  expect(
    aidIn(`
Fall Semester 2026
Code     Award                         Amount         Status
4100     TOPS Performance Award        $2,911.00      Offered
4137     Louisiana GO Grant              $900.00      Offered
4174     Pell Grant                    $2,448.00      Accepted

Spring Semester 2027
Code     Award                         Amount         Status
4100     TOPS Performance Award        $2,911.00      Offered
4137     Louisiana GO Grant              $900.00      Offered
4174     Pell Grant                    $2,447.00      Accepted`),
  ).toEqual(['TOPS Performance Award 5822', 'Louisiana GO Grant 1800', 'Pell Grant 4895']));

test('a mark before "your choice" tells the column, whatever it is called', () =>
  expect(
    linesOfLetter(`
Expected costs by living situation
Item                  With family      Shared flat ✔ your choice     Own flat
Tuition                    $3,930                          $3,930      $3,930
Food                       $3,600                          $6,100      $6,100
Transportation             $1,900                          $1,250      $1,900

Harmon Grant               $4,000`).costs,
  ).toEqual(['Tuition 3930 TUITION', 'Food 6100 FOOD', 'Transportation 1250 TRANSPORTATION']));

test('in a list that has its figures first, each name begins a blank behind its figure', () => {
  const { pages } = letterFromText(`${head}
Your financial aid for the 2026-2027 academic year is made up of these parts:

        $13,500 Harmon Merit Scholarship
        $6,020 Harmon Need Grant
        $4,995 Federal Pell Grant
        $3,525 New York State Tuition Assistance Program (TAP), estimated
        $800 Federal Supplemental Educational Opportunity Grant
        $3,500 Federal Direct Subsidized Loan
        $2,000 Federal Direct Unsubsidized Loan
        $1,600 Campus Job`);
  expect(understand({ pages }).aid.map(({ value }) => value)).toEqual([13500, 6020, 4995, 3525, 800, 3500, 2000, 1600]);
});

test('a question names no award', () =>
  expect(
    aidIn(`
Here is your gift aid:
• Harmon Grant: $4,000
• Federal Pell Grant: $3,000
You don't pay any of that back.
                              and loans? my cousin said she got like $10,000
Yours are smaller:
• Direct Subsidized Loan: $3,500
• Direct Unsubsidized Loan: $2,000`),
  ).toEqual([
    'Harmon Grant 4000',
    'Federal Pell Grant 3000',
    'Direct Subsidized Loan 3500',
    'Direct Unsubsidized Loan 2000',
  ]));

test('a native village gives to its own', () =>
  expect(linesOfLetter('Native Village of Eyak Education Award     $1,500').aid[0]).toMatch(/PRIVATE TRIBAL$/));
