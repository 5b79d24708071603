/** A month of the calendar, UTC; `month` from 1. */
export type Month = { year: number; month: number };

const dayMs = 86_400_000;

export const monthOf = (time: Date): Month => ({ year: time.getUTCFullYear(), month: time.getUTCMonth() + 1 });

export const monthStart = ({ year, month }: Month): Date => new Date(Date.UTC(year, month - 1, 1));

/** So many months later, or earlier. */
export const monthPlus = ({ year, month }: Month, months: number): Month =>
  monthOf(monthStart({ year, month: month + months }));

/** The first instant after the month. */
export const monthEnd = (month: Month): Date => monthStart(monthPlus(month, 1));

export const daysIn = (month: Month): number => (monthEnd(month).getTime() - monthStart(month).getTime()) / dayMs;

/** "2026-04-01": how a month is kept. */
export const monthKey = (month: Month): string => monthStart(month).toISOString().slice(0, 10);

export const isSameMonth = (one: Month, other: Month): boolean => monthKey(one) === monthKey(other);

/** "April 2026". */
export const monthName = (month: Month): string =>
  monthStart(month).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** D 42: from this day on a month has its invoice, the 2nd of the next one. */
export const invoiceDay = (month: Month): Date => new Date(monthEnd(month).getTime() + dayMs);

/** Usage is kept since this year, and nobody asks for what lies beyond the current month. */
const firstYear = 2020;

export const monthProblem = ({ year, month }: Month, now: Date): string | undefined => {
  if (!Number.isInteger(month) || month < 1 || month > 12) return 'month must be from 1 to 12.';
  if (!Number.isInteger(year) || year < firstYear) return `year must be ${firstYear} or later.`;
  if (monthStart({ year, month }) > now) return 'This month lies in the future.';
};
