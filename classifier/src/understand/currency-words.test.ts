import { describe, expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const letter = (money: (sum: string) => string): string => `
Costs
Tuition                     ${money('31,400')}
Fees                        ${money('640')}
Loan Fees                   ${money('58')}
Cost of Attendance          ${money('32,098')}

Grants and Scholarships
Harmon Grant                ${money('9,500')}
Class of 1994               ${money('750')}
Ada & Olin Farrow           ${money('400')}
Total gifts                 ${money('10,650')}`;

describe('sums with the letters of their currency', () => {
  test.each([
    ['behind them', (sum: string) => `${sum} USD`],
    ['before them', (sum: string) => `USD ${sum}`],
    ['joined to them', (sum: string) => `US$${sum}`],
    ['and a sign before them', (sum: string) => `US$ ${sum}`],
    ['and a sign', (sum: string) => `$${sum} USD`],
  ])('%s', (_, money) => {
    const { aid, costs } = linesOfLetter(letter(money));
    expect(costs).toEqual(['Tuition 31400 TUITION', 'Fees 640 FEES', 'Loan Fees 58 LOAN_FEES']);
    expect(aid.map((line) => line.replace(/ [A-Z]+ [A-Z_]+$/, ''))).toEqual([
      'Harmon Grant 9500',
      'Class of 1994 750',
      'Ada & Olin Farrow 400',
    ]);
  });
});

test('sums in words before their figures name nothing', () =>
  expect(
    linesOfLetter(`
Howard Rawlings Educational Assistance Grant
Three Thousand Dollars ($3,000)

Federal Pell Grant
Two Thousand One Hundred Ninety-Five Dollars ($2,195)

Federal Direct Subsidized Loan
Three Thousand Five Hundred Dollars ($3,500)`).aid.map((line) => line.split(' ').slice(0, -2).join(' ')),
  ).toEqual([
    'Howard Rawlings Educational Assistance Grant 3000',
    'Federal Pell Grant 2195',
    'Federal Direct Subsidized Loan 3500',
  ]));

test('in a sentence they may open a line', () =>
  expect(
    linesOfLetter(`
We are pleased to award you for the coming year a Tully Scholarship in the amount of eighteen
hundred dollars ($1,800) and, for your service to the school, a Harmon Grant in the amount of
six thousand four hundred dollars ($6,400).`).aid,
  ).toEqual([
    'Tully Scholarship 1800 INSTITUTION OTHER_SCHOLARSHIP',
    'Harmon Grant 6400 INSTITUTION INSTITUTIONAL_GRANT',
  ]));

describe('a dash set apart before a sum', () => {
  const costs = (first: string, second: string): string => `
What the year costs
Nonresident tuition                ${first.padStart(9)}
WUE reduction of tuition           ${second.padStart(9)}
Fees                                  $2,210
All costs                            $15,490

Gifts
Federal Pell Grant                    $7,395`;

  test('is a minus where other sums have none', () =>
    expect(linesOfLetter(costs('$33,120', '- $19,840'))).toEqual({
      aid: ['WUE reduction of tuition 19840 INSTITUTION TUITION_WAIVER', 'Federal Pell Grant 7395 FEDERAL PELL'],
      costs: ['Nonresident tuition 33120 TUITION', 'Fees 2210 FEES'],
    }));

  test('leads to it where most have one', () =>
    expect(
      linesOfLetter(`
Costs
Tuition                  - $33,120
Fees                     - $2,210
Housing                  - $6,480

Gifts
Federal Pell Grant       - $7,395`).costs,
    ).toEqual(['Tuition 33120 TUITION', 'Fees 2210 FEES', 'Housing 6480 HOUSING']));
});
