import { expect, test } from 'vitest';
import { daysIn, invoiceDay, monthEnd, monthKey, monthName, monthOf, monthPlus, monthProblem } from './month.ts';

const december = { year: 2026, month: 12 };

test('[R-D.42] months are those of UTC, across years and leap days', () => {
  expect(monthOf(new Date('2026-12-31T23:59:59.999Z'))).toEqual(december);
  expect(monthPlus(december, 1)).toEqual({ year: 2027, month: 1 });
  expect(monthPlus(december, -12)).toEqual({ year: 2025, month: 12 });
  expect(monthEnd(december).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  expect([daysIn({ year: 2028, month: 2 }), daysIn({ year: 2026, month: 2 })]).toEqual([29, 28]);
  expect([monthKey(december), monthName(december)]).toEqual(['2026-12-01', 'December 2026']);
});

test('[R-D.42] the invoice of a month exists from the 2nd day of the next', () => {
  expect(invoiceDay(december).toISOString()).toBe('2027-01-02T00:00:00.000Z');
});

test.each([
  [{ year: 2026, month: 0 }, 'month must be from 1 to 12.'],
  [{ year: 2026, month: 13 }, 'month must be from 1 to 12.'],
  [{ year: 1999, month: 5 }, 'year must be 2020 or later.'],
  [{ year: 2027, month: 1 }, 'This month lies in the future.'],
  [december, undefined],
])('[R-D.42] %j: %s', (month, problem) => {
  expect(monthProblem(month, new Date('2026-12-31T00:00:00Z'))).toBe(problem);
});
