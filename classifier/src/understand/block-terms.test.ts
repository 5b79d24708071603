import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head, linesOfLetter } from '../testing/lines-of-letter.ts';
import { blockTerm } from './block-terms.ts';
import { termOf } from './headings.ts';
import { understand } from './understand.ts';

const block = (title: string, tern: number, end: string) => `
${title}
Federal Pell Grant        $1,200
Tern Grant                $${tern}
Marsh Scholarship         $500
Direct Subsidized Loan    $1,100
${end}`;

describe('blocks of terms', () => {
  test.each([
    ['when it is paid', 'Autumn Quarter 2026 (paid October 1)', 'Winter Quarter 2027 (paid January 8)'],
    ['what its rows are', 'Awards for Fall 2026', 'Awards for Spring 2027'],
    ['heads of a column', 'Fall 2026 Financial Aid          Offered', 'Spring 2027 Financial Aid          Offered'],
    ['a count', 'Payment 1', 'Payment 2'],
    ['the same words of any kind', 'Ledger of the house: Autumn 2026', 'Ledger of the house: Winter 2027'],
    ['a month', 'September 2026', 'February 2027'],
    ['the same in Spanish', 'Fall 2026 / Otoño', 'Spring 2027 / Primavera'],
  ])('a heading that names one and %s', (_, first, second) =>
    expect(
      linesOfLetter(
        `${block(first, 600, 'Total   $3,400')}\n${block(second, 400, 'Total   $3,200')}
2026-2027 cost of attendance
Tuition and fees    $12,000
Housing and food    $9,000`,
      ),
    ).toEqual({
      aid: [
        'Federal Pell Grant 2400 FEDERAL PELL',
        'Tern Grant 1000 INSTITUTION INSTITUTIONAL_GRANT',
        'Marsh Scholarship 1000 INSTITUTION OTHER_SCHOLARSHIP',
        'Direct Subsidized Loan 2200 FEDERAL DIRECT_SUBSIDIZED',
      ],
      costs: ['Tuition and fees 12000 TUITION_AND_FEES', 'Housing and food 9000 HOUSING_AND_FOOD'],
    }),
  );

  test.each([
    ['Fall 2026          $3,400', 'Spring 2027        $3,400'],
    ['Fall 2026 awards   $3,400', 'Spring 2027 awards   $3,400'],
  ])('a heading that holds the total of its term: %s', (first, second) =>
    expect(linesOfLetter(`${block(first, 600, '')}${block(second, 600, '')}`).aid).toEqual([
      'Federal Pell Grant 2400 FEDERAL PELL',
      'Tern Grant 1200 INSTITUTION INSTITUTIONAL_GRANT',
      'Marsh Scholarship 1000 INSTITUTION OTHER_SCHOLARSHIP',
      'Direct Subsidized Loan 2200 FEDERAL DIRECT_SUBSIDIZED',
    ]),
  );

  test('the year is listed too: its terms add nothing', () =>
    expect(
      linesOfLetter(`
2026-2027 awards
Federal Pell Grant          $2,400
Tern Grant                  $1,200
Total                       $3,600

Fall 2026 disbursement (September 1)
Federal Pell Grant          $1,200
Tern Grant                    $600
Spring 2027 disbursement (January 20)
Federal Pell Grant          $1,200
Tern Grant                    $600`).aid,
    ).toEqual(['Federal Pell Grant 2400 FEDERAL PELL', 'Tern Grant 1200 INSTITUTION INSTITUTIONAL_GRANT']));

  test('one term in the title alone does not keep a note from telling the period', () =>
    expect(
      linesOfLetter(`
Fall 2026 financial aid offer
Federal Pell Grant          $1,200
Tern Grant                    $600
Total                       $1,800
Amounts shown are per semester.`).aid,
    ).toEqual(['Federal Pell Grant 2400 FEDERAL PELL', 'Tern Grant 1200 INSTITUTION INSTITUTIONAL_GRANT']));

  test.each([
    ['Based on your need. Not to be repaid.', 'Funds of the college for those who row.'],
    ['From the federal government', 'For students of the county'],
  ])('a remark with the half of its award is none: %s', (one, other) =>
    expect(
      linesOfLetter(`
Federal Pell Grant                                   $2,400
${one.padEnd(44)} $1,200 per semester

Tern Grant                                           $1,450
${other.padEnd(44)} $725 per semester`).aid,
    ).toEqual(['Federal Pell Grant 2400 FEDERAL PELL', 'Tern Grant 1450 INSTITUTION INSTITUTIONAL_GRANT']),
  );

  test('an award of each semester under one of the year is one', () =>
    expect(
      linesOfLetter(`
Federal Pell Grant                          $2,400
Tern Grant                                  $1,200 per semester
Cove Grant                                    $900 per semester`).aid,
    ).toHaveLength(3));

  test('a head of two lines tells the period, beside a block that has one line of it', () =>
    expect(
      linesOfLetter(`We offer you the following for 2026-2027.
Award                                 Each
                                      semester
Federal Pell Grant                    $1,200
Marsh Scholarship                     $500
Cost                                  Each semester
Tuition and fees                      $4,000`),
    ).toEqual({
      aid: ['Federal Pell Grant 2400 FEDERAL PELL', 'Marsh Scholarship 1000 INSTITUTION OTHER_SCHOLARSHIP'],
      costs: ['Tuition and fees 8000 TUITION_AND_FEES'],
    }));

  test('hours that one takes per term, over two lines, are no period of the money', () =>
    expect(
      linesOfLetter(`Cost of attendance
                                                              Ohio resident, living on campus, 15 hours
                                                              per term
                                                              Tuition and fees        $12,000
Your aid
Federal Pell Grant                    $2,400`).costs,
    ).toEqual(['Tuition and fees 12000 TUITION_AND_FEES']));

  test('a note is of the block that prints the period beside each figure', () =>
    expect(
      linesOfLetter(`
The amounts listed are what you will receive each semester.

Federal Pell Grant          $1,200 each semester
Tern Grant                    $600 each semester

Estimated costs
Tuition                     $7,000
Fees                        $1,000
Total                       $8,000`).costs,
    ).toEqual(['Tuition 7000 TUITION', 'Fees 1000 FEES']));

  test('a sentence over a block may say that it is of the year', () =>
    expect(
      linesOfLetter(`
The amounts shown are for each semester.

Federal Pell Grant          $1,200
Tern Grant                    $600

We think that a student who lives with us will need the following for the full year:

Tuition                     $7,000
Fees                        $1,000
Total                       $8,000`),
    ).toEqual({
      aid: ['Federal Pell Grant 2400 FEDERAL PELL', 'Tern Grant 1200 INSTITUTION INSTITUTIONAL_GRANT'],
      costs: ['Tuition 7000 TUITION', 'Fees 1000 FEES'],
    }));

  test.each(['Fall 2026 and Spring 2027', 'Spring Hill Scholars', 'April 2, 2026', 'Fall tuition waiver'])(
    'no heading of a term: %s',
    (text) => expect(blockTerm(text)).toBeNull(),
  );
});

test('a heading of a term under a line of text', () =>
  expect(
    linesOfLetter(`
Fall Trimester (September to December)
Federal Pell Grant        $1,200
Tern Grant                $600
Direct Subsidized Loan    $1,100
Charges: Tuition $4,100 Clinic Fees $150 Books and Supplies $200 (together $4,450)
Winter Trimester (January to April)
Federal Pell Grant        $1,200
Tern Grant                $400
Direct Subsidized Loan    $1,100
`).aid,
  ).toEqual([
    'Federal Pell Grant 2400 FEDERAL PELL',
    'Tern Grant 1000 INSTITUTION INSTITUTIONAL_GRANT',
    'Direct Subsidized Loan 2200 FEDERAL DIRECT_SUBSIDIZED',
  ]));

test('the head of the charges, close under the total of the awards, is no part of its name', () => {
  const term = (title: string): string => `
${title}
Fund                                  Status         Offered         Paid
Federal Pell Grant                    Accepted      1,200.00         0.00
Tern Grant                            Accepted        600.00         0.00
Direct Subsidized Loan                Declined      1,100.00         0.00
Term aid package (without declined)                 1,800.00         0.00
Charge                                                             Amount
Tuition                                                          4,000.00
Meal Plan                                                        1,500.00
`;
  const letter = letterFromText(`${head}\n${term('Fall 2026')}\n${term('Spring 2027')}`);
  for (const { words } of letter.pages) {
    const heads = words.filter(({ text }) => text === 'Charge').map(({ y }) => y);
    for (const word of words) if (heads.includes(word.y)) word.y -= 2;
  }
  const { status, aid, costs } = understand(letter);
  expect([status, ...[...aid, ...costs].map(({ description, value }) => `${description} ${value}`)]).toEqual([
    'READY',
    'Federal Pell Grant 2400',
    'Tern Grant 1200',
    'Tuition 8000',
    'Meal Plan 3000',
  ]);
});

test('a term that has what its rows come to beside it', () => {
  const term = (name: string, pell: number, total: number): string => `
${name}                               Total: $${total}
Federal Pell Grant                 Accepted                      $${pell}
Harmon Promise Grant               Accepted                        $750
Federal Work Study                 Pending                       $1,100
`;
  const { aid } = linesOfLetter(
    `${term('2026 Fall Semester (2026FA)', 2048, 3898)}${term('2027 Spring Semester (2027SP)', 2047, 3897)}`,
  );
  expect(aid.map((line) => line.split(' ').slice(0, -2).join(' '))).toEqual([
    'Federal Pell Grant 4095',
    'Harmon Promise Grant 1500',
    'Federal Work Study 2200',
  ]);
});

test.each(['spring.', 'the spring semester.'])('the end of a sentence heads no block: %s', (end) => {
  expect(termOf(end)).toBeNull();
  expect(blockTerm(end)).toBeNull();
});

test.each(['▾', '−', '[–]', '⌄'])('a term opened by a sign, right under a sentence: %s', (sign) => {
  const term = (name: string): string => `${sign} ${name}
Federal Pell Grant                 $3,000
Harmon Grant                       $2,500
`;
  const { aid } = linesOfLetter(
    `\nBelow is your aid by term. Your offer may change if your enrollment does.\n${term('Fall 2026')}${term('Spring 2027')}`,
  );
  expect(aid.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual(['Federal Pell Grant', 'Harmon Grant 5000']);
});

test('awards that stand once with a term and once with none may be those of two terms', () => {
  const rows = `Federal Pell Grant                 $3,000
Harmon Grant                       $2,500
`;
  const { reason } = understand(letterFromText(`${head}\nPart the first\n${rows}\n\nSpring 2027\n${rows}`));
  expect(reason).toBe('low_confidence');
});

describe('terms that say more than their name', () => {
  const term = (name: string, end = ''): string => `${name}
Federal Pell Grant     Offered            $3,000
Harmon Grant           Offered            $2,500
Subtotal                                  $5,500
${end}`;

  test.each([
    ['what their rows come to, told under them again', 'Fall 2026          $5,500', 'Spring 2027          $5,500'],
    [
      'where they are, right under a sentence',
      '◢ Fall Semester 2026 – Main Campus',
      '◢ Spring Semester 2027 – Main Campus',
    ],
  ])('%s', (_, first, second) =>
    expect(
      linesOfLetter(`\nHello Ana, your offer is ready. It was last changed in March.\n${term(first)}${term(second)}`)
        .aid,
    ).toEqual(['Federal Pell Grant 6000 FEDERAL PELL', 'Harmon Grant 5000 INSTITUTION INSTITUTIONAL_GRANT']),
  );

  test('what stands alike under two terms is no repeat, whatever else is said of these', () => {
    const text = `\n${term('Fall 2026: yours if all stays as it is')}${term('Spring 2027: paid once grades are in')}`;
    const { status, aid } = understand(letterFromText(head + text));
    expect([status, ...aid.map(({ value }) => value)]).not.toEqual(['READY', 3000, 2500]);
  });
});
