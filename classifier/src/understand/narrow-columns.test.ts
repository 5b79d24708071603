import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

/** What is read of a letter, and whether a person must look at it. */
function offer(text: string, step = 14) {
  const letter = letterFromText(`${head}\n${text}`);
  for (const { words } of letter.pages) for (const word of words) word.y = 30 + ((word.y - 30) / 14) * step;
  const { aid, costs, status } = understand(letter);
  return { status, all: [...aid, ...costs].map(({ description, value }) => `${description} ${value}`) };
}

test('figures of narrow columns stand close together, and close behind the words before them', () =>
  expect(
    offer(`
Award                          Status    Fall A    Fall B    Spring A    Spring B
Federal Pell Grant             Offered   924.00    924.00    924.00      923.00
Harmon Transfer Scholarship    Offered   400.00    400.00    400.00      400.00
Direct Subsidized Loan         Offered 1,125.00 1,125.00 1,125.00 1,125.00

Budget                                   Fall A    Fall B    Spring A    Spring B
Tuition (6 cr x $330) 1,980.00 1,980.00 1,980.00 1,980.00
Fees                                     115.00    115.00    115.00      115.00`).all,
  ).toEqual([
    'Federal Pell Grant 3695',
    'Harmon Transfer Scholarship 1600',
    'Direct Subsidized Loan 4500',
    'Tuition 7920',
    'Fees 460',
  ]));

describe('behind a figure of a column', () => {
  const list = (remarks: string[]): string =>
    ["Dean's Scholarship", 'Federal Pell Grant', 'Kettle Fund', 'Direct Subsidized Loan']
      .map((name, at) => `${name.padEnd(40)}${['$1,500', '$3,020', '$700', '$3,500'][at]} ${remarks[at]}`)
      .join('\n');
  const read = ["Dean's Scholarship 1500", 'Federal Pell Grant 3020', 'Kettle Fund 700', 'Direct Subsidized Loan 3500'];

  test.each([
    ['remarks', ['paid in August', 'once you confirm your hours', 'from our alumni', 'if you choose to borrow']],
    ['marks', ['(we keep it for you)', '- a grant', '– a gift of friends', 'loan, you repay it']],
    ['the year', ['for this year', 'for the year', 'for your academic year', 'for this year, about half of it now']],
  ])('%s may stand', (_, remarks) => expect(offer(list(remarks)).all).toEqual(read));

  test('what is given each term is told from what is given for the year', () =>
    expect(offer(list(['each semester', 'for this year', 'each semester', 'for this year'])).all).toEqual([
      "Dean's Scholarship 3000",
      'Federal Pell Grant 3020',
      'Kettle Fund 1400',
      'Direct Subsidized Loan 3500',
    ]));
});

test.each([
  ['"Line 8"', (at: number) => `Line ${at + 8}`],
  ['"No. 8"', (at: number) => `No. ${at + 8}`],
  ['"B-1"', (at: number) => `B-${at + 1}`],
  ['"a"', (at: number) => 'abc'.charAt(at)],
])('lines that are counted by %s are read by the names behind', (_, count) =>
  expect(
    offer(
      ['Federal Pell Grant', 'Sioux Falls Guild Scholarship', 'Direct Subsidized Loan']
        .map(
          (name, at) => `${count(at).padEnd(10)}${name.padEnd(40)}${[5145, 1000, 3500][at]?.toLocaleString('en-US')}`,
        )
        .join('\n'),
    ).all,
  ).toEqual(['Federal Pell Grant 5145', 'Sioux Falls Guild Scholarship 1000', 'Direct Subsidized Loan 3500']),
);

describe('heads over several columns', () => {
  const rows = `
Federal Pell Grant                  1,823      1,823          0      1,822      1,822          0    ACPT
Bright Futures                      1,710      1,710          0      1,710      1,710          0    ACPT
Direct Subsidized Loan              1,750          0          0      1,750          0          0    OFRD`;
  const read = ['Federal Pell Grant 3645', 'Bright Futures 3420', 'Direct Subsidized Loan 3500'];

  test('are those of each group of equal heads', () =>
    expect(
      offer(`
                                               Fall 2026                        Spring 2027
Fund                              Offered   Accepted       Paid    Offered   Accepted       Paid    Status${rows}`).all,
    ).toEqual(read));

  test('may have the heads of one line beside them at half height', () =>
    expect(
      offer(
        `
                                               Fall 2026                        Spring 2027
Fund                                                                                                Status
                                  Offered   Accepted       Paid    Offered   Accepted       Paid

${rows.replaceAll('\n', '\n\n')}`,
        7,
      ).all,
    ).toEqual(read));
});

test('a list stays one though one of its lines goes on in words', () =>
  expect(
    offer(`
From the Department of Veterans Affairs
Post-9/11 GI Bill (Chapter 33), tuition and fees: $4,960
Chapter 33 book stipend: $1,000
Chapter 33 housing allowance: $1,566 a month while classes meet, paid to you by the VA

Federal Pell Grant: $5,820
Direct Unsubsidized Loan: $4,000

Total for the year, without the monthly allowance: $15,780`),
  ).toEqual({
    status: 'READY',
    all: [
      'Post-9/11 GI Bill (Chapter 33), tuition and fees 4960',
      'Chapter 33 book stipend 1000',
      'Federal Pell Grant 5820',
      'Direct Unsubsidized Loan 4000',
    ],
  }));

describe('a table that stands close behind the figures of another', () => {
  const tables = `
AID                             Term 1 Term 2 YEAR BUDGET             9 MO
Federal Pell Grant               1,450 1,400 2,850 Course fees       3,180
Hatch Bridge Grant               1,350 1,300 2,650 Kits & aprons     1,275
Potter Guild Scholarship         1,200     0 1,200 Rent & food       8,800
Federal Work-Study                   0     0     0 Bus passes          640
TOTAL AID                        4,000 2,700 6,700 TOTAL BUDGET     13,895`;

  test('has names of its own', () =>
    expect(offer(tables)).toEqual({
      status: 'READY',
      all: [
        'Federal Pell Grant 2850',
        'Hatch Bridge Grant 2650',
        'Potter Guild Scholarship 1200',
        'Course fees 3180',
        'Kits & aprons 1275',
        'Rent & food 8800',
        'Bus passes 640',
      ],
    }));

  test('may have taken them, where blanks are no wider than inside a name', () => {
    const letter = letterFromText(`${head}\n${tables}`);
    for (const { words } of letter.pages)
      for (const word of words) Object.assign(word, { height: 17, y: word.y * 1.6 });
    expect(understand(letter).status).not.toBe('READY');
  });
});
