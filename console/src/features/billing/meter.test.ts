import { defaultPrices } from '@tassel/contract/prices.ts';
import { expect, test } from 'vitest';
import { meterOf } from './meter.ts';

const { classifications, manualReviews } = defaultPrices;

test.each([
  [classifications, 0, 0, [0, 1000], [10_000]],
  [classifications, 8, 20, [0, 1000], [10_000]],
  [classifications, 1284, 2750, [0, 1000], [10_000]],
  [classifications, 4000, 8000, [0, 1000, 10_000], []],
  [classifications, 30_000, 60_000, [0, 1000, 10_000], []],
  [manualReviews, 96, 205, [0, 500], []],
])('[R-D.42] tiers on the meter: %#', (tiers, used, forecast, marks, beyond) => {
  const meter = meterOf(tiers, used, forecast);
  expect(meter.marks.map(({ tier }) => tier.minUsage)).toEqual(marks);
  expect(meter.beyond.map(({ minUsage }) => minUsage)).toEqual(beyond);
  expect(meter.used).toBeLessThanOrEqual(meter.forecast);
  expect(meter.forecast).toBeLessThan(100);
});
