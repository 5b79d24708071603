import { describe, expect, test } from 'vitest';
import type { Word } from '../page.ts';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head, linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const aidIn = (text: string) => linesOfLetter(text).aid.map((line) => line.replace(/ [A-Z]+ [A-Z_]+$/, ''));

describe('heads of tables', () => {
  const gifts = '\nHarmon Grant      $4,000\nFederal Pell Grant      $3,000\n';
  const pell = ['Harmon Grant 4000', 'Federal Pell Grant 3000'];

  test('a row of dashes and a number of the student are no heads', () =>
    expect(
      aidIn(`Ada Long     G00417756      On campus
Award                     Fall      Spring    Year
Harmon Grant              $2,000    $2,000    $4,000
Bridge Stipend            –         –         pending
Federal Pell Grant        $1,500    $1,500    $3,000`),
    ).toEqual(pell));

  test('words that only two lines together tell', () =>
    expect(
      linesOfLetter(`${gifts}
Budget items              Residence     At
                          hall          home
Tuition                   $20,000       $20,000
Room and board            $12,000       $4,000`).costs,
    ).toEqual(['Tuition 20000 TUITION', 'Room and board 12000 HOUSING_AND_FOOD']));

  test.each([
    ['short terms', 'F26          S27', '2,000        2,000', '1,500        1,500'],
    ['terms behind a slash', '26/AU        27/SP', '2,000        2,000', '1,500        1,500'],
    ['terms before a slash', 'FA/26        WI/27', '2,000        2,000', '1,500        1,500'],
    ['years before terms', '2026 Fall    2027 Spring', '2,000        2,000', '1,500        1,500'],
    ['quarters', 'Q1           Q2', '2,000        2,000', '1,500        1,500'],
    ['counted terms', '1st Sem      2nd Sem', '2,000        2,000', '1,500        1,500'],
    [
      'years of study',
      'Year 1       Year 2      Two years',
      '4,000        4,000       8,000',
      '3,000        3,000       6,000',
    ],
    ['days of payment', '08/24/2026   01/11/2027', '2,000        2,000', '1,500        1,500'],
    ['offer and net', 'Offer        Net', '4,000        3,990', '3,000        2,990'],
    [
      'the year',
      'Fall         Spring      Offered for year',
      '2,000        2,000       4,000',
      '1,500        1,500       3,000',
    ],
  ])('%s', (_, heads, harmon, federal) =>
    expect(
      aidIn(`
Award                     ${heads}
Harmon Grant              ${harmon}
Federal Pell Grant        ${federal}`),
    ).toEqual(pell),
  );

  test.each([
    ['at the bottom', 0],
    ['in the middle', 7],
  ])('one head of two lines, the others beside it %s', (_, up) => {
    const letter = letterFromText(`${head}${gifts}
                          In county
Budget items              your price      Other counties     Out of state
Tuition                   $4,000          $6,000             $9,000
Room and board            $8,000          $8,500             $9,500`);
    for (const { words } of letter.pages)
      for (const word of words) if (/^(Budget|items|Other|counties|Out|of|state)$/.test(word.text)) word.y -= up;
    expect(understand(letter).costs.map(({ value }) => value)).toEqual([4000, 8000]);
  });

  test('a heading over two lines says what its rows are for', () =>
    expect(
      aidIn(`
                                       Academic Year 2026-2027

Aid each
semester

Harmon Grant                           $2,000
Federal Pell Grant                     $1,500`),
    ).toEqual(pell));

  test('three lines of heads over a column are no sidebar', () =>
    expect(
      aidIn(`
                          Fall       Spring      Total
                          2026       2027        Award
                          Offer      Offer       Offer
Harmon Grant              2,000      2,000       4,000
Federal Pell Grant        1,500      1,500       3,000`),
    ).toEqual(pell));
});

describe('names in two lines', () => {
  test('a figure at half height between them has both', () => {
    const letter = letterFromText(`${head}
Award                  Amount
Federal Pell Grant     3,000
Marching               4,000
Scholarship
Montana Student          500
Assistance Prog
Total                  7,500`);
    const lower = (figure: string) => (word: Word) => (word.text === figure ? { ...word, y: word.y + 6 } : word);
    const pages = letter.pages.map((page) => ({
      ...page,
      words: page.words.map(lower('4,000')).map(lower('500')).map(tight),
    }));
    expect(understand({ pages }).aid.map(({ description }) => description)).toEqual([
      'Federal Pell Grant',
      'Marching Scholarship',
      'Montana Student Assistance Prog',
    ]);
  });
  /** The second lines of names stand close under the first. */
  const tight = (word: Word): Word =>
    /^(Scholarship|Assistance|Prog)$/.test(word.text) ? { ...word, y: word.y - 2 } : word;
});

describe('totals without blanks', () => {
  test('words that run together are read apart', () =>
    expect(
      aidIn(`
Awards
Harmon Grant              $4,000
Federal Work-Study        $3,000
TOTALFINANCIALAID (A + B + C)         $9,100`),
    ).toEqual(['Harmon Grant 4000', 'Federal Work-Study 3000']));
});

describe('budgets for others', () => {
  const terms = `
Award                     Fall        Spring
Harmon Grant              $2,000      $2,000
Federal Pell Grant        $1,500      $1,500
`;
  const costs = (text: string) => linesOfLetter(`${terms}${text}`).costs.map((line) => line.replace(/ [A-Z_]+$/, ''));

  test('words over the figures of another table are its heads, whatever they say', () =>
    expect(
      costs(`
Budget                    West Court  Mill Row
Tuition and fees          $20,000     $20,000
Housing and food          $14,000     $12,000
Total                     $34,000     $32,000`),
    ).toEqual(['Tuition and fees 20000', 'Housing and food 14000']));

  test.each([
    ['', 10000],
    ['Residency: out-of-state', 20000],
  ])('columns for residents and others: "%s"', (line, tuition) =>
    expect(
      costs(`
${line}
Cost of attendance        In-state    Out-of-state
Tuition                   $10,000     $20,000
Housing and food          $14,000     $14,000`),
    ).toEqual([`Tuition ${tuition}`, 'Housing and food 14000']),
  );

  test('a net price in every column tells none of them', () =>
    expect(
      costs(`
Cost of attendance        On campus   At home
Tuition                   $10,000     $10,000
Housing and food          $14,000     $5,000
Total                     $24,000     $15,000
Net price                 $17,000     $8,000
Your housing plan is at home.`),
    ).toEqual(['Tuition 10000', 'Housing and food 5000']));

  test.each([
    ['', 12000],
    ['Housing plan on your FAFSA: with parents', 4000],
    ['Net price                 $17,000', 4000],
  ])('short blocks, one under the other: "%s"', (line, food) =>
    expect(
      costs(`
Cost of attendance, on campus
Tuition                   $20,000
Room and board            $12,000
Total                     $32,000
Cost of attendance, with parents
Tuition                   $20,000
Room and board            $4,000
Total                     $24,000
What it means for you
${line}`),
    ).toEqual(['Tuition 20000', `Room and board ${food}`]),
  );
});

describe('headings of givers and of sums', () => {
  test('what comes from elsewhere', () =>
    expect(
      linesOfLetter(`
From the federal government
Pell Grant                $3,000
Tribal funding
Higher Education Award    $1,500
From other sources
Miller Award              $500
Kline Award               $250`).aid,
    ).toEqual([
      'Pell Grant 3000 FEDERAL PELL',
      'Higher Education Award 1500 PRIVATE TRIBAL',
      'Miller Award 500 PRIVATE OUTSIDE',
      'Kline Award 250 PRIVATE OUTSIDE',
    ]));

  test('what comes from the school and from elsewhere is told by the names', () =>
    expect(
      linesOfLetter(`
From our own funds and others
Miller Grant              $500
Federal Pell Grant        $3,000
Rotary Club of Ada        $250`).aid,
    ).toEqual([
      'Miller Grant 500 INSTITUTION INSTITUTIONAL_GRANT',
      'Federal Pell Grant 3000 FEDERAL PELL',
      'Rotary Club of Ada 250 PRIVATE OUTSIDE',
    ]));

  test.each([
    ['University, State and Federal Aid', 'INSTITUTION INSTITUTIONAL_GRANT'],
    ['Institutional and Outside Scholarships', 'INSTITUTION INSTITUTIONAL_GRANT'],
    ['From the State and the College', 'INSTITUTION INSTITUTIONAL_GRANT'],
    ['State and Federal Grants', 'STATE STATE_GRANT'],
    ['Federal Grants', 'FEDERAL OTHER_GRANT'],
  ])('of several givers the nearest gives what has no known name: %s', (heading, kind) =>
    expect(
      linesOfLetter(`
${heading}
Federal Pell Grant        $3,000
Miller Grant              $500`).aid,
    ).toEqual(['Federal Pell Grant 3000 FEDERAL PELL', `Miller Grant 500 ${kind}`]),
  );

  test('a summary says everything again', () =>
    expect(
      aidIn(`
Grants
Harmon Grant              $4,000
Federal Pell Grant        $3,000
Loans
Direct Subsidized Loan    $3,500
Summary
Grants                    $7,000
Loans                     $3,500
Total aid                 $10,500`),
    ).toEqual(['Harmon Grant 4000', 'Federal Pell Grant 3000', 'Direct Subsidized Loan 3500']));
});

test('codes between names and figures, and totals set to the right, do not part a table', () => {
  const { aid } = understand(
    letterFromText(`Harmon College        Financial Aid Award Letter 2026-2027

Award                           Item          Offered     Accepted
Grants
Federal Pell Grant              400018       3,000.00     3,000.00
Harmon Grant                    500019       4,000.00         0.00
                         Grants totals       7,000.00     3,000.00
Loans
Direct Subsidized Loan          300023       3,500.00         0.00
Direct Unsubsidized Loan        300024       2,000.00         0.00
                          Loans totals       5,500.00         0.00
Work
Federal Work-Study              300029       1,800.00         0.00
                          Work  totals       1,800.00         0.00`),
  );
  expect(aid.map(({ value }) => value)).toEqual([3000, 4000, 3500, 2000, 1800]);
});

test('the numbers of lines are no figures where they stand again before the figures', () =>
  expect(
    aidIn(`
 8   Harmon Grant                         8         4,000
 9   Federal Pell Grant                   9         3,000
10   Gifts from others                   10
11   Direct Subsidized Loan              11         3,500
12   Campus Employment                   12         1,600`),
  ).toEqual(['Harmon Grant 4000', 'Federal Pell Grant 3000', 'Direct Subsidized Loan 3500', 'Campus Employment 1600']));

test.each(['A=ACCEPTED   D=DECLINED', 'Codes: A - accepted, D - declined by you'])('codes of a status: %s', (legend) =>
  expect(
    aidIn(`
Award                          Fall      Spring       Total   St
Harmon Grant               2,000.00    2,000.00    4,000.00   A
Federal Pell Grant         1,500.00    1,500.00    3,000.00   A
Direct Unsubsidized Loan   1,000.00    1,000.00    2,000.00   D

${legend}`),
  ).toEqual(['Harmon Grant 4000', 'Federal Pell Grant 3000']),
);

test.each([
  'Net after 1.057% origination fee: $3,463',
  'After the origination fee of 1.057%: $3,463',
  'You receive after fees: $3,463',
  'Paid out, less the loan fee: $3,463',
  'Paid out, less the loan fee: $3,463\n',
])('what is paid of a loan is neither a cost nor aid nor a net price: %s', (line) => {
  const { aid, costs, printedNetPrice } = understand(
    letterFromText(`${head}
Grants and scholarships
Harmon Grant                              $4,000
Federal student loans
Direct Subsidized                         $3,500
${line}
Cost of attendance
Tuition                                   $9,000
Loan fees                                    $37`),
  );
  expect(aid.map(({ value }) => value)).toEqual([4000, 3500]);
  expect(costs.map(({ value }) => value)).toEqual([9000, 37]);
  expect(printedNetPrice).toBeNull();
});

test('rates under a loan make no cost of it, and the end of a bracket is no heading', () =>
  expect(
    linesOfLetter(`
Harmon Grant                                         $4,000
Federal Pell Grant                                   $3,000
Left to pay (the price less all grants, awards       $9,000
and veterans benefits)
Federal Direct Subsidized Loan
                                                     $3,500
5.20% interest, 1.06% origination fee
Private Loan                                         $1,500`),
  ).toMatchObject({
    aid: [
      expect.stringContaining('Harmon Grant 4000'),
      expect.stringContaining('Federal Pell Grant 3000'),
      expect.stringMatching(/^Federal Direct Subsidized Loan.* 3500 FEDERAL DIRECT_SUBSIDIZED$/),
      'Private Loan 1500 PRIVATE PRIVATE_LOAN',
    ],
    costs: [],
  }));

test('beside what is paid each term stands what the year has', () => {
  const { aid, status } = understand(
    letterFromText(`${head}
Federal Pell Grant        $1,500.50 a semester    $3,001
Harmon Grant              $2,000 a semester       $4,000
Direct Subsidized Loan    $1,750 a semester       $3,500

All gifts: $7,001`),
  );
  expect(aid.map(({ value }) => value)).toEqual([3001, 4000, 3500]);
  expect(status).toBe('READY');
});

test('the limit of a loan is not what is offered', () =>
  expect(
    aidIn(`Federal Pell Grant         $3,000

Loan                       Interest   Yearly limit   Offered to you   Monthly payment
Direct Unsubsidized Loan   6.39%      $5,500         $2,000           $23
Harmon Loan                5.00%      $4,000         $2,500           $27`),
  ).toEqual(['Federal Pell Grant 3000', 'Direct Unsubsidized Loan 2000', 'Harmon Loan 2500']));

test('a line that its total counts is no heading, though the next ones happen to add up to it', () =>
  expect(
    aidIn(`Scholarship Options
Scholarships from your school        $4,000
Other scholarships                   $1,000
Employer Paid Tuition Benefits       $3,000
Tuition Remission                    $2,600
Total Scholarships                  $10,600`).length,
  ).toBe(4));

test.each(['Federal Parent PLUS Loan — or —', 'Federal Parent PLUS Loan or'])('of two loans one is taken: %s', (name) =>
  expect(
    aidIn(`Federal Pell Grant               $3,000

For the rest
${name.padEnd(33)}$9,000
Private Education Loan           $9,000`),
  ).toEqual(['Federal Pell Grant 3000', 'Federal Parent PLUS Loan 9000']),
);

test.each([
  [
    'or alone between them',
    'For the rest\nParent PLUS Loan                 $9,000\n                or\nPrivate Education Loan           $9,000',
  ],
  [
    'a sentence over them',
    'To pay the rest, take one of the two, not both.\nParent PLUS Loan                 $9,000\nPrivate Education Loan           $9,000',
  ],
  [
    'a sentence under them',
    'For the rest\nParent PLUS Loan                 $9,000\nPrivate Education Loan           $9,000\nMost families use only one of them.',
  ],
  [
    'words behind the name',
    'For the rest\nParent PLUS Loan                 $9,000\nPrivate Loan (as an alternative) $9,000',
  ],
])('of two loans one is taken, by %s', (_, text) =>
  expect(aidIn(`Federal Pell Grant               $3,000\n\n${text}`)).toEqual([
    'Federal Pell Grant 3000',
    'Parent PLUS Loan 9000',
  ]),
);

test('two loans of one amount are two', () =>
  expect(
    aidIn(`Loans
Direct Subsidized Loan           $2,000
Direct Unsubsidized Loan         $2,000
You may take one of them, or both.`),
  ).toEqual(['Direct Subsidized Loan 2000', 'Direct Unsubsidized Loan 2000']));

test('where all sums have cents, a small number without them counts something', () =>
  expect(
    linesOfLetter(`Program                       Start          Weeks
Diesel Equipment, 900 hours   08/24/2026     36

Charges
Tuition                       17,850.00
Registration Fee                 150.00
Tool Kit                       1,895.00

Sources                       Period 1       Period 2       Total
Federal Pell Grant            3,698.00       3,697.00       7,395.00`).costs,
  ).toEqual(['Tuition 17850 TUITION', 'Registration Fee 150 FEES', 'Tool Kit 1895 OTHER']));

test('one grant is no balance, where the total of its block is worth as much', () =>
  expect(
    aidIn(`Cost of Attendance
Tuition and fees                 $12,000
Housing and food                  $9,000
Estimated Cost of Attendance     $21,000

Scholarships
Scholarships From Your School     $6,000
Tuition Remission                $12,000
Total Scholarships               $18,000
Grants
Institutional Grants              $3,000
Total Grants                      $3,000`),
  ).toEqual(['Scholarships From Your School 6000', 'Tuition Remission 12000', 'Institutional Grants 3000']));

test('the family is counted where the total of resources to meet the cost needs it', () =>
  expect(
    aidIn(`How Your Costs Will Be Met
Family
Parent Contribution               8,000
Gift assistance
Harmon Grant                     12,000
Federal Pell Grant                3,000
Total Resources to Meet Cost    $23,000`),
  ).toEqual(['Parent Contribution 8000', 'Harmon Grant 12000', 'Federal Pell Grant 3000']));

test('the heads of loans say nothing of work', () =>
  expect(
    aidIn(`Loans, 2026-2027
                                  Gross Offer     Fee      Net to Account
Direct Subsidized Loan            4,500.00        47.00          4,453.00

Employment, 2026-2027
Campus Employment                                                1,800.00`),
  ).toEqual(['Direct Subsidized Loan 4500', 'Campus Employment 1800']));

test('two languages side by side in heads, headings and names', () =>
  expect(
    linesOfLetter(`
PRÉSTAMOS / LOANS                         Bruto / Gross    Cargo / Fee    Neto / Net
Préstamo Directo / Direct Subsidized Loan      3,500.00          37.01      3,462.99
TRABAJO / WORK                                                            Año / Year
Estudio y Trabajo / Federal Work-Study                                      1,500.00
BECAS / GRANTS                                                            Año / Year
Ayuda Estatal / NM State Bridge Grant                                         700.00`).aid,
  ).toEqual([
    'Préstamo Directo / Direct Subsidized Loan 3500 FEDERAL DIRECT_SUBSIDIZED',
    'Estudio y Trabajo / Federal Work-Study 1500 FEDERAL FEDERAL_WORK_STUDY',
    'Ayuda Estatal / NM State Bridge Grant 700 STATE STATE_GRANT',
  ]));

test('what comes every month is no amount of the year', () =>
  expect(
    aidIn(`Military and veterans benefits      Amount      Paid
GI Bill - Tuition                   $9,900      annually, to us
GI Bill - Books                     $1,000      annually, to you
GI Bill - Housing                   $1,842      monthly, to you
Yellow Ribbon - VA match            $4,300      annually, to us`),
  ).toEqual(['GI Bill - Tuition 9900', 'GI Bill - Books 1000', 'Yellow Ribbon - VA match 4300']));

test.each([
  ['By the year', 'By the month'],
  ['Every year', 'Each month'],
  ['Year', 'Month'],
])('nor is what has its own column: "%s", "%s"', (year, month) =>
  expect(
    aidIn(`Award                       ${year.padStart(12)}${month.padStart(16)}
GI Bill - Tuition                 $9,900
GI Bill - Housing                                  $1,842
Yellow Ribbon - VA match          $4,300
Sum                              $14,200`),
  ).toEqual(['GI Bill - Tuition 9900', 'Yellow Ribbon - VA match 4300']),
);

test('what an employer gives for tuition waives nothing', () =>
  expect(
    linesOfLetter(`How it gets paid
Pell Grant                      $7,395
Orr Timber tuition benefit      $2,000     (your employer)
Harmon Pay-As-You-Learn plan    $1,950`).aid,
  ).toEqual([
    'Pell Grant 7395 FEDERAL PELL',
    'Orr Timber tuition benefit 2000 PRIVATE OUTSIDE',
    'Harmon Pay-As-You-Learn plan 1950 INSTITUTION PAYMENT_PLAN',
  ]));

test('what students earn in sentences is none of the resources', () =>
  expect(
    aidIn(`Resources to Meet the Cost
Parent Contribution              $9,400
Self-Help (job and/or loan)       3,600
Federal Pell Grant                3,795
Harmon Scholarship               67,905
Total Available                 $84,700

You decide how to cover the self-help portion: most first-year students earn about $2,400 in a campus job and
borrow the rest as a Direct Loan, of which up to $3,500 may be subsidized.`),
  ).toEqual([
    'Parent Contribution 9400',
    'Self-Help (job and/or loan) 3600',
    'Federal Pell Grant 3795',
    'Harmon Scholarship 67905',
  ]));

test('columns that the first row leaves empty have their heads as well', () =>
  expect(
    aidIn(`                         Original    Current
Fund                     Offered     Offered    Accepted    Declined    Cancelled
Zell Miller Scholarship  4,800       4,800      4,800
HOPE Scholarship         4,272                                          4,272
Harmon Provost Award     11,000      12,500     12,500
Parent PLUS Loan         15,400                             15,400
Direct Loan - Sub        3,500       3,500      3,500`),
  ).toEqual(['Zell Miller Scholarship 4800', 'Harmon Provost Award 12500', 'Direct Loan - Sub 3500']));

test('what is to be done with a negative rest is no loan', () =>
  expect(
    aidIn(`Federal Pell Grant                    6,895
Direct Subsidized Loan                3,500

Budget less aid
If negative, loans must be reduced      235`),
  ).toEqual(['Federal Pell Grant 6895', 'Direct Subsidized Loan 3500']));

describe('a list between dots that goes on in the next line', () => {
  const costsIn = (list: string) =>
    linesOfLetter(`Award                                 Offered       Accepted
Harmon Grant                            4,000          4,000
Federal Pell Grant                      3,000          3,000
Total                                   7,000          7,000

${list}`).costs.map((line) => line.replace(/ [A-Z_]+$/, ''));
  const budget = ['Tuition 9000', 'Fees 400', 'Housing 7000', 'Books & Supplies 1900'];
  const first = 'Cost of attendance: Tuition 9,000 · Fees 400 · Housing 7,000 ·';

  test.each([
    ['within a name', `${first} Books &\nSupplies 1,900 · Total 19,300`],
    ['within a name that has a small figure', `${first} Books & Supplies 1,900 · Local\nTravel 300 · Total 18,600`],
    ['behind a dot', `${first}\nBooks & Supplies 1,900 · Total 19,300`],
    ['before a figure', `${first} Books & Supplies\n1,900 · Total 19,300`],
    [
      'twice',
      `${first} Books &\nSupplies 1,900 · Personal 1,200 · Health Insurance 2,400 · Travel &\nParking 2,100 · Total 25,000`,
    ],
  ])('%s', (_, list) => expect(costsIn(list).slice(0, 4)).toEqual(budget));

  test('or does not', () =>
    expect(costsIn('Costs: Tuition 9,000 · Fees 400 · Housing 7,000 · Books 95 · Total 16,495')).toEqual([
      'Tuition 9000',
      'Fees 400',
      'Housing 7000',
      'Books 95',
    ]));

  test('a remark behind a list is no name that goes on', () =>
    expect(costsIn(`${first} Estimated\nBooks & Supplies 1,900`)).toContain('Books & Supplies 1900'));
});

test.each(['What you may borrow', 'Loans you may choose'])(
  'brackets before a figure are neither its name nor a sentence: %s',
  (title) =>
    expect(
      aidIn(`
${title}
Federal Direct Subsidized Loan            (5.1% interest) $3,500
Federal Direct Unsubsidized Loan          (5.1% interest) $2,000
Total loans                                               $5,500`),
    ).toEqual(['Federal Direct Subsidized Loan 3500', 'Federal Direct Unsubsidized Loan 2000']),
);

test.each(['(per semester)  ', '(each semester) '])('a period in brackets before a figure is its own: %s', (period) =>
  expect(
    aidIn(`
Federal Pell Grant                                        $3,500
Harmon Grant                              ${period}$1,500`),
  ).toEqual(['Federal Pell Grant 3500', 'Harmon Grant 3000']),
);

test('heads in two lines, with a head of words between the figures', () => {
  const letter = letterFromText(`${head}
                              Fall 2026     Fall 2026      Spring 2027    Spring 2027
Award
                              Offered       Status         Offered        Status
Federal Pell Grant            3,698         Accepted       3,697          Accepted
Harmon Band Scholarship         400         Offered          400          Offered
Sub Direct Stafford Loan      1,750         Declined       1,750          Declined
`);
  for (const { words } of letter.pages) {
    const lines = [...new Set(words.map(({ y }) => y))].sort((a, b) => a - b);
    const [upper, name, lower] = lines.slice(1);
    for (const word of words)
      if (word.y === upper || word.y === lower) word.y = (name ?? 0) + (word.y === upper ? -5 : 5);
  }
  const { aid } = understand(letter);
  expect(aid.map(({ value }) => value)).toEqual([7395, 800]);
});
