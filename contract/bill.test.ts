import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billLineWords, billOf, budgetProblem, type MonthUsage, reachedPercents } from './bill.ts';
import { forecastOf } from './forecast.ts';
import { defaultPrices, type Prices, type Tier } from './prices.ts';

const nothing: MonthUsage = { classifications: 0, byCredit: 0, manualReviews: 0, freeReviews: 0 };

/** Any price list, cheaper or dearer as usage grows. */
const tiers = fc
  .array(fc.record({ size: fc.integer({ min: 1, max: 5000 }), priceCents: fc.integer({ min: 0, max: 1000 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((steps): Tier[] => {
    let minUsage = 0;
    return steps.map(({ size, priceCents }) => {
      const tier = { minUsage, priceCents };
      minUsage += size;
      return tier;
    });
  });
const prices: fc.Arbitrary<Prices> = fc.record({ classifications: tiers, manualReviews: tiers });
const count = fc.nat({ max: 30_000 });
const usage: fc.Arbitrary<MonthUsage> = fc
  .record({ paid: count, byCredit: count, reviews: count, freeReviews: count })
  .map(({ paid, byCredit, reviews, freeReviews }) => ({
    classifications: paid + byCredit,
    byCredit,
    manualReviews: reviews + freeReviews,
    freeReviews,
  }));

describe('does', () => {
  test('[R-D.40] [R-D.41] 12,345 classifications, 678 reviews and 100 credits cost $5,999.50', () => {
    const bill = billOf(defaultPrices, { classifications: 12_345, byCredit: 100, manualReviews: 678, freeReviews: 0 });
    // By hand: 1,000 × $0.50 + 9,000 × $0.35 + 2,245 × $0.20 = $4,099.00; 500 × $3.00 + 178 × $2.25 = $1,900.50.
    expect(bill.totalCents).toBe(599_950);
    expect(bill.lines.map((line) => [billLineWords(line), line.quantity, line.amountCents])).toEqual([
      ['Classifications, paid by credit', 100, 0],
      ['Classifications, first 1,000', 1000, 50_000],
      ['Classifications, from 1,000 to 10,000', 9000, 315_000],
      ['Classifications, from 10,000', 2245, 44_900],
      ['Manual reviews, first 500', 500, 150_000],
      ['Manual reviews, from 500', 178, 40_050],
    ]);
  });

  test('[R-D.40] a month without usage has no lines', () => {
    expect(billOf(defaultPrices, nothing)).toEqual({ lines: [], totalCents: 0 });
  });

  test('[R-D.39] reviews of the free plan cost nothing and fill no tier', () => {
    const { lines, totalCents } = billOf(defaultPrices, { ...nothing, manualReviews: 501, freeReviews: 500 });
    expect(lines.map(billLineWords)).toEqual(['Manual reviews, on the free plan', 'Manual reviews, first 500']);
    expect(totalCents).toBe(300);
  });

  test('[R-D.40] the lines add up to the total, and their quantities to the usage, whatever the prices', () => {
    fc.assert(
      fc.property(prices, usage, (prices, usage) => {
        const { lines, totalCents } = billOf(prices, usage);
        const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + of(line), 0);
        expect(sum(({ amountCents }) => amountCents)).toBe(totalCents);
        expect(sum(({ quantity, priceCents }) => quantity * priceCents)).toBe(totalCents);
        expect(sum(({ quantity }) => quantity)).toBe(usage.classifications + usage.manualReviews);
        expect(lines.every(({ quantity, amountCents }) => quantity > 0 && Number.isSafeInteger(amountCents))).toBe(
          true,
        );
      }),
    );
  });

  test('[R-D.40] a bill never falls as usage grows, whatever the prices', () => {
    fc.assert(
      fc.property(prices, usage, count, count, (prices, usage, classifications, manualReviews) => {
        const more = {
          ...usage,
          classifications: usage.classifications + classifications,
          manualReviews: usage.manualReviews + manualReviews,
        };
        expect(billOf(prices, more).totalCents).toBeGreaterThanOrEqual(billOf(prices, usage).totalCents);
      }),
    );
  });

  test.each([
    [0, []],
    [4999, []],
    [5000, [50]],
    [7500, [50, 75]],
    [10_000, [50, 75, 100]],
    [99_999, [50, 75, 100]],
  ])('[R-D.42] %d cents of a budget of $100 reach %j percent', (cents, percents) => {
    expect(reachedPercents(cents, 10_000)).toEqual(percents);
  });
});

describe('forecasts', () => {
  const april = { year: 2026, month: 4 };
  const soFar = { month: april, prices: defaultPrices, creditsLeft: 0, isFreePlan: false };
  const half = new Date('2026-04-16T00:00:00Z');

  test('[R-D.42] the rest of the month goes on as it went', () => {
    const usage = { classifications: 900, byCredit: 0, manualReviews: 10, freeReviews: 0 };
    const forecast = forecastOf({ ...soFar, now: half, usage });
    // 1,800: 1,000 at $0.50 and 800 at $0.35; 20 reviews at $3.00.
    expect(forecast).toMatchObject({ classifications: 1800, manualReviews: 20, totalCents: 50_000 + 28_000 + 6000 });
  });

  test('[R-D.41] credits that are left pay first', () => {
    const usage = { classifications: 50, byCredit: 50, manualReviews: 0, freeReviews: 0 };
    expect(forecastOf({ ...soFar, now: half, usage, creditsLeft: 30 })).toMatchObject({
      classifications: 100,
      byCredit: 80,
      totalCents: 1000,
    });
  });

  test('[R-D.39] on the free plan it ends with the credits, and costs nothing', () => {
    const usage = { classifications: 90, byCredit: 90, manualReviews: 2, freeReviews: 2 };
    expect(forecastOf({ ...soFar, now: half, usage, creditsLeft: 10, isFreePlan: true })).toMatchObject({
      classifications: 100,
      manualReviews: 4,
      totalCents: 0,
    });
  });

  test('[R-D.42] the first hour is taken for a day, and a month that is over for itself', () => {
    const usage = { ...nothing, classifications: 7 };
    const at = (now: string) => forecastOf({ ...soFar, now: new Date(now), usage }).classifications;
    expect(at('2026-04-01T01:00:00Z')).toBe(210);
    expect(at('2026-06-01T00:00:00Z')).toBe(7);
  });
});

describe('refuses', () => {
  test.each([0, 99, 100.5, -100, 100_000_001])('[R-D.42] a budget of %d cents', (cents) => {
    expect(budgetProblem(cents)).toBe('Enter an amount from $1 to $1,000,000.');
  });
  test('[R-D.42] no budget is fine', () => {
    expect(budgetProblem(null)).toBeUndefined();
    expect(budgetProblem(100)).toBeUndefined();
  });
});
