import { expect, test } from 'vitest';
import { retryAfterSeconds, secondsToRetry } from './retry-schedule.ts';

test.each([
  [0, 5],
  [1, 300],
  [2, 1800],
  [3, 7200],
  [4, 18_000],
  [5, 36_000],
  [6, 36_000],
  [7, undefined],
])('[R-D.35] after %i retries the next comes in %s seconds', (retries, seconds) => {
  expect(secondsToRetry(retries, undefined, 0)).toBe(seconds);
  if (seconds !== undefined) expect(secondsToRetry(retries, undefined, 1)).toBeCloseTo(seconds * 1.1);
});

test.each([
  ['longer than the step', 0, 90, 90],
  ['shorter than the step', 1, 90, 300],
  ['longer than a day', 0, 1_000_000, 86_400],
])('[R-D.35] Retry-After %s', (_what, retries, asked, seconds) => {
  expect(secondsToRetry(retries, asked, 0)).toBe(seconds);
});

test.each([
  ['120', 120],
  ['Mon, 16 Nov 2026 10:02:00 GMT', 120],
  ['Mon, 16 Nov 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  [undefined, undefined],
])('[R-D.35] Retry-After: %s', (header, seconds) => {
  expect(retryAfterSeconds(header, new Date('2026-11-16T10:00:00Z'))).toBe(seconds);
});
