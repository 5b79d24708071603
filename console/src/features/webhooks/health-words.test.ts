import { expect, test } from 'vitest';
import { durationWords, percentWords, timeUntil } from './health-words.ts';

test.each([
  [1, '100%'],
  [0, '0%'],
  [0.9999, '99.9%'],
  [0.0001, '0.1%'],
  [0.993, '99.3%'],
])('a rate of %s is %s', (rate, words) => {
  expect(percentWords(rate)).toBe(words);
});

test.each([
  [-5, 'now'],
  [30, 'in 30 s'],
  [300, 'in 5 min'],
  [36_000, 'in 10 h'],
])('%i seconds from now is "%s"', (seconds, words) => {
  const now = new Date('2026-11-16T10:00:00Z');
  expect(timeUntil(new Date(now.getTime() + seconds * 1000).toISOString(), now)).toBe(words);
});

test.each([
  [184, '184 ms'],
  [15_003, '15.0 s'],
])('%i milliseconds are %s', (ms, words) => {
  expect(durationWords(ms)).toBe(words);
});
