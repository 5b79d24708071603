import { expect, test } from 'vitest';
import { clockTime, dayAndTime, timeAgo } from './time-words.ts';

const now = new Date(2026, 3, 14, 12, 0, 0);
const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
const minute = 60_000;

test.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [-5000, 'just now'],
  [18 * minute, '18 min ago'],
  [60 * minute, '1 h ago'],
  [23 * 60 * minute, '23 h ago'],
  [25 * 60 * minute, 'Apr 13, 11:00'],
])('%d ms before now is "%s"', (ms, words) => {
  expect(timeAgo(before(ms), now)).toBe(words);
});

test('the year stands only where it is another one', () => {
  expect(dayAndTime(new Date(2026, 0, 3, 9, 5).toISOString(), now)).toBe('Jan 3, 09:05');
  expect(dayAndTime(new Date(2025, 11, 31, 23, 59).toISOString(), now)).toBe('Dec 31, 2025, 23:59');
});

test('a time of today is told to the second, another one by its day', () => {
  expect(clockTime(before(30 * minute), now)).toBe('11:30:00');
  expect(clockTime(before(24 * 60 * minute), now)).toBe('Apr 13, 12:00');
});
