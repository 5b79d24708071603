import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const offer = (fall: string, spring: string, key = '') =>
  understand(
    letterFromText(`FINANCIAL AID AWARD LETTER          AID YEAR 2728
Harmon State University, 4 Mill Street, Dayton, OH 45402

${key}
FUND    TITLE                     TERM      STAT      AMOUNT
FPELL   Federal Pell Grant        ${fall}    ACPT    1,900.00
FPELL   Federal Pell Grant        ${spring}    ACPT    1,900.00
HBRG    Harmon Bridge Grant       ${fall}    OFRD      800.00
HBRG    Harmon Bridge Grant       ${spring}    OFRD      700.00
OHCOG   Ohio College Opp Grant    ${spring}    OFRD    1,100.00
FSUB    Fed Direct Sub            ${fall}    OFRD    1,750.00
FSUB    Fed Direct Sub            ${spring}    OFRD    1,750.00
        OPEN OR ACCEPTED ${fall}                4,450.00
        OPEN OR ACCEPTED ${spring}                5,450.00
        AID YEAR TOTAL                        9,900.00
`),
  );

const valuesOf = ({ aid }: ReturnType<typeof offer>): number[] => aid.map(({ value }) => value);

describe('does', () => {
  test.each([
    ['as numbers', '202740', '202820', ''],
    ['that the letter explains', '202710', '202720', 'TERMS: 202710 = FALL 2027, 202720 = SPRING 2028'],
    ['with letters', '2027FA', '2028SP', ''],
  ])('rows of one fund with codes of terms %s are parts of its year', (_, fall, spring, key) => {
    const read = offer(fall, spring, key);
    expect(valuesOf(read)).toEqual([3800, 1500, 1100, 3500]);
    expect(read.status).toBe('READY');
    expect(read.printedSums?.map(({ value }) => value)).toEqual([9900]);
  });
});

describe('refuses', () => {
  test.each([
    ['two years', '2026-27', '2027-28'],
    ['the same term of two years', '202640', '202740'],
  ])('to add up rows of %s', (_, first, second) =>
    expect(valuesOf(offer(first, second))).toEqual(expect.arrayContaining([1900])),
  );
});

test('two payments of a term, each on its day, are one award', () =>
  expect(
    linesOfLetter(`
Pay date        Term       Award                        Amount
08/24/2026      Fall       Federal Pell Grant           $1,849
08/24/2026      Fall       Harmon Grant                   $824
10/19/2026      Fall       Federal Pell Grant           $1,849
01/25/2027      Spring     Federal Pell Grant           $1,849
01/25/2027      Spring     Harmon Grant                   $824
03/22/2027      Spring     Federal Pell Grant           $1,848
All payments                                            $9,043
`).aid,
  ).toEqual(['Federal Pell Grant 7395 FEDERAL PELL', 'Harmon Grant 1648 INSTITUTION INSTITUTIONAL_GRANT']));

test('a heading may tell a term by its code, too', () =>
  expect(
    linesOfLetter(`
Award                             Status       Type              Amount
FA26 - Fall 2026
Pell Grant                        Accepted     Grant          $3,198.00
Provost Scholarship               Accepted     Scholarship    $4,250.00
Subtotal                                                      $7,448.00
SP27 - Spring 2027
Pell Grant                        Accepted     Grant          $3,197.00
Provost Scholarship               Accepted     Scholarship    $4,250.00
Subtotal                                                      $7,447.00
Total for 2026-2027                                          $14,895.00`).aid,
  ).toEqual(['Pell Grant 6395 FEDERAL PELL', 'Provost Scholarship 8500 INSTITUTION MERIT']));
