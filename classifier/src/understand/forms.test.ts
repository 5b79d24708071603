import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const head = 'Harmon College        Financial Aid Award Letter 2026-2027\n\n';
const kindsIn = (text: string): string[] =>
  understand(letterFromText(head + text)).aid.map(
    ({ value, source, subCategory }) => `${value} ${source} ${subCategory}`,
  );
function amountsIn(text: string): string[] {
  const { aid, costs } = understand(letterFromText(head + text));
  return [...aid, ...costs].map(({ description, value }) => `${description} ${value}`);
}

const row = (label: string, value: string): string => label.padEnd(50) + value;

describe('lines that are counted', () => {
  test('numbers before the lines are no money, from one digit to two', () => {
    const names = ['Harmon Grant', 'Federal Pell Grant', 'Odell Prize', 'Direct Subsidized Loan'];
    const lines = names.map((name, index) => row(`${18 + index}      ${name}`, `${1200 + 100 * index}`));
    expect(amountsIn(lines.join('\n'))).toEqual(names.map((name, index) => `${name} ${1200 + 100 * index}`));
  });

  test('numbers right before the names are no part of them', () => {
    const names = ['Harmon Grant', 'Federal Pell Grant', 'Odell Prize', 'Fed Dir Sub Ln'];
    const lines = names.map((name, index) => row(`${18 + index} ${name}`, `${1200 + 100 * index}`));
    expect(amountsIn(lines.join('\n'))).toEqual(names.map((name, index) => `${name} ${1200 + 100 * index}`));
  });

  test('numbers that do not count the lines stay in the names', () => {
    const lines = [9, 10, 11, 12].map((credits) => row(`${credits} credits`, `${300 * credits}`));
    expect(amountsIn(`Tuition by credits\n${lines.join('\n')}`).some((line) => line.startsWith('credits'))).toBe(false);
  });

  test('numbers and letters of a part are no names', () =>
    expect(
      amountsIn(`
      1. We will charge
1a    Tuition                                       12,260
1b    Room                                           6,340
1c    Books                                          1,080
      TOTAL CHARGES                                 19,680
      2. We give
2a    Harmon Grant                                   3,000
2b    Maine State Grant                              2,500
2c    Propeller Club, Port of Searsport              1,000
2d    Direct Loan, Subsidized                        3,500
      TOTAL GIVEN                                   10,000`),
    ).toEqual([
      'Harmon Grant 3000',
      'Maine State Grant 2500',
      'Propeller Club, Port of Searsport 1000',
      'Direct Loan, Subsidized 3500',
      'Tuition 12260',
      'Room 6340',
      'Books 1080',
    ]));

  test('a part of one line is counted as the others are, and a sheet is called after what it holds', () => {
    const part = (letter: string, title: string, rows: [string, string][]): string[] => [
      `${letter}     ${title}`,
      ...rows.map(([name, value], index) => row(`${letter}${index + 1}    ${name}`, value)),
      '',
    ];
    const gifts = [
      ['Harmon Grant', '4,000'],
      ['Federal Pell Grant', '3,000'],
      ['Add lines A1 to A2', '7,000'],
    ] satisfies [string, string][];
    const loans = [
      ['Fed Dir Sub Ln', '3,500'],
      ['Fed Dir Unsub Ln', '2,000'],
      ['Add lines B1 to B2', '5,500'],
    ] satisfies [string, string][];
    const letter = [
      ...part('A', 'Gifts', gifts),
      ...part('B', 'Loans', loans),
      ...part('C', 'Job sheet (each month to you, not to us)', [['Library desk wages', '1,800']]),
    ];
    expect(kindsIn(letter.join('\n')).at(-1)).toBe('1800 FEDERAL FEDERAL_WORK_STUDY');
    expect(amountsIn(letter.join('\n')).at(-1)).toBe('Library desk wages 1800');
  });

  test('a fund with a number before it and "Ln" behind it is a loan and no lane', () =>
    expect(kindsIn(row('4120 Fed Dir Unsub Ln', '2,000'))).toEqual(['2000 FEDERAL DIRECT_UNSUBSIDIZED']));

  const shown = (name: string): string => row(`       ${name}`, '');
  const boxed = (name: string, mark: string, result: string): string => shown(name).padEnd(70) + mark + result;
  test.each([
    ['A', 'Add lines above', 'Subtract B from A', 'A = ', 'B = ', 'C = '],
    ['(A)', 'Add the lines above', 'Line A minus Line B', '(A) ', '(B) ', '(C) '],
    ['A.', 'Add up', 'What you pay: A - B', '= ', '= ', '= '],
    ['', '', 'A - B', 'A = ', 'B = ', 'C = '],
  ])('lines that are called %s, with results in boxes', (letter, sum, rest, a, b, c) => {
    const called = (name: string, next: string): string => letter.replace('A', next).padEnd(7) + name;
    const lines = [
      called('What we bill', 'A'),
      row('       Tuition', '$ 20,000'),
      row('       Meal plan', '$ 5,000'),
      boxed(sum, a, '$25,000'),
      called('Gifts', 'B'),
      row('       Harmon Grant', '$ 4,000'),
      row('       Odell Prize', '$ 1,000'),
      boxed(sum, b, '$5,000'),
      `${called(rest, 'C').padEnd(70)}${c}$20,000`,
      `${called('Outside scholarships and savings', 'D').padEnd(70)}D = $______`,
    ];
    expect(amountsIn(lines.join('\n'))).toEqual([
      'Harmon Grant 4000',
      'Odell Prize 1000',
      'Tuition 20000',
      'Meal plan 5000',
    ]);
  });

  test.each(['Whole offer, II through IV', 'All of the above (B + C)', 'Add lines 2a to 2d', 'Support, parts B to D'])(
    '%s is a sum',
    (sum) => {
      const rows = [row('Harmon Grant', '$4,000'), row('Odell Prize', '$1,000'), row(sum, '$5,000')];
      expect(amountsIn(rows.join('\n'))).toEqual(['Harmon Grant 4000', 'Odell Prize 1000']);
    },
  );

  test.each(['II. Loans you qualify for', 'IV. Loans for which you may ask', 'Section III: Loans available to you'])(
    '%s opens loans',
    (heading) => {
      const rows = ['I. Gift aid', row('Harmon Grant', '$4,000'), '', heading, row('Harmon Trust', '$1,000')];
      expect(kindsIn(rows.join('\n'))[1]).toMatch(/LOAN$/);
    },
  );
});

describe('the figure before its name', () => {
  test.each([':', ' –', ' -'])('$4,000%s Harmon Grant', (mark) => {
    const list = `Gifts
$4,000${mark} Harmon Grant for students of the county and its towns
$1,000${mark} Odell Prize
$2,400${mark} Federal Pell Grant`;
    expect(amountsIn(list)).toEqual([
      'Harmon Grant for students of the county and its towns 4000',
      'Odell Prize 1000',
      'Federal Pell Grant 2400',
    ]);
  });
});

describe('who gives, over the rows', () => {
  test('a heading that begins with "from" is no part of the name under it, and says who gives', () => {
    const kinds = kindsIn(`From the College
${row('Harmon Grant', '$4,000')}

From your parish, sent to us in the fall
${row('Marl Valley Fund', '$1,000')}

From the U.S. Department of Education, for those who want it
${row('Unsubsidized Stafford Loan', '$2,000')}
${row('Help in all', '$7,000')}`);
    expect(kinds).toEqual([
      '4000 INSTITUTION INSTITUTIONAL_GRANT',
      '1000 PRIVATE OUTSIDE',
      '2000 FEDERAL DIRECT_UNSUBSIDIZED',
    ]);
  });

  test('under a heading for veterans every line is theirs', () =>
    expect(
      kindsIn(`Veterans benefits
${row('Post-9/11 GI Bill', '$9,000')}
${row('VA allowance for books', '$1,000')}`),
    ).toEqual(['9000 FEDERAL MILITARY', '1000 FEDERAL MILITARY']));

  test.each(['Library assistantship (paid monthly)', 'Ohio Work Program (paid by your employer, monthly)'])(
    'how a wage is paid says nothing of its amount: %s',
    (work) =>
      expect(amountsIn([row('Harmon Grant', '$4,000'), row(work, '$1,500')].join('\n'))).toEqual([
        'Harmon Grant 4000',
        `${work} 1500`,
      ]),
  );
});

describe('names and figures', () => {
  test('figures alone on their line, the first of them small', () =>
    expect(
      amountsIn(`Award                              Fall        Winter      Spring      Total
Harmon Grant                       2,000       2,000       2,000       6,000
Marl Freight Employer Tuition
                                   700         700         700         2,100
Odell Prize                        1,000       1,000       1,000       3,000`),
    ).toEqual(['Harmon Grant 6000', 'Marl Freight Employer Tuition 2100', 'Odell Prize 3000']));

  test('a strange column that is worth the terms is their sum', () => {
    const { aid } = understand(
      letterFromText(`${head}Award                Term I       Term II      Both
Harmon Grant         $2,000       $2,000       $4,000
Odell Prize          $1,000                    $1,000`),
    );
    expect(aid.map(({ value, confidence }) => [value, confidence > 0.8])).toEqual([
      [4000, true],
      [1000, true],
    ]);
  });

  test('a noun alone ends the name over it, though that reads like a heading', () =>
    expect(
      amountsIn(`${row('Harmon Grant', '$4,000')}
Jane Q. Lund Student Assistance
   ${row('Award', '$1,000')}
${row('Odell Prize', '$500')}`),
    ).toEqual(['Harmon Grant 4000', 'Jane Q. Lund Student Assistance Award 1000', 'Odell Prize 500']));

  test('where all sums have a dollar sign, a small number without one counts something', () => {
    const rows = ['Tuition', 'Fees', 'Housing', 'Food', 'Books', 'Travel'].map((name) => row(name, '$4,000'));
    const text = [...rows, '', row('Meals left', '41'), '', row('Harmon Grant', '$900')].join('\n');
    expect(understand(letterFromText(head + text)).costs).toHaveLength(6);
  });

  test('so beside a longer number that is none of them', () => {
    const names = ['Pell Grant', 'Harmon Grant', 'Odell Prize', 'Tern Award', 'Cove Grant', 'Work-Study'];
    const rows = names.map((name) => row(name, '$1,900'));
    const text = [row('Federal award period', '24'), row('Aid index', '-1500'), '', ...rows].join('\n');
    expect(amountsIn(text)).toEqual(names.map((name) => `${name} 1900`));
  });
});

describe('told in sentences', () => {
  test.each([
    'A job on campus can bring in about $1,900, which we have not counted.',
    'No federal loans are part of this; students elsewhere often begin with $5,500.',
  ])('%s', (sentence) =>
    expect(amountsIn(`We award you a Harmon Grant of $4,000 for the year.\n\n${sentence}`)).toEqual([
      'Harmon Grant 4000',
    ]),
  );

  test('a term-time job is not paid by the term', () =>
    expect(amountsIn('We offer you a Harmon Grant of $4,000, and a term-time job will earn you $2,400.')).toContain(
      'term-time job 2400',
    ));
});

test('a form prints the number of a line once more before its figure', () =>
  expect(
    amountsIn(`
Gift aid
17   Federal Pell Grant            17     4,100
18   Harmon Grant                  18       900
19   Odell Prize                   19       -0-
20   Federal Work-Study            20     1,800
21   Add lines 17 through 20       21     6,800`),
  ).toEqual(['Federal Pell Grant 4100', 'Harmon Grant 900', 'Federal Work-Study 1800']));

test('a legend says which letter is a status that takes a row back', () =>
  expect(
    amountsIn(`
Award                         Fall     Spring      Total   St
Federal Pell Grant        2,000.00   2,000.00   4,000.00   A
Direct Subsidized Loan    1,750.00   1,750.00   3,500.00   D
Harmon Grant                450.00     450.00     900.00   A
Status: A=Accepted  D=Declined  P=Pending`),
  ).toEqual(['Federal Pell Grant 4000', 'Harmon Grant 900']));

test('heads close together each end in what was done', () =>
  expect(
    amountsIn(`
Award                 Initial Offered Revised Offered Accepted Paid
Federal Pell Grant           3,000.00        4,000.00 4,000.00 0.00
Harmon Grant                 1,200.00          900.00   900.00 0.00
Odell Prize                    500.00          500.00   500.00 0.00`),
  ).toEqual(['Federal Pell Grant 4000', 'Harmon Grant 900', 'Odell Prize 500']));

test('what a loan costs and what it is for make nothing else of it', () =>
  expect(
    amountsIn(`
Federal Pell Grant                                        $4,000
Direct Subsidized Loan 5.2% interest, 1.1% fee            $3,500
Balance                                                   $2,100
Alternative loan (to cover the balance)                   $2,100`),
  ).toEqual([
    'Federal Pell Grant 4000',
    'Direct Subsidized Loan 3500',
    'Alternative loan (to cover the balance) 2100',
  ]));

test('what an award covers, told behind its name, makes no rest of it', () =>
  expect(
    amountsIn(`
Federal Pell Grant                                              $4,000
Harmon Promise (covers what is left of your tuition)            $2,120
Balance due (covers your dorm)                                  $1,300`),
  ).toEqual(['Federal Pell Grant 4000', 'Harmon Promise (covers what is left of your tuition) 2120']));
