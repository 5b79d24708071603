import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head, linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const heights: Readonly<Record<string, number>> = { '#': 11, '~': 8.5 };

/** A letter in print: a line behind `#` is in a taller font, one behind `~` begins in small print. */
function printed(text: string): { aid: string[]; costs: string[] } {
  const lines = `${head}\n${text}`.split('\n');
  const bare = lines.map((line) => (line[0] && heights[line[0]] ? line.slice(1) : line));
  const [page] = letterFromText(bare.join('\n')).pages;
  for (const word of page?.words ?? []) {
    const row = Math.round((word.y - 30) / 14);
    const height = heights[lines[row]?.[0] ?? ''];
    const isName = (word.x - 30) / 6 < (bare[row] ?? '').search(/\S {2,}/) + 1 || !/\S {2,}/.test(bare[row] ?? '');
    if (height && isName) Object.assign(word, { height });
  }
  const { aid, costs } = understand({ pages: page ? [page] : [] });
  const told = (items: { description: string; value: number }[]) =>
    items.map(({ description, value }) => `${description} ${value}`);
  return { aid: told(aid), costs: told(costs) };
}

describe('the bill of one semester', () => {
  const bill = `
Charges                            $12,587
Anticipated aid                     $6,865
Estimated amount due                $5,722`;
  const offer = `
Cost of Attendance
Tuition                            $24,000
Housing and food                   $13,840
Total cost of attendance           $37,840

Financial Aid
Fed Pell Grant                      $5,288
Rim Grant                           $3,200
Total aid                           $8,488
`;
  const costs = ['Tuition 24000 TUITION', 'Housing and food 13840 HOUSING_AND_FOOD'];

  test('is none of the year', () =>
    expect(linesOfLetter(`${offer}\nEstimated bill for one semester${bill}`).costs).toEqual(costs));
  test('is none under a heading that says nothing: the aid in it is a sum', () =>
    expect(linesOfLetter(`${offer}\nWhat comes in August${bill}`).costs).toEqual(costs));
});

test('what a school invites to apply for is not offered', () =>
  expect(
    linesOfLetter(`
Fed Pell Grant                      $5,288
Rim Grant                           $3,200

Other scholarships to apply for
Essay Contest                       $2,000
Research Fellowship                 $4,000`).aid,
  ).toEqual(['Fed Pell Grant 5288 FEDERAL PELL', 'Rim Grant 3200 INSTITUTION INSTITUTIONAL_GRANT']));

test('the figure at the foot of a cell is that of the name over the small print', () =>
  expect(
    printed(`
#Grants and Scholarships
 Miner Engineering Excellence
~ Awarded for academic achievement         $7,598
 Shores First-Year Scholarship
~ Renewable with a 3.0 GPA                 $7,590
 State Grant
~ No repayment required                    $1,992
 Total                                    $17,180
#Loans
 Sub Stafford
~ Interest 6.39%, fee 1.057%               $5,500`).aid,
  ).toEqual([
    'Miner Engineering Excellence 7598',
    'Shores First-Year Scholarship 7590',
    'State Grant 1992',
    'Sub Stafford 5500',
  ]));

test('a name in another font goes on with no sentence above it', () =>
  expect(
    printed(`
#Gift Aid (does not need to be repaid)
 Hauge Orchard
~ Awarded for achievement                  $2,368
 St. Brendan Presidential Scholarship
~ Awarded for achievement                  $4,916
 Total                                     $7,284`).aid,
  ).toEqual(['Hauge Orchard 2368', 'St. Brendan Presidential Scholarship 4916']));

test('a heading of several words in a font of its own is no sentence', () =>
  expect(
    printed(`
#Money that you borrow
 Sub Stafford                              $5,500
#Not billed, but plan for it
 Required laptop                           $2,150
 Travel                                      $900`).costs,
  ).toEqual(['Required laptop 2150', 'Travel 900']));

describe('a heading nearer to a row than rows are to each other', () => {
  /** Rows 20 points apart, a heading 16 from the row over or under it. */
  function inWideRows(rows: string[]): string[] {
    const [page] = letterFromText(rows.map((row) => row + '\n'.repeat(row.startsWith('#') ? 3 : 4)).join('\n')).pages;
    const words = (page?.words ?? []).map((word) => ({ ...word, text: word.text.replace('#', ''), y: word.y / 3.5 }));
    const { aid } = understand({ pages: page ? [{ ...page, words }] : [] });
    return aid.map(({ category, value }) => `${category} ${value}`);
  }

  test('"Loan Options" goes on with no name', () =>
    expect(
      inWideRows([
        'Harmon College        Financial Aid Award Letter 2026-2027',
        'FREE MONEY',
        'Agriculture Schol                                           3,178.00',
        'State Opportunity                                           1,178.00',
        '#FED PELL GRANT                                             1,966.00',
        'LOAN OPTIONS',
        'DIRECT SUB LOAN                                             5,500.00',
      ]),
    ).toEqual(['SCHOLARSHIP 3178', 'SCHOLARSHIP 1178', 'GRANT 1966', 'LOAN 5500']));

  test('"Fall 2026 Offer" is the term of its block, and no name', () =>
    expect(
      inWideRows([
        'Harmon College        Financial Aid Award Letter 2026-2027',
        '#Fall 2026 Offer',
        'WSOC-Room                                                   $4,045',
        'DL Subsidized                                               $1,375',
        'Total                                                       $5,420',
        '#Spring 2027 Offer',
        'WSOC-Room                                                   $4,045',
        'DL Subsidized                                               $1,375',
        'Total                                                       $5,420',
      ]),
    ).toEqual(['SCHOLARSHIP 8090', 'LOAN 2750']));
});
