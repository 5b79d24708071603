import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const head = 'Harmon College        Financial Aid Award Letter 2026-2027\n\n';
const readIn = (text: string) => understand(letterFromText(head + text));
const valuesIn = (text: string) => readIn(text).aid.map(({ value }) => value);

const table = (heads: string, rows: string[]): string =>
  [
    `Award                    ${heads}`,
    ...['Harmon Grant', 'Federal Pell Grant', 'Odell Prize'].map(nameBefore(rows)),
  ].join('\n');
const nameBefore = (rows: string[]) => (name: string, index: number) => name.padEnd(25) + (rows[index] ?? '');

const lastFirst = ['$4,000        $5,000', '$6,000        $5,500', '$2,000        $2,000'];
const nowFirst = ['$5,000        $4,000', '$5,500        $6,000', '$2,000        $2,000'];
const changes = ['$4,000     $5,000    +$1,000', '$6,000     $5,500    -$500', '$2,000     $2,000    $0'];
const increases = ['$4,000     $5,000    $1,000', '$5,000     $5,500    $500', '$2,000     $2,000    $0'];
const terms = ['$4,000     $2,500    $2,500', '$6,000     $2,750    $2,750', '$2,000     $1,000    $1,000'];

describe('the column that is marked as the student’s', () => {
  const rows = [
    'Tuition                   $8,910        $7,410',
    'Campus fees               $1,310          $420',
    'Food and housing         $11,260        $6,900',
  ];
  test.each([
    ['in one line', 'Costs                Springfield   Rolla (your campus)'],
    ['under it', 'Costs for one year    Springfield         Rolla\n                                (your campus)'],
    ['with nothing over the names', '                     Springfield   Rolla (yours)'],
    ['behind a dash', 'Costs                Nursing       Welding – selected'],
    ['before a comma', '                     Ten courses     Yours, eight'],
  ])('%s', (_, heads) =>
    expect(
      readIn(`Federal Pell Grant     $3,000\n\n${heads}\n${rows.join('\n')}`).costs.map(({ value }) => value),
    ).toEqual([7410, 420, 6900]),
  );
});

describe('the column of the offer beside those of other years', () => {
  test.each([
    ['25-26         26-27', lastFirst],
    ['26/27         25/26', nowFirst],
    ['This year     Next year', lastFirst],
    ['Current       Upcoming', lastFirst],
    ['2026-27       Last year’s amount', nowFirst],
    ['2025-26    2026-27   Change', changes],
    ['2025-26    2026-27   Increase', increases],
    ['Had        Have      By', changes],
    ['2025-26    Fall 2026   Spring 2027', terms],
  ])('%s', (heads, rows) => expect(valuesIn(table(heads, rows))).toEqual([5000, 5500, 2000]));

  test('a year that two lines of a narrow head part', () =>
    expect(valuesIn(`                         2025-        2026-\n${table('26            27', lastFirst)}`)).toEqual([
      5000, 5500, 2000,
    ]));

  test('what only last year had', () =>
    expect(
      valuesIn(table('2025-26       2026-27', ['$4,000        $5,000', '$6,000', '              $2,000'])),
    ).toEqual([5000, 2000]));

  test('the terms of what was accepted are not the offer', () =>
    expect(
      valuesIn(
        table('Offered    Accepted   Fall     Spring', [
          '$5,000     $5,000     $2,500   $2,500',
          '$5,500     $5,500     $2,750   $2,750',
          '$3,500     $2,000     $1,000   $1,000',
        ]),
      ),
    ).toEqual([5000, 5500, 3500]));

  test('a total under each column proves none of them', () => {
    const unknown = table('Plan A        Plan B', lastFirst);
    expect(readIn(`${unknown}\nTotal                    $12,000       $12,500`).confidence).toBeLessThan(0.7);
  });
});

describe('terms', () => {
  test.each([
    ['Sep-Dec   Jan-Apr   May-Aug'],
    ['Oct-Dec   Jan-Mar   Jun-Aug'],
    ['Jul-Sep   Oct-Dec   Jan-Mar'],
    ['July to September   October to December   January to March'],
  ])('by months: %s', (heads) => {
    const columns = heads.split('   ').map((text) => text.padEnd(22));
    const rows = [1000, 2000, 500].map((value) => columns.map(() => `${value}.00`.padEnd(22)).join(''));
    const read = readIn(table(columns.join(''), rows));
    expect(read.status).toBe('READY');
    expect(read.aid.map(({ value }) => value)).toEqual([3000, 6000, 1500]);
  });

  test.each([
    ['Semester I    Semester II', ['$2,500        $2,500', '$2,750        $2,750', '$1,000        $1,000']],
    ['202680        202710', ['$2,500        $2,500', '$2,750        $2,750', '$1,000        $1,000']],
    [
      'Fall      Encore    Spring',
      ['$2,000    $1,000    $2,000', '$2,500    $500      $2,500', '$1,000    $0        $1,000'],
    ],
    [
      'Fall      Spring    Maymester',
      ['$2,000    $2,000    $1,000', '$2,500    $2,500    $500', '$1,000    $1,000    $0'],
    ],
    [
      'First day    600 hours    Award',
      ['$2,500       $2,500       $5,000', '$2,750       $2,750       $5,500', '$1,500       $500         $2,000'],
    ],
  ])('%s', (heads, rows) => expect(valuesIn(table(heads, rows))).toEqual([5000, 5500, 2000]));

  test.each([
    ['Period 1      Period 2', 'hours 1-450   hours 451-900'],
    ['Hours 1-450   Hours 451-900', '08/30/2026    02/08/2027'],
    ['08/30/2026    02/08/2027', ''],
  ])('hours of a program are parts of its year: %s over %s', (heads, more) => {
    const rows = ['$2,500        $2,500', '$2,750        $2,750', '$2,000        --'];
    const [over = '', ...others] = table(heads, rows).split('\n');
    expect(valuesIn([over, `${' '.repeat(25)}${more}`, ...others].join('\n'))).toEqual([5000, 5500, 2000]);
  });

  test('dashes in the first row hide no head of two lines', () =>
    expect(
      valuesIn(`
Award                    Part 1         Part 2         Part 3
                         from day one   after break    after exams
Harmon Grant             $4,000         $1,000         --
Federal Pell Grant       $2,000         $2,000         $1,500
Odell Prize              --             $1,000         $1,000`),
    ).toEqual([5000, 5500, 2000]));

  test('money under no head beside the terms raises a doubt', () => {
    const rows = ['$2,000    $2,000    $1,000', '$2,500    $2,500    $500', '$1,000    $1,000    $0'];
    expect(readIn(table('Fall      Spring', rows)).confidence).toBeLessThan(0.7);
  });

  test.each([
    ['[5,546]', '[1,500]', '[7,046]'],
    ['{$5,546}', '{$1,500}', '{$7,046}'],
  ])('figures between marks that nobody knows raise a doubt: %s', (pell, state, total) =>
    expect(
      readIn(`
Award                  12+ cr        9-11 cr            6-8 cr
Federal Pell Grant     $7,395        ${pell}            $3,698
State Grant            $2,000        ${state}            $1,000
Total                  $9,395        ${total}            $4,698`).confidence,
    ).toBeLessThan(0.7),
  );

  test('a mark over one of several loads is of no other', () =>
    expect(
      valuesIn(`
                                           YOUR OFFER
                       Full time     Three-quarter time     Half time
Award for the year     12+ credits   9-11 credits           6-8 credits
Federal Pell Grant     $7,395        $5,546                 $3,698
State Grant            $2,000        $1,500                 $1,000`),
    ).toEqual([5546, 1500]));

  test('the fields of the letter’s head are no heads of columns', () =>
    expect(
      readIn(`
TO: LEE MARSH            STUDENT NO    A00-55-1827
PROGRAM: NURSING         AWARD YEAR    2026-2027

                         A             B             C
FUND                     WAY           WAY           WAY           NOTE
Federal Pell Grant       7,395         5,546         3,698         1
State Grant              2,000         1,500         1,000         2`).confidence,
    ).toBeLessThan(0.7));

  test('money under a strange head behind the terms raises a doubt', () => {
    const rows = ['$2,000    $2,000    $1,000', '$2,500    $2,500    $500', '$1,000    $1,000    $0'];
    expect(readIn(table('Fall      Spring    Encore', rows)).confidence).toBeLessThan(0.7);
  });
});

test.each(['Reason', 'What changed', 'Remarks'])('the revised award beside a column headed %s', (heading) =>
  expect(
    valuesIn(`
Aid                        Award of May 2        Revised award       ${heading}
Harmon Grant                       $4,000               $5,000       Need went up
Federal Pell Grant                 $6,000               $5,500       FAFSA corrected
Total                             $10,000              $10,500
`),
  ).toEqual([5000, 5500]),
);

describe('blocks of other years', () => {
  const block = (title: string, grant: string, pell: string) =>
    `${title}\nHarmon Grant             ${grant}\nFederal Pell Grant       ${pell}\n`;

  test.each([
    ['2025-2026 awards', '2026-2027 awards'],
    ['Your aid this year', 'Your aid for next year'],
    ['Previous award', 'Revised award'],
  ])('%s over one, %s over the other', (past, now) => {
    expect(valuesIn(`${block(past, '$4,000', '$6,000')}\n${block(now, '$5,000', '$5,500')}`)).toEqual([5000, 5500]);
    expect(valuesIn(`${block(now, '$5,000', '$5,500')}\n${block(past, '$4,000', '$6,000')}`)).toEqual([5000, 5500]);
  });

  const had = 'Early Start Award        $1,100\nBridge Grant             $500\n';
  test.each(['History: 2025-2026 awards', '2025-26 financial aid (closed)'])(
    '"%s" over what is not given again',
    (title) => {
      const now = block('Your 2026-2027 offer', '$5,000', '$5,500');
      expect(valuesIn(`${now}\n${title}\n${had}`)).toEqual([5000, 5500]);
      expect(valuesIn(`${title}\n${had}Total                    $1,600\n\n${now}`)).toEqual([5000, 5500]);
    },
  );

  test.each([
    ['Your offer', '2025-2026 awards'],
    ['Your 2026-2027 offer', '2025-2026 awards that we renew'],
  ])('%s, and %s', (now, title) =>
    expect(valuesIn(`${block(now, '$5,000', '$5,500')}\n${title}\n${had}`)).toEqual([5000, 5500, 1100, 500]),
  );

  test('costs of another year stay where no others are listed', () => {
    const costs = '2025-2026 costs\nTuition                  $9,000\nBooks                    $1,000\n';
    expect(readIn(`${block('Your aid', '$5,000', '$5,500')}\n${costs}`).costs.map(({ value }) => value)).toEqual([
      9000, 1000,
    ]);
  });
});

describe('figures close to other words', () => {
  test('a status right behind a small figure', () => {
    const rows = ['552      552 Accepted', '1,500    1,500 Accepted', '200      200 Offered'];
    expect(valuesIn(table('Fall     Spring    Status', rows))).toEqual([1104, 3000, 400]);
  });

  test('heads that stand close together, more words than one head has', () => {
    const page = letterFromText(`${head}Award                   Original Award Current Award Accepted Declined Paid
Harmon Grant                    $5,000        $4,000   $4,000       $0   $0
Odell Prize                     $2,000        $2,500   $2,500       $0   $0
Federal Pell Grant              $5,500        $5,500   $5,500       $0   $0`);
    const words = page.pages[0]?.words ?? [];
    const ends = new Set(['Award', 'Accepted', 'Declined', 'Paid']);
    // Blanks of three points inside a head, of six between two.
    for (const word of words.filter(({ y }) => y === 58))
      Object.assign(word, ends.has(word.text) ? { x: word.x - 3 } : { width: word.width - 0.5, x: word.x + 0.5 });
    expect(understand(page).aid.map(({ value }) => value)).toEqual([4000, 2500, 5500]);
  });

  test('a long name that runs up to its figure', () => {
    const page = letterFromText(`${head}Gifts
Harmon Grant                                    $5,000
Odell Prize for students of the first year only $2,000
Federal Pell Grant                              $5,500
Seitz Endowment                                 $1,000`);
    for (const word of page.pages[0]?.words ?? []) if (!word.text.startsWith('$')) word.x -= word.x < 320 ? 2 : 0;
    expect(understand(page).aid.map(({ value }) => value)).toEqual([5000, 2000, 5500, 1000]);
  });
});

describe('tables beside and under other things', () => {
  test.each([
    ['', ['', '', '']],
    ['      Change', ['     +$1,000', '       -$500', '       +$500']],
  ])('a box of words above does not part the columns of the table under it%s', (more, [grant, pell, prize]) =>
    expect(
      valuesIn(`Dear Ana,                                       Good to know
here is what you had and what we offer.         Nurses earn well here.
                                                Most of them stay for long.
                                                Ask us about our partners.
                                                They help to repay loans.
Award                            2025-26           2026-27${more}
Harmon Grant                      $4,000            $5,000${grant}
Federal Pell Grant                $6,000            $5,500${pell}
Odell Prize                       $2,000            $2,500${prize}`),
    ).toEqual([5000, 5500, 2500]),
  );

  test('the last line of a block that is worth all others is their total', () =>
    expect(
      valuesIn(`Award                     Offered
Harmon Grant               $5,000
Federal Pell Grant         $5,500
Odell Prize                $2,000
Seitz Scholarship          $1,000
Open awards               $13,500`),
    ).toEqual([5000, 5500, 2000, 1000]));
});

describe('columns of what is paid', () => {
  test.each([
    [
      'Gross Award   Fee   Net Award   1st Disb. 9/01/26   2nd Disb. 1/20/27',
      '3,500.00   37.00   3,463.00   1,732.00   1,731.00',
    ],
    ['Offered       Net Amount    Fall       Spring', '3,500.00      3,463.00      1,732.00   1,731.00'],
    ['Offered       Fees Withheld    Fall       Spring', '3,500.00        37.00          1,732.00   1,731.00'],
    ['First payment   Second payment', '1,750.00        1,750.00'],
    ['Orig Offer    Curr Offer    Accp', '3,000.00      3,500.00      2,000.00'],
    ['Prev Award    Revised Award    Canc', '3,000.00      3,500.00      0.00'],
  ])('%s', (heads, row) =>
    expect(valuesIn(`Award                       ${heads}\nDirect Subsidized Loan      ${row}`)).toEqual([3500]),
  );

  test('of two offers that differ and say nothing of which holds, none is sure', () => {
    const heads = 'Offer A       Offer B       Accepted';
    const rows = [
      '4,000.00      4,500.00      4,500.00',
      '2,000.00      2,000.00      2,000.00',
      '500.00        500.00        0.00',
    ];
    expect(readIn(table(heads, rows)).status).not.toBe('READY');
  });
});

describe('columns by enrollment', () => {
  const rows = [
    '$4,000        $3,000        $2,000',
    '$6,000        $4,500        $3,000',
    '$500          $500          $500',
  ];
  test.each([
    ['a mark under the head', 'Full-time 12+ cr.   9–11 cr.   6–8 cr.\n                         YOUR AWARD ▶', 4000],
    ['no mark', '12+ cr.       9–11 cr.      6–8 cr.', 4000],
    ['hours', '12 or more    9–11 hrs      6–8 hrs', 4000],
    ['ranges alone', '12+           9–11          6–8', 4000],
    ['fewer than', 'Full-time     6–11 cr.      Under 6', 4000],
    [
      'another column is marked',
      'Full-time     9–11 cr.      6–8 cr.\n                                       YOUR AWARD',
      3000,
    ],
  ])('%s', (_, heads, first) => {
    const { aid, confidence } = readIn(table(heads, rows));
    expect(aid[0]?.value).toBe(first);
    expect(confidence).toBeGreaterThan(0.75);
  });
});

test.each([
  ['9 to 11', '6 to 8'],
  ['9–11 credits', '1–8 credits'],
  ['Three-quarter time', 'Half-time'],
])('what is paid for fewer credits is not offered: %s, %s', (more, fewer) =>
  expect(
    valuesIn(`
Award                      Fall       Spring      2026-27
Harmon Grant               $2,500     $2,500      $5,000
Federal Pell Grant         $2,598     $2,597      $5,195
Total                      $5,098     $5,097     $10,195

If you take fewer credits, two of your grants are reduced:

Credits per term           Harmon Grant      Pell Grant
${more.padEnd(27)}$1,875            $1,949
${fewer.padEnd(27)}$1,250            $1,299`),
  ).toEqual([5000, 5195]),
);

describe('the term behind each figure', () => {
  const heads = 'Fund                     Amount     Term          Amount     Term\n';
  const terms = `${heads}
Harmon Grant             2,500.00   Fall 2026     2,500.00   Spring 2027
Federal Pell Grant       2,598.00   Fall 2026     2,597.00   Spring 2027
Odell Prize              1,000.00   Fall 2026     1,000.00   Spring 2027
`;
  test('is the head of its column, and of the total under it', () => {
    const { aid, confidence } = readIn(`${terms}Total by term            6,098.00                 6,097.00`);
    expect(aid.map(({ value }) => value)).toEqual([5000, 5195, 2000]);
    expect(confidence).toBeGreaterThan(0.95);
  });

  test('without heads, and with a status between', () =>
    expect(
      valuesIn(`
Harmon Grant             Offered   $2,500   Fall      $2,500   Spring
Federal Pell Grant       Offered   $2,598   Fall      $2,597   Spring
Odell Prize              Offered   $1,000   Fall      $1,000   Spring`),
    ).toEqual([5000, 5195, 2000]));

  test('a heading over what was declined says nothing of the total above', () =>
    expect(
      readIn(`${terms}Total by term            6,098.00                 6,097.00
Declined funds

Federal Work Study       0.00       Fall 2026     0.00       Spring 2027`).confidence,
    ).toBeGreaterThan(0.95));
});

test('columns under the days on which the terms begin are added up, though one be empty', () =>
  expect(
    valuesIn(`Fund                        Aug 24     Oct 26     Jan 11     Mar 15
Fed Pell Grnt                1,324      1,324      1,323      1,323
Harmon Promise Grant           300        300        300        300
Odell Employer Benefit       1,000          —      1,000          —
Term aid                     2,624      1,624      2,623      1,623`),
  ).toEqual([5294, 1200, 2000]));

test('the year stands over a column of its own, beside what a semester and a month have', () =>
  expect(
    readIn(`
                               2026-27       Semester         Month
We can offer
Harmon Promise Grant            $2,600         $1,300          $260
Federal Pell Grant              $3,690         $1,845          $369
Sum                             $6,290         $3,145          $629`).confidence,
  ).toBeGreaterThan(0.95));

test.each([
  ['Freshman     Sophomore    Junior       Four years'],
  ['First year   Second       Third        Three years'],
  ['Year 1       Year 2       Year 3       3-year total'],
  ['2026-27      2027-28      2028-29      All three years'],
])('of the columns of several years the first is the offer: %s', (heads) =>
  expect(
    valuesIn(`
Award                    ${heads}
Honors Fellows Award     $9,000       $9,000       $9,000       $27,000
Ransom-Gaines            $1,200       $1,200       $1,200       $3,600
Study Abroad Grant                    $2,500                    $2,500
Thesis Stipend           –            –            $1,500       $1,500`),
  ).toEqual([9000, 1200]),
);

test.each([
  ['Full value    Your award', ['$8,000      $4,000', '$6,000      $3,000', '$800          $400']],
  ['Your award    Full value', ['$4,000      $8,000', '$3,000      $6,000', '$400          $800']],
  ['Possible      Your aid', ['$8,000      $4,000', '$6,000      $3,000', '$800          $400']],
])('of the columns that of the reader’s award counts: %s', (heads, rows) =>
  expect(valuesIn(table(heads, rows))).toEqual([4000, 3000, 400]),
);

test.each(['100% value   50% award', 'Full cost    Amount'])(
  'what the terms come to stands right before them: %s',
  (heads) =>
    expect(
      valuesIn(`
Award                    ${heads}       Fall 2026   Spring 2027
Athletic Award, tuition  $14,120      $7,060       $3,530      $3,530
Athletic Award, room     $5,800       $2,900       $1,450      $1,450`),
    ).toEqual([7060, 2900]),
);

test('years to come in words', () =>
  expect(
    valuesIn(`
Award                    Year one     Year two     Year three
Honors Fellows Award     $9,000       $9,000       $9,000
Study Abroad Grant       –            $2,500       –`),
  ).toEqual([9000]));
