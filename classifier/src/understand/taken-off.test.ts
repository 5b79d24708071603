import { expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const aid = `
Gift aid
Harmon Grant                       9,000
Federal Pell Grant                 3,000

Loans
Direct Subsidized Loan             3,500
`;
const year = `
Your year at Harmon
Tuition                           18,000
Housing                            7,000
Cost of attendance                25,000
less gift aid                     12,000
less loans                         3,500
`;
const work = (lines: string[]) => lines.filter((line) => / (WORK|FEDERAL_WORK_STUDY|\w*EMPLOYMENT)$/.test(line));

test('work that is told only where it is taken off the costs', () =>
  expect(
    work(
      linesOfLetter(`${aid}${year}minus Federal Work-Study           1,800\nFor your family to find            7,700`)
        .aid,
    ),
  ).toEqual(['minus Federal Work-Study 1800 FEDERAL FEDERAL_WORK_STUDY']));

test('work that is listed is taken off as a sum', () =>
  expect(
    work(
      linesOfLetter(`${aid}Federal Work-Study                 1,800
${year}less work                          1,800\nFor your family to find            7,700`).aid,
    ),
  ).toEqual(['Federal Work-Study 1800 FEDERAL FEDERAL_WORK_STUDY']));

test('what is paid out of all aid is taken off as a sum', () =>
  expect(
    linesOfLetter(`${aid}
Estimated Direct Cost Summary
Tuition charged by Harmon         18,000
Less net financial aid           -15,463
Estimated balance                  2,537`).aid.length,
  ).toBe(3));

test.each(['Nonresident tuition reduction', 'Neighbor rate', 'Regional exchange credit', 'Resident rate adjustment'])(
  '%s in an accountant’s brackets among the costs',
  (name) =>
    expect(
      linesOfLetter(`
Your year at Harmon
Nonresident tuition              $33,120
${name.padEnd(32)}$(19,840)
Fees                              $2,210
All costs                        $15,490

Gifts
Federal Pell Grant                $7,395`),
    ).toEqual({
      aid: [`${name} 19840 INSTITUTION TUITION_WAIVER`, 'Federal Pell Grant 7395 FEDERAL PELL'],
      costs: ['Nonresident tuition 33120 TUITION', 'Fees 2210 FEES'],
    }),
);
