import { expect, test } from 'vitest';
import { readMonth, writeMonth } from './shown-month.ts';

const now = new Date('2026-11-16T10:00:00Z');
const present = { year: 2026, month: 11 };

test.each([
  [null, present],
  ['2026-04', { year: 2026, month: 4 }],
  ['2026-13', present],
  ['2027-01', present],
  ['1999-01', present],
  ['soon', present],
])('[R-D.42] %s in the address shows %j', (written, month) => {
  expect(readMonth(written, now)).toEqual(month);
});

test('[R-D.42] the present month leaves the address bare, another one is named', () => {
  expect(writeMonth(present, now)).toBeNull();
  expect(writeMonth({ year: 2025, month: 2 }, now)).toBe('2025-02');
});
