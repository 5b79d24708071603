import { daysIn, isSameMonth, type Month, monthKey, monthOf } from '@tassel/contract/month.ts';

export type Day = { date: string; classifications: number; manualReviews: number };

/** Every day of the month up to today, also those without a charge. */
export function everyDay(month: Month, charged: readonly Day[], now: Date): Day[] {
  const byDate = new Map(charged.map((day) => [day.date, day]));
  const count = isSameMonth(month, monthOf(now)) ? now.getUTCDate() : daysIn(month);
  return Array.from({ length: count }, (_, index) => {
    const date = `${monthKey(month).slice(0, 8)}${String(index + 1).padStart(2, '0')}`;
    return byDate.get(date) ?? { date, classifications: 0, manualReviews: 0 };
  });
}

export const busiestDay = (days: readonly Day[]): Day | undefined =>
  days.reduce<Day | undefined>(
    (busiest, day) => (total(day) > (busiest ? total(busiest) : 0) ? day : busiest),
    undefined,
  );

const total = ({ classifications, manualReviews }: Day): number => classifications + manualReviews;

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** "Mon, April 13: 268 classifications, 3 manual reviews". */
export function dayWords({ date, classifications, manualReviews }: Day): string {
  const parts = [
    `${classifications.toLocaleString('en-US')} ${classifications === 1 ? 'classification' : 'classifications'}`,
  ];
  if (manualReviews > 0)
    parts.push(`${manualReviews.toLocaleString('en-US')} ${manualReviews === 1 ? 'manual review' : 'manual reviews'}`);
  return `${dayFormat.format(new Date(date))}: ${parts.join(', ')}`;
}
