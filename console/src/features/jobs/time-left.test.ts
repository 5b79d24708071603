import { expect, test } from 'vitest';
import { speedOf, timeLeftWords, withSample } from './time-left.ts';

test.each([
  [21, undefined, ''],
  [0, 1, ''],
  [21, 1, ', less than a minute left'],
  [60, 1, ', about a minute left'],
  [120, 1, ', about 2 minutes left'],
  [10_000, 1, ', about 3 hours left'],
])('%d letters at %s a second: "%s"', (pending, perSecond, words) => {
  expect(timeLeftWords(pending, perSecond)).toBe(words);
});

test('the speed is what the last minute has seen, and nothing is said too early', () => {
  const samples = [0, 2500, 5000].reduce<ReturnType<typeof withSample>>(
    (before, atMs) => withSample(before, { atMs, pending: 100 - atMs / 500 }),
    [],
  );
  expect(speedOf(samples)).toBe(2);
  expect(speedOf(samples.slice(0, 2))).toBeUndefined();
  const later = withSample(samples, { atMs: 64_000, pending: 50 });
  expect(later.map(({ atMs }) => atMs)).toEqual([5000, 64_000]);
  expect(
    speedOf([
      { atMs: 0, pending: 5 },
      { atMs: 9000, pending: 5 },
    ]),
  ).toBeUndefined();
});
