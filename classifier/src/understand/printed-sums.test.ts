import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const letter = (sum: string): string => `Harmon College
Financial Aid Offer 2026-2027

Each amount is for one semester; the same amount is paid in fall and again in spring.

Each semester
Federal Pell Grant                 $2,400
Tansy Scholarship                  $1,150
Harmon Book Award                    $250

${sum}`;

const sureness = (sum: string): number => understand(letterFromText(letter(sum))).confidence;

test('a sum of the halves proves what a sum of the wholes does', () => {
  const bare = sureness('');
  expect(sureness('Your semester aid of $3,800 is paid to your account.')).toBeGreaterThan(bare);
  expect(sureness('Your aid for the year of $7,600 is paid to your account.')).toBeGreaterThan(bare);
});

test('another figure of a semester proves nothing', () =>
  expect(sureness('Your semester charges of $3,810 are due in August.')).not.toBeGreaterThan(sureness('')));

test.each([
  ['You have earned $30,400 over four years!', true],
  ['That makes $3,800 each semester.', true],
  ['You have earned $30,500 over four years!', false],
])('the sum of another span: %s', (sum, proves) => {
  const text = (said: string): string => `Harmon College
Financial Aid Offer 2026-2027

${said}

You receive the Tansy Scholarship of $5,200 a year, and the Odell Award of $2,400 a year.`;
  const sure = (said: string): number => understand(letterFromText(text(said))).confidence;
  expect(sure(sum) > sure('')).toBe(proves);
});

test.each([
  ['proves them', '8,050', true],
  ['that is another proves nothing', '8,150', false],
])('of the totals of a term the one under the awards %s', (_, offered, proves) => {
  const block = (term: string, sum: string): string => `
${term}
Code     Name                           First Offered   Current Offered    Accepted    Declined    Paid
10FPL    Federal Pell Grant                     2,100             2,300       2,300           0       0
22TAN    Tansy Scholarship                      1,500             1,500           0           0       0
40HBA    Harmon Book Award                        250               250           0           0       0
63SUB    Direct Subsidized Loan                 1,750             1,750           0           0       0
81PLS    Parent PLUS Loan                       2,250             2,250           0       2,250       0
         ${term.split(' ')[0]} Total                             7,850             ${sum}       2,300       2,250       0`;
  const { confidence, aid } = understand(
    letterFromText(`Harmon College
Financial Aid Award Notification 2026-2027
${block('Fall Semester 2026', '8,050')}
${block('Spring Semester 2027', offered)}`),
  );
  expect(aid.map(({ value }) => value)).toEqual([4600, 3000, 500, 3500]);
  expect(confidence > 0.95).toBe(proves);
});

test.each([
  ['6,300', true],
  ['6,400', false],
])('what a line called a term’s has under each term is added up: %s', (fall, proves) => {
  const { confidence, aid } = understand(
    letterFromText(`Harmon College
Financial Aid Offer 2026-2027

You keep this                      Fall 26     Spring 27     Summer 27
Federal Pell Grant                   2,300         2,300         1,150
Tansy Clinical Award                 1,250         1,250             –
You repay this                     Fall 26     Spring 27     Summer 27
Direct Subsidized                    1,750         1,750         2,000
Direct Unsubsidized                  1,000         1,000           500
Term Aid Package                     ${fall}         6,300         3,650`),
  );
  expect(aid.map(({ value }) => value)).toEqual([5750, 2500, 5500, 2500]);
  expect(confidence > 0.95).toBe(proves);
});

test.each([
  ['You have been awarded something more by our friends on the hill: $4,000.', false],
  ['This leaves $4,000 of your costs open.', true],
])('what is given to the reader and is in no row is not what is left of the costs: %s', (sentence, proves) => {
  const { confidence } = understand(
    letterFromText(`Harmon College
Financial Aid Offer 2026-2027

We award you the Tansy Scholarship of $9,000 and a Federal Pell Grant of $3,000.
You may borrow a Federal Direct Subsidized Loan of $3,500.
${sentence}

Tuition                           $12,000
Housing and food                   $7,500
Total cost                        $19,500`),
  );
  expect(confidence > 0.95).toBe(proves);
});

test('a sum under the awards that these do not come to tells of a mistake, though the costs come to it', () => {
  const text = `Harmon College        Financial Aid Award Letter 2026-2027

Your awards
Federal Pell Grant           $5,000
Quarry Scholarship           $1,100
Alder Award                    $700
Direct Subsidized Loan       $3,500
Parent PLUS Loan             $1,900
Total offered               $11,500

Your budget
Tuition                      $6,500
Rent and food                $4,000
Books                        $1,000
Budget                      $11,500`;
  expect(understand(letterFromText(text)).status).toBe('NOT_SUPPORTED');
});

test('what others give is told under the total of the offer, and not counted there', () => {
  const text = `Harmon College        Financial Aid Award Letter 2026-2027

Award                         Offered     Accepted
Federal Pell Grant           4,370.00     4,370.00
Harmon Opportunity Grant     2,650.00     2,650.00
Direct Subsidized Loan       4,500.00         0.00
Total                       11,520.00     7,020.00

Other resources reported to us from outside the college
Orr Rotary Club                500.00
Odell Employee Award         1,500.00`;
  expect(understand(letterFromText(text)).status).toBe('READY');
});
