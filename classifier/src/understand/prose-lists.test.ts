import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { linesOfLetter } from '../testing/lines-of-letter.ts';
import { namedKind } from './aid-kind.ts';
import { linesOf } from './lines.ts';
import { flowOf } from './panels.ts';
import { readProse } from './prose.ts';
import { runningText } from './running-text.ts';

const letter = { schoolName: '', schoolState: null, schoolWords: [], section: null, attributes: '', isNeedOnly: false };

/** What running text tells, as "name value", costs with a mark. */
function told(text: string): string[] {
  const pages = letterFromText(text.replace(/(.{60,90}) (?=\S)/g, '$1\n')).pages;
  const paragraphs = pages.flatMap((page) => runningText(flowOf(page)).paragraphs);
  const { rows } = readProse(paragraphs, pages.flatMap(linesOf), (name) => namedKind(name, letter));
  return rows.map(({ label, amount, section }) => `${label} ${amount.value}${section === 'COST' ? ' cost' : ''}`);
}

describe('lists of names and figures', () => {
  test.each([
    [
      'You have been awarded Navy ROTC Scholarship, tuition option of $9,000, Harbor Lights of $700, and Pell Grant of $800.',
      ['Navy ROTC Scholarship, tuition option 9000', 'Harbor Lights 700', 'Pell Grant 800'],
    ],
    [
      'You will receive the Elm Grant ($6,000), Room & Board Waiver, half ($4,000), and the Ash Award ($2,000).',
      ['Elm Grant 6000', 'Room & Board Waiver, half 4000', 'Ash Award 2000'],
    ],
    [
      'Your costs are Tuition (20 credits at $500) of $10,000, Studio & kiln fees of $300, and Average Loan Fees of $60.',
      ['Tuition (20 credits at $500) 10000 cost', 'Studio & kiln fees 300 cost', 'Average Loan Fees 60 cost'],
    ],
    [
      'You have been awarded Elm Grant of $3,000, Ash Grant of $2,000, and Oak Grant of $1,000.',
      ['Elm Grant 3000', 'Ash Grant 2000', 'Oak Grant 1000'],
    ],
    [
      'To help you plan: tuition for the year is $41,200; fees, $980; a bed and meals in Alder House, $14,300; books, reeds and mutes, $1,150.',
      [
        'tuition 41200 cost',
        'fees 980 cost',
        'bed and meals in Alder House 14300 cost',
        'books, reeds and mutes 1150 cost',
      ],
    ],
    [
      'Your costs are tuition of $9,000, fees of $400, and an allowance of $3,900 for books and travel.',
      ['tuition 9000 cost', 'fees 400 cost', 'books and travel 3900 cost'],
    ],
    [
      'You have been awarded State Opportunity Grant (est.) of $900, Elm Grant of $800, and Ash Grant of $700.',
      ['State Opportunity Grant (est.) 900', 'Elm Grant 800', 'Ash Grant 700'],
    ],
  ])('%s', (text, expected) => {
    expect(told(text)).toEqual(expected);
  });
});

describe('no amounts of the offer', () => {
  test.each([
    'Work Study is earned through a campus job at $16.25 or more an hour.',
    'The veterans housing allowance, about $1,500, is paid to you and is not part of this offer.',
    'If you decide to move off campus, the Hall Grant is replaced by a Commuter Grant of $2,000.',
    'The Bridge Loan has a $30 charge and must be repaid within the term.',
    'Compare: a resident of Ohio may receive the Ohio College Opportunity Grant (up to $4,000).',
    'Net price for a commuter: $7,120.',
    'Outside awards over $500 may reduce other aid.',
  ])('%s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

test.each([
  ['Gift aid of $4,490 is credited first.', []],
  ['Less federal loans: $9,095.', []],
])('a sum of gifts or loans is none of them: %s', (sentence, more) =>
  expect(
    linesOfLetter(`
You have been awarded a Federal Pell Grant of $2,990 and a Tern Scholarship of $1,500. It was made possible by the Marl County Community Foundation.

${sentence}`).aid.slice(2),
  ).toEqual(more),
);

test('where a cost of a list leads may stand behind its name', () =>
  expect(
    linesOfLetter(`
You have been awarded a Federal Pell Grant of $2,990.

We charge $9,850 for tuition. Please plan for books, $480; boots, $125; and travel to job sites, $900.`).costs.at(-1),
  ).toBe('travel to job sites 900 TRANSPORTATION'));

test('a small word in capitals may open the name of an item', () =>
  expect(
    linesOfLetter(`
We are glad to offer you the aid in this list for the whole year, fall and spring alike:

      Beyond Tern Scholarship: $3,150
      Federal Pell Grant: $2,990
      Work-Study: up to $2,000`).aid[0],
  ).toMatch(/^Beyond Tern Scholarship 3150/));

test('figures right behind the names of a list that a colon opens', () =>
  expect(
    told(
      'For next year we estimate the following: tuition, in-district $8,400, Ship and dock fees $660, Rent and food, own rooms $9,300, Books (est.) $820, bus from Tarn Lake $1,240, Average loan fees $60. Together these come to $20,480.',
    ),
  ).toEqual([
    'tuition, in-district 8400 cost',
    'Ship and dock fees 660 cost',
    'Rent and food, own rooms 9300 cost',
    'Books (est.) 820 cost',
    'bus from Tarn Lake 1240 cost',
    'Average loan fees 60 cost',
  ]));

test('a part of the name of a cost is no aid that the next sentence tells of', () =>
  expect(
    told(`We estimate the following: Tuition $9,400; Room and board allowance $8,200; Books $800; for a total of $18,400.

$18,400 (cost of attendance) − $5,000 (grants and scholarships) = $13,400 (net price)`),
  ).toHaveLength(3));

test('a word cut short ends no sentence', () =>
  expect(
    linesOfLetter(
      '\nYou have been awarded Marl Grant (min. 2.5 GPA) of $4,400, Pell of $4,195, and FWS (max. pay) of $1,700.',
    ).aid.map((line) => line.split(' ').at(-3)),
  ).toEqual(['4400', '4195', '1700']));

describe('one way or another', () => {
  test.each([
    [
      'Your mother may borrow $7,200 with a Parent PLUS Loan or a private education loan, $7,200 either way.',
      ['Parent PLUS Loan 7200'],
    ],
    [
      'Your family may take a Parent PLUS Loan of $7,200 or a private student loan of $7,200 for the rest.',
      ['Parent PLUS Loan 7200'],
    ],
    [
      'You may borrow a Direct Loan of $2,000, and a private credit-union loan of $2,000 can be added to it.',
      ['Direct Loan 2000', 'private credit-union loan 2000'],
    ],
    ['Your parents can also take out a private education loan of $4,000.', ['private education loan 4000']],
    ['We have added a state workforce grant of $900 to your offer.', ['state workforce grant 900']],
  ])('%s', (text, rows) => expect(told(text)).toEqual(rows));
});
