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
