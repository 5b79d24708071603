import { expect, test } from 'vitest';
import { expiryWords } from './expiry-words.ts';

const now = new Date('2026-04-12T12:00:00Z');

test.each([
  ['2026-04-12T11:59:59Z', 'expired'],
  ['2026-04-13T11:00:00Z', 'expires within a day'],
  ['2026-04-13T12:00:00Z', 'expires in 1 day'],
  ['2026-04-19T11:59:00Z', 'expires in 7 days'],
])('[R-D.20] %s %s', (time, words) => {
  expect(expiryWords(time, now)).toBe(words);
});
