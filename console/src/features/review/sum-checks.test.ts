import { totalsOf } from '@tassel/contract/amounts.ts';
import { expect, test } from 'vitest';
import { checkSums } from './sum-checks.ts';

const totals = totalsOf(
  [
    { value: 7395, category: 'GRANT' },
    { value: 5000, category: 'SCHOLARSHIP' },
    { value: 3500, category: 'LOAN' },
    { value: 2400, category: 'WORK' },
  ],
  [{ value: 30_000 }, { value: 1500 }],
);

test.each([
  ['Total cost of attendance', 31_500, 'costs', 0],
  ['Total Grants and Scholarships', 12_395.4, 'free money', 0],
  ['Total aid', 18_295, 'all aid', 0],
  // By its value, whatever it is called.
  ['Total offer', 15_895, 'free money and loans', 0],
  ['Your total', 5900, 'loans and work', 0],
  ['Net price', 19_105, 'net price', 0],
  // None agrees: the one that the words mean, else the nearest.
  ['Total gift aid', 12_000, 'free money', 395],
  ['Estimated cost', 32_000, 'costs', -500],
  ['Total loans', 5500, 'loans', -2000],
  ['Sum', 31_000, 'costs', 500],
])('[R-4.10] "%s" of $%d is held against %s: %d', (description, value, name, difference) => {
  expect(checkSums([{ description, value }], totals)).toMatchObject([{ name, difference }]);
});

test('[R-4.10] a letter without costs has no net price to compare', () => {
  const withoutCosts = totalsOf([{ value: 100, category: 'GRANT' }], []);
  expect(checkSums([{ description: 'Net price', value: 900 }], withoutCosts)).toMatchObject([{ name: 'free money' }]);
  expect(checkSums([{ description: 'Total aid', value: 150 }], withoutCosts, 50)).toMatchObject([{ difference: 0 }]);
});
