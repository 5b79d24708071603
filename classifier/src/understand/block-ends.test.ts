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
