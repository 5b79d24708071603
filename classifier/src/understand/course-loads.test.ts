import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const read = (text: string) => understand(letterFromText(head + text));

const offer = `
Grants: money you keep
Federal Pell Grant                                   $7,395
State of Maine Grant                                 $2,500
FSEOG                                                  $300
Your grants add up to                               $10,195
`;

test.each([
  [
    'Credits per term       12+      9         6         3',
    'Enrollment intensity   100%     75%       50%       25%',
    'Pell for the year      $7,395   $5,546    $3,698    $1,849',
  ],
  ['Enrollment             100%     75%       50%', 'Pell Grant             $7,395   $5,546    $3,698'],
  ['Credits                12       9         6', 'Federal Pell Grant     $7,395   $5,546    $3,698'],
  ['Credits                9        6         3', 'Federal Pell Grant     $5,546   $3,698    $1,849'],
  [
    'Pell by enrollment                  Pell for the year',
    'Full-time (12 or more credits)      $7,395',
    'Three-quarter time (9 to 11)        $5,546',
    'Half-time (6 to 8)                  $3,698',
    'Less than half-time                 $1,849',
  ],
  [
    'Your Pell Grant by course load',
    '',
    'Full-time (as planned)    Three-quarter time    Half-time    Less than half',
    '       $7,395                   $5,546            $3,698         $1,849',
  ],
])('what each course load would have is no second award: %s', (...table) => {
  const { aid, status } = read(`${offer}\nGoing part time?\n\n${table.join('\n')}`);
  expect(aid.map(({ value }) => value)).toEqual([7395, 2500, 300]);
  expect(status).toBe('READY');
});

test('the load that bears the name of the fund is no second award either, where no sum tells it', () => {
  const { aid, status } = read(`
Grants
Federal Pell Grant                                   $7,395
State of Maine Grant                                 $2,500

By course load
Your Pell Grant, full-time                           $7,395
Three-quarter time                                   $5,546
Half-time                                            $3,698`);
  expect(aid.map(({ value }) => value)).toEqual([7395, 2500]);
  expect(status).toBe('READY');
});

test('loads over the costs of one block are none of these', () => {
  const { costs } = read(`${offer}
Your Pell Grant will be reduced as shown if you register for fewer hours:
Enrolled                 Per term         Fall + Spring
12 or more hours           $3,698          $7,395
9 to 11 hours              $2,773          $5,546
6 to 8 hours               $1,849          $3,698
9-month budget, in-state, dependent.
Tuition and Fees                           $5,470
Books                                      $1,500
Cost of Attendance                         $6,970`);
  expect(costs.map(({ value }) => value)).toEqual([5470, 1500]);
});

test.each([
  ['', 'Full-time   YOURS: 3/4 time', '12 or more     9 to 11'],
  ['You changed your registration to 9 credits each term.', 'Full-time       3/4 time', '12 or more     9 to 11'],
])('the load that is marked or told to be the reader’s is the offer: %s%s', (told, upper, lower) =>
  expect(
    read(`${told}

                           ${upper}
Aid for the year           ${lower} credits
Federal Pell Grant             $7,395         $5,546
State Grant                    $2,000         $1,500
Total                          $9,395         $7,046`).aid.map(({ value }) => value),
  ).toEqual([5546, 1500]),
);

test.each([
  ['Grants                 12+ credits   9 credits   6 credits'],
  ['Credits                12+           9           6'],
  ['                       12 credits    9 credits   6 credits'],
  ['Units each term        15 or more    9–14        6–8'],
])('the full load is the offer where nothing else is: %s', (heads) => {
  const { aid, status } = read(`
You are registered for 14 hours.

${heads}
Federal Pell Grant     $7,395        $5,546      $3,698
State Grant            $2,000        $1,500      $1,000
Total                  $9,395        $7,046      $4,698`);
  expect(aid.map(({ value }) => value)).toEqual([7395, 2000]);
  expect(status).toBe('READY');
});

test('credits of the terms are no loads to choose from', () =>
  expect(
    read(`
Award                  Fall          Spring
Credits                12            12
Federal Pell Grant     $3,698        $3,697
State Grant            $1,000        $1,000`).aid.map(({ value }) => value),
  ).toEqual([7395, 2000]));

test.each([
  ['You are registered for 9 credits each term.', [5546, 1500]],
  ['Enrollment: three-quarter time', [5546, 1500]],
  ['Your enrollment status is half-time. Your aid may change if you take 12 credits.', [3698, 1000]],
  ['You told us that you will take 6 units.', [3698, 1000]],
  ['If you are enrolled for 9 credits your aid is smaller.', [7395, 2000]],
  ['You must be enrolled for at least 6 credits.', [7395, 2000]],
  ['Your status may be full-time, half-time or less.', [7395, 2000]],
])('the load that the letter tells is the offer: %s', (sentence, values) => {
  const { aid } = read(`
${sentence}

Award                  Full time     ¾ time      ½ time
                       12+           9-11        6-8
Federal Pell Grant     $7,395        $5,546      $3,698
State Grant            $2,000        $1,500      $1,000`);
  expect(aid.map(({ value }) => value)).toEqual(values);
});

test.each([
  ['a sign before it', '▼ 12-14 credits', ''],
  ['words under it', '12-14 credits', '(assumed for you)'],
])('the load that is marked by %s is the offer, be there a higher one', (_, head, words) =>
  expect(
    read(`
Award                  15+ credits   ${head.padEnd(18)}9-11 credits   6-8 credits
                                     ${words}
Federal Pell Grant     $5,895        $5,895            $4,421         $2,948
State Grant            $4,180        $3,212            $2,104         $1,030
Total gift aid         $10,075       $9,107            $6,525         $3,978`).aid.map(({ value }) => value),
  ).toEqual([5895, 3212]),
);

test('loads whose heads stand in two lines', () =>
  expect(
    read(`
You are registered for 9 credits each semester.

                       Full time     Three-quarter   Half time   Under half
Aid for the year
                       12+           9–11            6–8         1–5
Federal Pell Grant     $7,395        $5,546          $3,698      $1,849
State Grant            $2,000        $1,500          $1,000      $0
Promise Grant          $3,500        $0              $0          $0`).aid.map(({ value }) => value),
  ).toEqual([5546, 1500]));

test.each([
  ['>> $5,546 <<', '>> $1,500 <<', '>> $7,046 <<'],
  ['>>$5,546<<', '>>$1,500<<', '>>$7,046<<'],
  ['** 5,546 **', '** 1,500 **', '** 7,046 **'],
  ['→ 5,546 ←', '→ 1,500 ←', '→ 7,046 ←'],
])('of the figures of a row the one counts that signs point at: %s', (pell, state, total) => {
  const { aid, status } = read(`
Award                  Full          Reduced            Light
Federal Pell Grant     $7,395        ${pell}       $3,698
State Grant            $2,000        ${state}       $1,000
Total                  $9,395        ${total}       $4,698`);
  expect(aid.map(({ value }) => value)).toEqual([5546, 1500]);
  expect(status).toBe('READY');
});

test('of the columns the one counts whose head signs point at', () =>
  expect(
    read(`
                       Full          >> 3/4 <<   Half
Award                  12+ cr        9-11 cr     6-8 cr
Federal Pell Grant     $7,395        $5,546      $3,698
State Grant            $2,000        $1,500      $1,000`).aid.map(({ value }) => value),
  ).toEqual([5546, 1500]));

test.each([
  'You are registered for 9 credits each semester.',
  'Please look only at the column that is shaded for you.',
])('a load that no column is known to have holds the letter back: %s', (sentence) =>
  expect(
    read(`
${sentence}

Award                  12+ cr        6-8 cr
Federal Pell Grant     $7,395        $3,698
State Grant            $2,000        $1,000
Total                  $9,395        $4,698`).status,
  ).toBe('NOT_SUPPORTED'),
);

test.each([
  'Full time   ★ Three-quarter Half time',
  '   Full time ★ Three-quarter Half time',
  '   Full time   ★   Three-quarter   Half time',
])('a mark is of the head behind it, and loads that stand close are heads of their columns: %s', (heads) =>
  expect(
    read(`
Award for the year       ${heads}
Federal Pell Grant         $7,395         $5,546       $3,698
State Grant                $2,000         $1,500       $1,000
Total                      $9,395         $7,046       $4,698`).aid.map(({ value }) => value),
  ).toEqual([5546, 1500]),
);

const quarters = `
WA College Grant                $1,572      $1,572      $1,572
Federal Pell Grant              $1,999      $1,999      $1,000
Ridge Bridge Grant                $250        $250           -
Skagit Soroptimists               $900           -           -`;

test.each([
  ['Credits                            12+         12+         12+'],
  ['Credits                            12+         12+          9'],
  ['Enrollment                  Full-time   Full-time   Half-time'],
  ['Credits                     12 or more  12 or more  12 or more'],
])('the load of each term is no other way to study: %s', (loads) => {
  const heads = 'Your awards                   Fall 2026 Winter 2027 Spring 2027';
  for (const apart of ['\n', '\n\n'])
    expect(read(`${heads}${apart}${loads}${apart}${quarters}`).aid.map(({ value }) => value)).toEqual([
      4716, 4998, 500, 900,
    ]);
});

test('terms of full time are added up', () =>
  expect(
    read(`
                             Fall, full-time  Winter, full-time  Spring, full-time
WA College Grant                $1,572      $1,572      $1,572
Federal Pell Grant              $1,999      $1,999      $1,999`).aid.map(({ value }) => value),
  ).toEqual([4716, 5997]));

test.each([
  ['Half', '3/4', 'Full'],
  ['HT', 'TQ', 'FT'],
  ['1/2', 'Three-quarter', 'Full'],
])('loads by their short names: %s %s %s', (half, most, full) => {
  const heads = `Fund                     ${half.padStart(8)}${most.padStart(17)}${full.padStart(9)}`;
  const { aid, status } = read(`
You are registered for 14 hours.

${heads}
Federal Pell Grant         $3,698           $5,546   $7,395
State of Maine Grant         $720           $1,080   $1,440
Roughneck Alumni             $450             $675     $900
Year total                 $4,868           $7,301   $9,735`);
  expect([status, ...aid.map(({ value }) => value)]).toEqual(['READY', 7395, 1440, 900]);
});

test.each(['B672        B673        B674', 'Ones        Twos        Threes'])(
  'columns of one load are terms, whatever is over them: %s',
  (heads) =>
    expect(
      read(`
Your awards                     ${heads}

Credits                         12+         12+         12+

WA College Grant                $1,572      $1,572      $1,572
Federal Pell Grant              $1,999      $1,999      $1,999`).aid.map(({ value }) => value),
    ).toEqual([4716, 5997]),
);
