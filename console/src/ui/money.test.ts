import { expect, test } from 'vitest';
import { money, parseMoney } from './money.ts';

test.each([
  [7395, '$7,395'],
  [31405.5, '$31,405.50'],
  [0, '$0'],
  [-0, '$0'],
  [-1200, '−$1,200'],
  [0.1 + 0.2, '$0.30'],
  [1999.999, '$2,000'],
])('%d is written %s: cents only where the amount has them', (value, written) => {
  expect(money(value)).toBe(written);
});

test.each([
  ['$7,395', 7395],
  [' 31405.50 ', 31405.5],
  ['0', 0],
  ['', undefined],
  ['-5', undefined],
  ['12.345', undefined],
  ['1e6', undefined],
  ['seven', undefined],
  ['1234567890', undefined],
])('typed %j is %s', (typed, value) => {
  expect(parseMoney(typed)).toBe(value);
});
