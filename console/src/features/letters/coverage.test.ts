import { expect, test } from 'vitest';
import { coverage } from './coverage.ts';

const words = (sums: Parameters<typeof coverage>[0]) =>
  coverage(sums).map(({ label, percent }) => `${label} ${percent}%`);

test('the parts of the cost are told in whole percents that make a hundred', () => {
  expect(words({ totalCost: 58330, freeMoney: 33645, loans: 17500, work: 2400 })).toEqual([
    'Free money 58%',
    'Loans 30%',
    'Work 4%',
    'Left 8%',
  ]);
  const thirds = coverage({ totalCost: 3, freeMoney: 1, loans: 1, work: 1 });
  expect(thirds.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
});

test('what is not there has no share, and aid beyond the cost leaves nothing', () => {
  expect(words({ totalCost: 100, freeMoney: 100, loans: 0, work: 0 })).toEqual(['Free money 100%']);
  expect(words({ totalCost: 100, freeMoney: 150, loans: 50, work: 0 })).toEqual(['Free money 75%', 'Loans 25%']);
  expect(coverage({ totalCost: 0, freeMoney: 0, loans: 0, work: 0 })).toEqual([]);
});
