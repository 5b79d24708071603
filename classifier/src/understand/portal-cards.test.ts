import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head, linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const aidIn = (text: string) => linesOfLetter(text).aid.map((line) => line.replace(/ [A-Z]+ [A-Z_]+$/, ''));

describe('cards whose name stands in the line of their heads', () => {
  const heads = 'Total Amount    Fall 2026    Spring 2027';
  const terms = 'Fall 2026    Spring 2027    Total Amount';
  test.each([
    ['the year first, a status under the name', heads, 'Accepted', '$4,770       $2,385         $2,385'],
    ['the year last, a status under the name', terms, 'Pending', '$2,385         $2,385          $4,770'],
    ['nothing under the name', heads, '', '$4,770       $2,385         $2,385'],
  ])('%s', (_, names, status, figures) => {
    const card = (name: string) => `${name.padEnd(30)}${names}\n${status.padEnd(35)}${figures}\n`;
    const letter = ['Harmon Grant', 'Federal Pell Grant', 'Orchard Promise'].map(card).join('\n');
    expect(aidIn(`\n${letter}`)).toEqual(['Harmon Grant 4770', 'Federal Pell Grant 4770', 'Orchard Promise 4770']);
  });

  test('under headings that hold their total and say what kind of money it is', () =>
    expect(
      aidIn(`
Scholarships & Grants   Money you do not have to pay back              $7,000

Federal Pell Grant             Total Amount    Fall 2026    Spring 2027
Accepted                          $5,000        $2,500        $2,500

Harmon Award                   Total Amount    Fall 2026    Spring 2027
Accepted                          $2,000        $1,000        $1,000

Work-Study              Money you earn by working                      $3,200

Federal Work-Study             Total Amount    Fall 2026    Spring 2027
Pending                           $3,200        $1,600        $1,600

Subsidized Loans        Money you have to pay back                     $3,500

Direct Subsidized Loan         Total Amount    Fall 2026    Spring 2027
Pending                           $3,500        $1,750        $1,750`),
    ).toEqual([
      'Federal Pell Grant 5000',
      'Harmon Award 2000',
      'Federal Work-Study 3200',
      'Direct Subsidized Loan 3500',
    ]));
});

describe('a card for each term, side by side', () => {
  const columns = (...texts: string[]): string => texts.map((text) => text.padEnd(32)).join('');
  const row = (name: string, ...figures: string[]): string =>
    `${columns(...figures.map((figure) => (figure ? name : '')))}\n${columns(...figures)}\n`;
  const cards = `
${columns('Fall 2026', 'Winter 2027', 'Spring 2027')}
${row('Federal Pell Grant', '$1,500', '$1,500', '$1,500')}
${row('Harmon Promise Grant', '$900', '$900', '$900')}
${columns('Choir Stipend', 'Direct Subsidized Loan', 'Direct Subsidized Loan')}
${columns('$400', '$1,167', '$1,166')}

${columns('Direct Subsidized Loan', 'Winter aid', 'Spring aid')}
${columns('$1,167', '$3,567', '$3,566')}

Fall aid
$3,967
`;
  test('what bears one name is added up', () =>
    expect(aidIn(cards)).toEqual([
      'Federal Pell Grant 4500',
      'Harmon Promise Grant 2700',
      'Choir Stipend 400',
      'Direct Subsidized Loan 3500',
    ]));

  test('in print that is taller than its lines the term is no part of a name', () => {
    const { pages } = letterFromText(head + cards);
    const taller = pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, height: 15 })) }));
    expect(understand({ pages: taller }).aid.map(({ value }) => value)).toEqual([4500, 2700, 400, 3500]);
  });

  test('the heads of a table under them are its own, though one begins where a card does', () =>
    expect(
      linesOfLetter(`
${columns('Fall 2026', 'Winter 2027', 'Spring 2027')}
${columns('Pell Grant        $1,500', 'Pell Grant        $1,500', 'Pell Grant        $1,500')}
${columns('Promise Grant       $900', 'Promise Grant       $900', 'Promise Grant       $900')}
${columns('Choir Grant         $400', 'Choir Grant         $400', 'Choir Grant         $400')}
${columns('Aid               $2,800', 'Aid               $2,800', 'Aid               $2,800')}

Costs by quarter
Item                                     Fall 2026             Winter 2027      Spring 2027
Tuition                                     $3,000                  $3,000           $3,000
Fees                                          $200                    $200             $200`).costs,
    ).toEqual(['Tuition 9000 TUITION', 'Fees 600 FEES']));

  test('a table under them has its own names', () =>
    expect(linesOfLetter(`${cards}\nWhat a year costs\n\nTuition        $9,400\nFees           $810`).costs).toEqual([
      'Tuition 9400 TUITION',
      'Fees 810 FEES',
    ]));
});

/** Texts side by side, each in the middle of its column. */
const centred = (...texts: string[]): string =>
  texts.map((text) => text.padStart(Math.ceil((30 + text.length) / 2)).padEnd(30)).join('');

test('tiles in uneven rows, with no row that has a figure in every column', () =>
  expect(
    aidIn(`
${centred('Orchard Promise', 'Harmon Tuition Aid', 'Lakeshore Equalization')}
${centred('$5,400', 'Grant', 'Grant')}
${centred('', '$1,300', '$2,000')}

${centred('Federal Pell Grant', 'Riverbend Higher', 'Harmon Achievement Award')}
${centred('$5,895', 'Education Grant', '$9,500')}
${centred('', '$2,000', '')}

${centred('Subsidized Direct Loan', '', '')}
${centred('$3,500', '', '')}


               Scholarships and grants $26,095   Loans $3,500   Everything $29,595`).toSorted(),
  ).toEqual([
    'Federal Pell Grant 5895',
    'Harmon Achievement Award 9500',
    'Harmon Tuition Aid Grant 1300',
    'Lakeshore Equalization Grant 2000',
    'Orchard Promise 5400',
    'Riverbend Higher Education Grant 2000',
    'Subsidized Direct Loan 3500',
  ]));

describe('a strip of totals over the awards', () => {
  const awards = `
Federal Pell Grant           Accepted      $7,395
Harmon Grant                 Accepted      $9,120
Federal SEOG                 Accepted        $600
Direct Subsidized Loan       Offered       $2,750`;
  test.each([
    [
      'names over',
      'Cost of Attendance     Gift Aid      Net Cost      Other Funding',
      '$43,470                $17,115       $26,355       $2,750',
    ],
    ['names under', '$17,115       $2,750       $19,865', 'gift aid      loans        everything'],
  ])('%s the figures', (_, upper, lower) =>
    expect(aidIn(`\n${upper}\n${lower}\n${awards}`)).toEqual([
      'Federal Pell Grant 7395',
      'Harmon Grant 9120',
      'Federal SEOG 600',
      'Direct Subsidized Loan 2750',
    ]),
  );
});

test.each([
  ['From the State of Nebraska', 'Opportunity Grant', 'STATE STATE_GRANT'],
  ['From the State of Nebraska', 'Teacher Loan', 'STATE STATE_LOAN'],
])('%s under the loans: %s', (heading, name, kind) => {
  const letter = `
From our college
Harmon Grant             $3,000
Regents Scholarship      $2,000
Subtotal                 $5,000

Loans you may choose
Direct Subsidized        $3,500
Direct Unsubsidized      $2,000
Subtotal                 $5,500

${heading}
${name.padEnd(25)}$1,900`;
  expect(linesOfLetter(letter).aid.at(-1)).toContain(`1900 ${kind}`);
});

test('where sums have their dollar signs, numbers without one are no awards', () =>
  expect(
    aidIn(`
Clock hours      900          Weeks      38

Estimated Award
Federal Pell Grant       $7,395.00
Federal SEOG               $300.00
Harmon Grant             $1,100.00
Harmon Start Award         $750.00
Direct Loan              $3,500.00
Total                   $13,045.00`),
  ).toEqual([
    'Federal Pell Grant 7395',
    'Federal SEOG 300',
    'Harmon Grant 1100',
    'Harmon Start Award 750',
    'Direct Loan 3500',
  ]));

test.each(['Declined by you on 5/18', 'You declined this', 'Canceled by the school on 4/2'])(
  '%s over a card says it of the rows under it',
  (heading) =>
    expect(
      aidIn(`
Aid offered
Federal Pell Grant           $7,395
Direct Subsidized Loan       $3,500
Total                       $10,895


${heading}
Direct Unsubsidized Loan     $2,000`),
    ).toEqual(['Federal Pell Grant 7395', 'Direct Subsidized Loan 3500']),
);

test('"up to" before the figure of a card moves nothing', () =>
  expect(
    aidIn(`
EARN IT               FEDERAL               STATE
up to $3,000          $7,395                $1,648
Federal Work-Study    Federal Pell Grant    Cal Grant B Access

Gifts you keep: $9,043`),
  ).toEqual(['Federal Work-Study 3000', 'Federal Pell Grant 7395', 'Cal Grant B Access 1648']));

test.each(['Declined', 'Declined by you', 'Canceled by the school on 4/2'])(
  'behind the terms of an award: %s',
  (said) =>
    expect(
      aidIn(`
Grants
Federal Pell Grant                                                   $2,400
Fall 2026 $1,200 · Spring 2027 $1,200    Accepted

Orchard Prize                                                        $1,000
Fall 2026 $500 · Spring 2027 $500    ${said}
                                     4/02/2026

Loans
Direct Subsidized Loan                                               $3,500
Fall 2026 $1,750 · Spring 2027 $1,750    Action needed`),
    ).toEqual(['Federal Pell Grant 2400', 'Direct Subsidized Loan 3500']),
);

test.each(['Loans for your parents', 'Loans to families', 'Parent loans'])(
  'a heading with the worth of its only loan: %s',
  (heading) =>
    expect(
      aidIn(`
Grants                                    $6,000
Federal Pell Grant                        $4,000
Orchard Grant                             $2,000

${heading.padEnd(30)}            $4,200
Direct Parent PLUS Loan                   $4,200`),
    ).toEqual(['Federal Pell Grant 4000', 'Orchard Grant 2000', 'Direct Parent PLUS Loan 4200']),
);

test('costs beside cards that have their terms under them, and headings that say in small print what money it is', () => {
  const { aid, costs } = linesOfLetter(`
Award Year                                 Grants Money you do not repay       $5,800
2026-2027
                                            Federal Pell Grant                 $3,000
Costs                                         26FA Fall 2026       $1,500
Tuition                       $6,000          27SP Spring 2027     $1,500
Fees                            $400        Orchard Promise                    $2,000
Books                         $1,100          26FA Fall 2026       $1,000
Transportation                  $900          27SP Spring 2027     $1,000
Personal                      $1,300        Harmon Start Award                   $800
All costs                     $9,700          26FA Fall 2026         $400
                                              27SP Spring 2027       $400

                                           Work-Study Money you may earn       $2,200
                                            Federal Work-Study                 $2,200
                                              26FA Fall 2026       $1,100
                                              27SP Spring 2027     $1,100`);
  expect(aid.map((line) => line.split(' ').at(-3))).toEqual(['3000', '2000', '800', '2200']);
  expect(costs.map((line) => line.split(' ').at(-2))).toEqual(['6000', '400', '1100', '900', '1300']);
});

test.each(['Interest 6.1%; fee 1.06%', 'Rate 6.1%, fee 1.06%', 'Fees paid first; see catalog'])(
  'the terms of an award under what is said of it are none of another: %s',
  (remark) =>
    expect(
      linesOfLetter(`
Harmon Award                                              $2,000
For students of the harbor school.
Fall 2026      $1,000        Spring 2027      $1,000

Federal Direct Unsubsidized Loan                          $6,000
${remark}
Fall 2026      $3,000        Spring 2027      $3,000

Federal Work-Study                                        $2,400
You look for a job.
Fall 2026      $1,200        Spring 2027      $1,200`),
    ).toMatchObject({
      aid: [
        expect.stringContaining('Harmon Award 2000'),
        expect.stringMatching(/Unsubsidized Loan.* 6000 /),
        expect.stringContaining('Federal Work-Study 2400'),
      ],
      costs: [],
    }),
);

describe('cards with their kind and their status on top', () => {
  const tops = (one: string, other: string): string =>
    [
      'GRANT          Accepted           GRANT          Waiting for you',
      'Federal Pell Grant                Harmon Promise Grant',
      '$4,260                            $1,500',
      '',
      `LOAN           ${one.padEnd(19)}OUTSIDE        ${other}`,
      'Direct Subsidized Loan            Orchard Growers Gift',
      '$3,500                            $2,600',
    ].join('\n');
  test.each([
    ['below', 'Declined by you', 'Anticipated', ['Orchard Growers Gift 2600 PRIVATE OUTSIDE'], '8,360'],
    ['beside', 'Waiting for you', 'Declined 4/20', ['Direct Subsidized Loan 3500 FEDERAL DIRECT_SUBSIDIZED'], '9,260'],
  ])('what is declined is the card %s', (_, one, other, kept, sum) =>
    expect(linesOfLetter(`\n${tops(one, other)}\n\nAccepted, waiting and anticipated: $${sum}`).aid).toEqual([
      'Federal Pell Grant 4260 FEDERAL PELL',
      'Harmon Promise Grant 1500 INSTITUTION INSTITUTIONAL_GRANT',
      ...kept,
    ]),
  );
});

describe('a status under the figure, and words under the name', () => {
  const card = (name: string, figure: string, words: string, status: string): string =>
    `${name.padEnd(66)}${figure}\n${words.padEnd(65)}${status}\n`;
  const cards = [
    card('Federal Pell Grant', '$4,260', 'Fall $2,130 · Spring $2,130', 'Accepted'),
    card('Harmon Promise Grant', '$1,500', 'Fall $750 · Spring $750', 'Accepted'),
    card('Direct Subsidized Loan', '$3,500', 'You did not want it', 'Canceled'),
  ].join('\n');
  const kept = ['Federal Pell Grant 4260', 'Harmon Promise Grant 1500'];

  test('what is taken back is no award', () => expect(aidIn(`\n${cards}`)).toEqual(kept));

  test('nor where two columns of costs stand below', () => {
    const { aid, costs } = linesOfLetter(`
${cards}

What a year costs
Tuition                     $9,000     Housing                      $5,000
Books                       $1,000     Food                         $4,000`);
    expect(aid.map((line) => line.split(' ').slice(0, -2).join(' '))).toEqual(kept);
    expect(costs).toHaveLength(4);
  });
});

test('what a menu asks the student to do names no card', () =>
  expect(
    linesOfLetter(`
Loans                                                   Total $5,500.00

Fed Dir Sub Ln                                          Take Action  ▾
Fall 2026             Spring 2027             Total
$1,750.00             $1,750.00               $3,500.00

Fed Dir Unsub Ln                                        Take Action  ▾
Fall 2026             Spring 2027             Total
$1,000.00             $1,000.00               $2,000.00`).aid,
  ).toEqual(['Fed Dir Sub Ln 3500 FEDERAL DIRECT_SUBSIDIZED', 'Fed Dir Unsub Ln 2000 FEDERAL DIRECT_UNSUBSIDIZED']));
