import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const head = 'Harmon College        Financial Aid Award Letter 2026-2027\n\n';
const valuesIn = (text: string) => understand(letterFromText(head + text)).aid.map(({ value }) => value);

const table = (over: string, more = '') => `
Award                         Source      ${over.padEnd(12)}   Amount
Ashlar Scholarship            College     Year            $6,000
Federal Pell Grant            Federal     Semester        $2,100
Odell Prize                   College     Semester          $400
Veterans housing allowance    Federal     Month           $1,150
Federal Work-Study            Federal     Year            $2,000
${more}`;

describe('a column of periods beside one of figures', () => {
  test.each(['Per', 'How often', 'Frequency', ''])('says what they are for: %s', (over) =>
    expect(valuesIn(table(over))).toEqual([6000, 4200, 800, 2000]),
  );

  test('says of some rows when it is given as well', () =>
    expect(
      valuesIn(`
Book stipend of the VA                $900      per year
Veterans housing allowance          $1,150      per month of classes
Federal Pell Grant                  $4,200      per year
Odell Prize                           $400      per year`),
    ).toEqual([900, 4200, 400]));

  test.each(['Paid each', 'Disbursed', 'Renewal'])('under "%s" it says when something is done', (over) =>
    expect(valuesIn(table(over)).slice(0, 3)).toEqual([6000, 2100, 400]),
  );

  test('says nothing of the amounts where the total counts them once', () =>
    expect(
      valuesIn(table('Per', 'Total                                                    $11,650')).slice(0, 3),
    ).toEqual([6000, 2100, 400]));

  test('behind the figures', () =>
    expect(
      valuesIn(`
Award                      Amount       Basis
Ashlar Scholarship         $6,000       annual
Federal Pell Grant         $1,400       per quarter
Odell Prize                  $300       per quarter`),
    ).toEqual([6000, 4200, 900]));

  test('of several tables', () =>
    expect(
      understand(
        letterFromText(`${head}
Award                      Amount    Period
Ashlar Scholarship         $6,000    year
Federal Pell Grant         $1,400    semester
Odell Prize                  $300    semester

What you will spend
Item        Amount      Period
Tuition     $8,000      semester
Fees        $310        semester
Housing     $9,600      year`),
      ).costs.map(({ value }) => value),
    ).toEqual([16000, 620, 9600]));
});

describe('a benefit that comes each month is no amount of the year', () => {
  test.each([
    ['VA housing allowance', 'per month enrolled', 'per year'],
    ['BAH', '/month', 'per year'],
    ['Living stipend', 'a month', ''],
    ['Housing', 'for each month in class', ''],
  ])('%s, %s', (name, month, year) => {
    const { aid, costs } = linesOfLetter(`
Benefit                          Paid to   Amount      Unit
Chapter 33 - Tuition and fees    school    $20,920     ${year}
Yellow Ribbon (VA)               school     $4,460     ${year}
${name.padEnd(33)}you        $2,235     ${month}
VA books stipend                 you        $1,000     ${year}
Odell Award                      school     $2,000     ${year}
Benefits and awards                        $28,380     ${year}`);
    expect(aid.map((line) => line.replace(/ [A-Z]+ [A-Z_]+$/, ''))).toEqual([
      'Chapter 33 - Tuition and fees 20920',
      'Yellow Ribbon (VA) 4460',
      'VA books stipend 1000',
      'Odell Award 2000',
    ]);
    expect(costs).toEqual([]);
  });
});

test('what stands right under a figure says what it is for', () =>
  expect(
    linesOfLetter(`
Aid for the year
GI Bill, tuition                       $8,280
GI Bill, housing                       $700.50
paid to you by VA                      a month
Harmon Grant                           $1,400
Total without the monthly housing      $9,680
`).aid,
  ).toEqual(['GI Bill, tuition 8280 FEDERAL MILITARY', 'Harmon Grant 1400 INSTITUTION INSTITUTIONAL_GRANT']));

test.each([
  ['$1,574 per', 'month', ''],
  ['$1,574', 'monthly', ''],
  ['$1,574/', 'month', ''],
  ['$1,574', 'per', 'month'],
])('its words on several lines as well: %s, %s %s', (figure, under, last) =>
  expect(
    linesOfLetter(`
Aid for the year
Federal Pell Grant                      $5,000
DEA (Chapter 35) educational        ${figure.padStart(10)}
assistance, paid to                 ${under.padStart(10)}
you by VA                           ${last.padStart(10)}
Harmon Grant                            $1,400
`).aid,
  ).toEqual(['Federal Pell Grant 5000 FEDERAL PELL', 'Harmon Grant 1400 INSTITUTION INSTITUTIONAL_GRANT']),
);

test('hours from and to, over the payments of a program by the clock', () =>
  expect(
    linesOfLetter(`
                             Payment Period 1     Payment Period 2     Payment Period 3
Source of aid                hours 1 to 450       hours 451 to 900     hours 901 to 1,080
Pell Grnt                             3,081                3,081                  1,233
FSEOG                                   200                  200
TPEG                                    300                  300
Welders Local 305 (outside)             500
Sub Stfd                              1,458                1,458                    584
Released in period                    5,539                5,039                  1,817
`).aid,
  ).toEqual([
    'Pell Grnt 7395 FEDERAL PELL',
    'FSEOG 400 FEDERAL SEOG',
    'TPEG 600 STATE STATE_GRANT',
    'Welders Local 305 (outside) 500 PRIVATE OUTSIDE',
    'Sub Stfd 3500 FEDERAL DIRECT_SUBSIDIZED',
  ]));
