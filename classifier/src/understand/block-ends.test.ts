import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head, linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const letter = (sum: string, end: string): string => `
Budget                 On campus    At home
Tuition                $21,000      $21,000
Meals                  $5,000       $2,500
${sum.padEnd(23)}$26,000      $23,500
Federal Pell Grant     $3,000
State Grant            $2,000
Lantern Walk           $1,500
${end.padEnd(23)}$6,500`;

describe('sums under names that say nothing', () => {
  test.each([
    ['Year', 'Offered'],
    ['Altogether', 'Awarded'],
    ['Everything', 'Accepted'],
    ['The whole year', 'Together'],
    ['Year 2026-27', 'Total'],
  ])('%s, %s', (sum, end) => {
    const { aid, costs } = linesOfLetter(letter(sum, end));
    expect(aid.map((line) => line.replace(/ [A-Z]+ [A-Z_]+$/, ''))).toEqual([
      'Federal Pell Grant 3000',
      'State Grant 2000',
      'Lantern Walk 1500',
    ]);
    expect(costs).toEqual(['Tuition 21000 TUITION', 'Meals 5000 FOOD']);
  });

  test('a status that names the sum of the awards proves it', () =>
    expect(understand(letterFromText(head + letter('Year', 'Offered'))).confidence).toBe(1));
});

test('heads say nothing of a table under their total that has other columns', () =>
  expect(
    linesOfLetter(`
Award                      Earlier        Change         Now
Federal Pell Grant         $3,000         +$1,000        $4,000
Lantern Award              $1,500         -$500          $1,000
Total                      $4,500         +$500          $5,000

The award was lowered because your grant has grown, as we wrote to you in May. The costs that we
counted with are those of our first letter:
      Tuition                       $9,000
      Room and meals                $7,000
      Books                           $800`).costs,
  ).toEqual(['Tuition 9000 TUITION', 'Room and meals 7000 HOUSING_AND_FOOD', 'Books 800 BOOKS_AND_SUPPLIES']));

test.each(['Spring 2027', 'Spring 2027 offer', 'Fall offer', 'Spring Term 2027', 'Winter 2027 award'])(
  '%s under awards that come to it is their sum',
  (name) =>
    expect(
      linesOfLetter(`
Federal Pell Grant     $3,000
Harbor Bridge          $1,500
Direct Subsidized Loan $1,750
${name.padEnd(23)}$6,250

Tuition                $9,000`),
    ).toEqual({
      aid: [
        'Federal Pell Grant 3000 FEDERAL PELL',
        'Harbor Bridge 1500 INSTITUTION OTHER_SCHOLARSHIP',
        'Direct Subsidized Loan 1750 FEDERAL DIRECT_SUBSIDIZED',
      ],
      costs: ['Tuition 9000 TUITION'],
    }),
);

test('what follows the sum of a term is of another block', () =>
  expect(
    linesOfLetter(`
What the spring costs
Tuition                $9,000
Room and board         $5,000
Spring                $14,000

Federal Pell Grant     $3,000
Harbor Bridge          $1,500
Spring                 $4,500`),
  ).toEqual({
    aid: ['Federal Pell Grant 3000 FEDERAL PELL', 'Harbor Bridge 1500 INSTITUTION OTHER_SCHOLARSHIP'],
    costs: ['Tuition 9000 TUITION', 'Room and board 5000 HOUSING_AND_FOOD'],
  }));
