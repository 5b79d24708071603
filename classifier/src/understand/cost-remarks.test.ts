import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const costsIn = (charge: string, other: string, said: string): string[] =>
  understand(
    letterFromText(`Harrow Glen College
Financial Aid Award Letter 2026-2027

Cost of Attendance
Tuition                                            $30,000
${charge.padEnd(50)} $14,200
${other.padEnd(50)} $900

Grants and Scholarships
Federal Pell Grant                                 $4,000

${said}
`),
  ).costs.map(({ category }) => category);

describe('what the letter says of a charge', () => {
  test.each([
    ['Residential Fee', 'Books', 'The Residential Fee pays for your room and the meal plan.', 'HOUSING_AND_FOOD'],
    ['Comprehensive Fee', 'Books', 'The Comprehensive Fee covers room and board.', 'HOUSING_AND_FOOD'],
    ['Campus Life Fee', 'Books', 'The Campus Life Fee includes your residence hall.', 'HOUSING'],
    ['Campus Life Fee', 'Books', 'The Campus Life Fee is due in August. Room and board is extra.', 'FEES'],
    ['Campus Life Fee', 'Books', 'The Campus Life Fee covers concerts and the gym.', 'FEES'],
  ])('%s, %s: %s', (charge, other, said, category) => {
    expect(costsIn(charge, other, said)).toEqual(['TUITION', category, 'BOOKS_AND_SUPPLIES']);
  });

  test('a fee stays one where another line is for living', () => {
    const said = 'The Orientation Fee covers your room and meals in the first week.';
    expect(costsIn('Housing and Food', 'Orientation Fee', said)).toEqual(['TUITION', 'HOUSING_AND_FOOD', 'FEES']);
  });
});
