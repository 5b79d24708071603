import { describe, expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const costs = [
  'Tuition charges 9000 TUITION',
  'Technology fees 700 FEES',
  'Dormitory 4000 HOUSING',
  'Incidentals/Transit 1500 COMBINED_INDIRECT',
];

describe('codes before the names of costs', () => {
  test('what stands before the first of them is the heading of the rows', () =>
    expect(
      linesOfLetter(`
Federal Pell Grant                      3,000.00
COST ITEMS      TUI  Tuition charges    9,000.00
                TEC  Technology fees      700.00
                HSG  Dormitory          4,000.00
                IT   Incidentals/Transit 1,500.00
                     Budget            15,200.00`).costs,
    ).toEqual(costs));

  test('they may be of two letters', () =>
    expect(
      linesOfLetter(`
Federal Pell Grant           3,000.00

Cost of attendance
TU  Tuition charges          9,000.00
TC  Technology fees            700.00
HS  Dormitory                4,000.00
IT  Incidentals/Transit      1,500.00`).costs,
    ).toEqual(costs));

  test('letters that name a program stay the name', () =>
    expect(
      linesOfLetter(`
Gift aid
PELL  U.S. government                     3,000.00
SEOG  Through the college                   700.00
WS    Jobs on campus                      1,000.00`).aid.map((line) => line.split(' ')[0]),
    ).toEqual(['PELL', 'SEOG', 'WS']));
});

test('a code of the letter S and a round number is no sum', () =>
  expect(
    linesOfLetter(`
Fund  Award                          Year
W215  Harmon Fee Waiver          7,920.00
S140  Next Harmon Scholars         900.00
S200  Aurora Quilt Circle            0.00
S300  Federal Work-Study         1,600.00
F070  Direct Unsubsidized Loan   2,000.00
      Total                     12,420.00`).aid,
  ).toEqual([
    'Harmon Fee Waiver 7920 INSTITUTION TUITION_WAIVER',
    'Next Harmon Scholars 900 INSTITUTION MERIT',
    'Federal Work-Study 1600 FEDERAL FEDERAL_WORK_STUDY',
    'Direct Unsubsidized Loan 2000 FEDERAL DIRECT_UNSUBSIDIZED',
  ]));

test.each(['FA', 'AB', 'F', 'Fund', 'Acct.'])('codes may be of a word and a number: %s 150', (word) => {
  const names = ['Harmon Fee Waiver', 'Aurora Quilt Circle', 'Federal Work-Study', 'Direct Unsubsidized Loan'];
  const rows = names.map((name, at) => `${word} ${100 + at * 50}    ${name.padEnd(28)}${at + 1},600.00`);
  const { aid } = linesOfLetter(`${rows.join('\n')}\nTotal${' '.repeat(34)}16,400.00`);
  expect(aid.map((line) => line.replace(/ \d+ [A-Z]+ [A-Z_]+$/, ''))).toEqual(names);
});
