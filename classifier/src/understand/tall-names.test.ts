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
