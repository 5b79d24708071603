import { describe, expect, test } from 'vitest';
import { costInCents, costOfLetters, defaultPrices } from './prices.ts';

const { classifications, manualReviews } = defaultPrices;

describe('does', () => {
  test.each([
    [0, 0, 0],
    [1, 0, 50],
    [1000, 0, 50_000],
    [1001, 0, 50_035],
    [2, 999, 85],
    [10_001, 0, 50_000 + 9000 * 35 + 20],
    [10, 20_000, 200],
  ])('[R-D.40] %d classifications after %d cost %d cents, each at the price of its tier', (count, used, cents) => {
    expect(costInCents(classifications, count, used)).toBe(cents);
  });

  test('[R-D.40] manual reviews have tiers of their own', () => {
    expect(costInCents(manualReviews, 501)).toBe(500 * 300 + 225);
  });

  test('[R-D.41] credits pay first, and do not count towards the tiers', () => {
    expect(costOfLetters(30, 100)).toEqual({ byCredits: 30, cents: 0 });
    expect(costOfLetters(130, 100)).toEqual({ byCredits: 100, cents: 30 * 50 });
    expect(costOfLetters(1100, 100)).toEqual({ byCredits: 100, cents: 1000 * 50 });
    const later = { tiers: classifications, used: 990 };
    expect(costOfLetters(30, 10, later)).toEqual({ byCredits: 10, cents: 10 * 50 + 10 * 35 });
  });
});
