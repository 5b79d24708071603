import { expect, test } from 'vitest';
import { firstCall, timeLeft } from './key-words.ts';

const now = new Date('2026-11-14T12:00:00Z');

test.each([
  ['2026-11-14T12:00:00Z', undefined],
  ['2026-11-14T12:30:00Z', 'within the hour'],
  ['2026-11-15T11:59:00Z', 'in 24 h'],
  ['2026-11-21T12:00:00Z', 'in 7 days'],
])('%s is %s', (time, words) => expect(timeLeft(time, now)).toBe(words));

test('the ready call sends valid JSON', () => {
  const body = firstCall('https://tassel.example', 'tsl_ab12cd34_x').match(/-d '(.*)'/)?.[1] ?? '';
  expect(JSON.parse(body).query).toContain('me {');
});
