import { type Bill, billOf, type MonthUsage } from './bill.ts';
import { type Month, monthEnd, monthStart } from './month.ts';
import type { Prices } from './prices.ts';

export type Forecast = MonthUsage & { totalCents: number };

type SoFar = { month: Month; now: Date; prices: Prices; usage: MonthUsage; creditsLeft: number; isFreePlan: boolean };

const dayMs = 86_400_000;

/** D 42: the month's end, if the rest of it goes on as it went so far. What credits are left pays first. */
export function forecastOf({ month, now, prices, usage, creditsLeft, isFreePlan }: SoFar): Forecast {
  const grow = growth(month, now);
  // On the free plan the credits are the end of it.
  const mostClassifications = isFreePlan ? usage.classifications + creditsLeft : Number.POSITIVE_INFINITY;
  const classifications = Math.min(grow(usage.classifications), mostClassifications);
  const manualReviews = grow(usage.manualReviews);
  const atEnd: MonthUsage = {
    classifications,
    byCredit: usage.byCredit + Math.min(creditsLeft, classifications - usage.classifications),
    manualReviews,
    freeReviews: isFreePlan ? usage.freeReviews + manualReviews - usage.manualReviews : usage.freeReviews,
  };
  const { totalCents }: Bill = billOf(prices, atEnd);
  return { ...atEnd, totalCents };
}

/** The first day counts whole: an hour says little about a month. */
function growth(month: Month, now: Date): (count: number) => number {
  const start = monthStart(month).getTime();
  const whole = monthEnd(month).getTime() - start;
  const elapsed = Math.min(whole, Math.max(dayMs, now.getTime() - start));
  return (count) => Math.round((count * whole) / elapsed);
}
