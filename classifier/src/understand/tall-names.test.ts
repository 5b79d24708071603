import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

/** What is read of a letter whose lines are drawn so many points apart. */
function drawn(text: string, step: number): string[] {
  const letter = letterFromText(`${head}\n\n${text}`);
  for (const { words } of letter.pages) for (const word of words) word.y = 30 + ((word.y - 30) / 14) * step;
  return understand(letter).aid.map(({ description, value, subCategory }) => `${description} ${value} ${subCategory}`);
}

const read = [
  'Harmon Orchard Scholarship 4000 OTHER_SCHOLARSHIP',
  'Federal Pell Grant 3000 PELL',
  'Direct Subsidized Loan 3500 DIRECT_SUBSIDIZED',
];

test.each([
  ['kinds', 'Scholarship', 'Grant', 'Loan'],
  ['givers', 'Harmon College', 'Department of Education', 'U.S. Treasury'],
  ['rules', '3.0 GPA', 'yearly form', 'repaid with interest'],
])('names over several lines at the left of %s are in one table with them', (_, first, second, third) =>
  expect(
    drawn(
      `Award             Remark                     2026-2027


Harmon Orchard
                  ${first.padEnd(26)} $4,000
Scholarship


Federal
                  ${second.padEnd(26)} $3,000
Pell Grant


Direct
                  ${third.padEnd(26)} $3,500
Subsidized Loan`,
      6,
    ),
  ).toEqual(read),
);

test.each([
  ['codes', 'ORCHD', 'FPELL', 'DLSUB'],
  ['kinds', 'Gift', 'Gift', 'Loan'],
])('names over several lines at the right of %s', (_, first, second, third) =>
  expect(
    drawn(
      `Type       Award                      2026-2027


           Harmon Orchard
${first.padEnd(36)} $4,000
           Scholarship


           Federal
${second.padEnd(36)} $3,000
           Pell Grant


           Direct
${third.padEnd(36)} $3,500
           Subsidized Loan`,
      6,
    ),
  ).toEqual(read),
);

test('givers over several lines at the left of names are no names', () =>
  expect(
    drawn(
      `From             Aid                           2026-2027


Harmon College   Harmon Orchard Scholarship       $4,000


U.S. Dept. of
                 Federal Pell Grant               $3,000
Education


State of Ohio    Ohio College Opportunity Grant   $1,000


U.S. Dept. of
                 Direct Subsidized Loan           $3,500
Education`,
      6,
    ),
  ).toEqual([read[0], read[1], 'Ohio College Opportunity Grant 1000 STATE_GRANT', read[2]]));

test('lines so close that name and figure are nearly of one height', () =>
  expect(
    drawn(
      `Harmon Orchard
                                         $4,000
Scholarship



Federal
                                         $3,000
Pell Grant



Direct
                                         $3,500
Subsidized Loan`,
      3.6,
    ),
  ).toEqual(read));

test('a dash that begins the second line belongs to the name', () =>
  expect(
    drawn(
      `Harmon Fund
                                         $1,000
- Welding


Direct Loan
                                         $3,500
- Subsidized`,
      6,
    ),
  ).toEqual(['Harmon Fund - Welding 1000 OTHER_SCHOLARSHIP', 'Direct Loan - Subsidized 3500 DIRECT_SUBSIDIZED']));

test('a heading that reads like a sentence does not take the first line of a name', () =>
  expect(
    drawn(
      `Aid you don't repay



Harmon

Orchard
                                         $4,000
Memorial

Scholarship


Federal Pell
                                         $3,000
Grant`,
      6,
    ),
  ).toEqual(['Harmon Orchard Memorial Scholarship 4000 OTHER_SCHOLARSHIP', 'Federal Pell Grant 3000 PELL']));

test('figures at half height of names in loose lines are no cards', () =>
  expect(
    drawn(
      `Harmon Orchard
                                  $4,000
Scholarship


Federal
                                  $3,000
Pell Grant


Direct Subsidized                 $3,500
Loan`,
      7.4,
    ),
  ).toEqual(read));

test('a type beside a name on other lines says what the award is', () =>
  expect(
    drawn(
      `Harmon
                  Grant                     $4,000
Commitment


Federal
                  Grant                     $3,000
Pell Grant`,
      5,
    ),
  ).toEqual(['Harmon Commitment 4000 INSTITUTIONAL_GRANT', 'Federal Pell Grant 3000 PELL']));

test('the last line of a tall name is no heading of the sentence under the table', () => {
  const letter = letterFromText(`${head}

Federal Pell                                     $3,000
Grant


Harmon Orchard
                                                 $4,000
Scholarship


We estimate that you will need $9,000 for tuition, $5,000 for housing and $1,000 for books.`);
  for (const { words } of letter.pages) for (const word of words) word.y = 30 + ((word.y - 30) / 14) * 6.5;
  expect(understand(letter).costs.map(({ value }) => value)).toEqual([9000, 5000, 1000]);
});

test.each([
  ['a name that goes on with the words of a heading', 'Harmon', 'University Grant', 'INSTITUTIONAL_GRANT'],
  ['a name that goes on with a noun alone', 'Harmon Oak', 'Scholarship', 'OTHER_SCHOLARSHIP'],
])('%s', (_, first, second, kind) =>
  expect(
    drawn(
      `Grants

${first.padEnd(20)}                    $4,000

${second}


Federal Pell                            $3,000

Grant


Dean's Honors                           $2,000

Scholarship`,
      6.5,
    ),
  ).toEqual([
    `${first} ${second} 4000 ${kind}`,
    'Federal Pell Grant 3000 PELL',
    "Dean's Honors Scholarship 2000 MERIT",
  ]),
);

const narrow = [
  'Kansas Comprehensive Grant 2200 STATE_GRANT',
  'Harmon Orchard Memorial Scholarship 4000 OTHER_SCHOLARSHIP',
  'Federal Pell Grant 3000 PELL',
  'Campus Library - Student Job 1800 INSTITUTIONAL_EMPLOYMENT',
  'Direct Unsubsidized Loan 3500 DIRECT_UNSUBSIDIZED',
];

/** Names in a narrow column, with the figures beside the first or the last line of each, and room between the rows. */
const inNarrowColumn = (isAtTop: boolean, title = ''): string =>
  [
    ['Kansas', 'Comprehensive', 'Grant', '$2,200'],
    ['Harmon Orchard', 'Memorial', 'Scholarship', '$4,000'],
    ['Federal Pell', 'Grant', '$3,000'],
    ['Campus Library', '- Student Job', '$1,800'],
    ['Direct', 'Unsubsidized', 'Loan', '$3,500'],
  ]
    .map((row) => {
      const name = row.slice(0, -1);
      const at = isAtTop ? 0 : name.length - 1;
      return name.map((line, index) => (index === at ? `${line.padEnd(40)}${row.at(-1)}` : line)).join('\n\n');
    })
    .reduce((above, row) => `${above}\n\n\n${row}`, title);

test.each([
  ['the first line', true, ''],
  ['the last line', false, ''],
  ['the first line, under a heading', true, 'What we offer you'],
  ['the last line, under a heading', false, 'What we offer you'],
])('names in a narrow column with the figures beside %s', (_, isAtTop, title) =>
  expect(drawn(inNarrowColumn(isAtTop, title), 6)).toEqual(narrow),
);

test('what is said of an award under its name had room beside it, and is no part of it', () =>
  expect(
    drawn(
      `Federal Pell Grant                      $3,000

Paid in two parts


Harmon Award                            $4,000

Kept with a good record


Kansas Grant                            $2,200

For residents


Direct Unsubsidized Loan                $3,500`,
      6,
    ),
  ).toEqual([
    'Federal Pell Grant 3000 PELL',
    'Harmon Award 4000 OTHER_SCHOLARSHIP',
    'Kansas Grant 2200 STATE_GRANT',
    'Direct Unsubsidized Loan 3500 DIRECT_UNSUBSIDIZED',
  ]));

/** The costs of a letter whose lines are drawn six points apart. */
function costsDrawn(text: string): number[] {
  const letter = letterFromText(`${head}\n\n${text}`);
  for (const { words } of letter.pages) for (const word of words) word.y = 30 + ((word.y - 30) / 14) * 6;
  return understand(letter).costs.map(({ value }) => value);
}

test.each([
  [
    'over a name of two lines',
    `                                       Off campus
                      On campus                      With parents
                                       (your plan)



Tuition and

Fees                  $8,000           $8,000        $8,000`,
  ],
  [
    'beside a title of two lines',
    `Estimated costs,      On campus        Off campus    With parents

two semesters                          YOUR PLAN


Tuition and           $8,000           $8,000        $8,000

Fees`,
  ],
])('heads of several lines %s', (_, rows) =>
  expect(
    costsDrawn(`${rows}


Housing               $6,900           $8,400        $1,000


Books and             $1,300           $1,300        $1,300

Supplies


Total                 $16,200          $17,700       $10,300`),
  ).toEqual([8000, 8400, 1300]),
);

test('a row worth as much as the two names under it is no title of them', () =>
  expect(
    drawn(
      `Federal                 Federal            $3,500

Direct Loan


SELF Loan               State              $4,000


Harmon                  Harmon             $1,500

Revolving Loan


Private                 Outside            $2,500

Education Loan


Total                                     $11,500`,
      6,
    ).map((line) => line.replace(/ [A-Z_]+$/, '')),
  ).toEqual([
    'Federal Direct Loan 3500',
    'SELF Loan 4000',
    'Harmon Revolving Loan 1500',
    'Private Education Loan 2500',
  ]));

test('the name of a job over what an hour pays, with the figure of the year half-way between', () =>
  expect(
    drawn(
      `Money you keep
Award                        Status         Year amount


Federal Pell Grant           Accepted            $3,000


Money you earn
Award                        Status         Year amount


Work/Study
                             Pending             $1,500
Federal; at $14.20 an hour


Money you borrow
Loan                         Status         Year amount


Direct Subsidized Loan       Pending             $3,500`,
      7,
    ),
  ).toContain('Work/Study 1500 FEDERAL_WORK_STUDY'));
