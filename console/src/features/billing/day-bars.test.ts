import { expect, test } from 'vitest';
import { busiestDay, dayWords, everyDay } from './day-bars.ts';

const april = { year: 2026, month: 4 };
const day = (date: string, classifications: number, manualReviews = 0) => ({ date, classifications, manualReviews });

test('[R-D.42] a bar for every day up to today, and for the whole of a month that is over', () => {
  const charged = [day('2026-04-02', 5), day('2026-04-04', 7, 1)];
  const now = new Date('2026-04-04T23:00:00Z');
  expect(everyDay(april, charged, now)).toEqual([day('2026-04-01', 0), charged[0], day('2026-04-03', 0), charged[1]]);
  expect(everyDay(april, charged, new Date('2026-05-01T00:00:00Z'))).toHaveLength(30);
});

test('[R-D.42] the busiest day, in words', () => {
  const days = [day('2026-04-12', 14), day('2026-04-13', 268, 3), day('2026-04-14', 1)];
  expect(busiestDay(days)?.date).toBe('2026-04-13');
  expect(days.map(dayWords)).toEqual([
    'Sun, April 12: 14 classifications',
    'Mon, April 13: 268 classifications, 3 manual reviews',
    'Tue, April 14: 1 classification',
  ]);
  expect(busiestDay([day('2026-04-12', 0)])).toBeUndefined();
});
