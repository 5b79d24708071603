import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { linesOfLetter } from '../testing/lines-of-letter.ts';
import { linedUp } from './lines.ts';
import { flowOf } from './panels.ts';
import { rowsOf } from './rows.ts';
import { understand } from './understand.ts';

const letter = letterFromText(`Harmon College        Financial Aid Award Letter 2026-2027

Dear Ana, we have looked at your file, and this is the help that you can count on from us:
     Federal Pell Grant          $4,000
     Harmon Grant                $3,000

A student who lives with us should set aside money for these things over two terms:
     Tuition                     $9,000
     Room                        $6,000
     Sum                        $15,000`);

describe('a sentence that ends in a colon', () => {
  test.each([', ', ' ', ': ', ' – '])('tells of lines with "%s" before the figure', (mark) =>
    expect(
      linesOfLetter(`Dear Ana, you have a Federal Pell Grant of $4,000. Friends of the college have also set money
aside, and our committee chose you for three of their scholarship funds:

     Hazel Lind${mark}$2,250
     Class of 1961${mark}$755
     Dora Quist RN${mark}$1,505

Tuition is $9,000.`).aid.map((line) => line.replace(/ [A-Z]+ [A-Z_]+$/, '')),
    ).toEqual(['Federal Pell Grant 4000', 'Hazel Lind 2250', 'Class of 1961 755', 'Dora Quist RN 1505']),
  );

  test('opens a block of its own, which its rows speak for', () => {
    const page = letter.pages[0];
    const rows = page
      ? rowsOf(linedUp(page), '2026-2027', {
          section: null,
          group: 0,
          heads: [],
          term: null,
          isTermOpen: false,
          nameColumn: null,
          cut: null,
        }).rows
      : [];
    const groups = rows.map(({ group }) => group);
    expect(new Set(groups.slice(0, 2)).size).toBe(1);
    expect(new Set(groups.slice(2)).size).toBe(1);
    expect(groups[2]).not.toBe(groups[0]);
    expect(page && flowOf(page).length).toBeGreaterThan(rows.length);
  });

  test('so its rows are sure', () => {
    const { aid, costs, status } = understand(letter);
    expect(status).toBe('READY');
    expect(aid.map(({ value }) => value)).toEqual([4000, 3000]);
    expect(costs.map(({ category }) => category)).toEqual(['TUITION', 'HOUSING']);
    expect(Math.min(...aid.map(({ confidence }) => confidence))).toBeGreaterThan(0.9);
  });
});

test('the head of a column of numbers opens nothing', () =>
  expect(
    linesOfLetter(`
LN   Program                         Amount
01   Federal Pell Grant              $4,300
02   Harbor Access Grant             $2,200
03   Direct Sub Loan                 $3,500`).aid.map((line) => line.split(' ').at(-1)),
  ).toEqual(['PELL', 'INSTITUTIONAL_GRANT', 'DIRECT_SUBSIDIZED']));

test('a federal grant among loans is none', () =>
  expect(
    linesOfLetter(`
Loans
Direct Sub Loan                 $3,500
Federal Pell Grant              $4,300
FSEOG                             $600`).aid.map((line) => line.split(' ').at(-1)),
  ).toEqual(['DIRECT_SUBSIDIZED', 'PELL', 'SEOG']));

test.each([
  [
    'a sentence',
    'Meet Jo Tern, who is not a real student but may help you to read this. Her offer from us looks like this:',
  ],
  ['a heading', 'How to use your offer: an example'],
  ['a heading that names them', 'A worked example: Rosa'],
])('what somebody else has by %s is none of the reader’s', (_, words) =>
  expect(
    linesOfLetter(`
Grants
Federal Pell Grant              $4,300
Harbor Access Grant             $2,200
Total grants                    $6,500

${words}

Tuition                         $9,000
Federal Pell Grant              $5,100
Harbor Trustees Scholarship     $3,000`),
  ).toEqual({
    aid: ['Federal Pell Grant 4300 FEDERAL PELL', 'Harbor Access Grant 2200 INSTITUTION INSTITUTIONAL_GRANT'],
    costs: [],
  }),
);

test('a sentence that its rows end', () =>
  expect(
    linesOfLetter(`
Costs
Tuition                       $21,000
Meals                          $7,200

For the coming year you have been awarded
  • Nils Aaker: $1,700 for the year
  • Moth Family Endowment: $4,400 for the year
  • Federal Pell Grant: $4,310 for the year`).aid[0],
  ).toMatch(/^Nils Aaker:? 1700/));
