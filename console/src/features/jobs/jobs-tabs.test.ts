import { expect, test } from 'vitest';
import { jobsTabs } from './jobs-tabs.ts';

test.each([
  ['ADMIN', ['Jobs', 'Letters', 'Review queue', 'Downloads', 'Map']],
  ['USER', ['Jobs', 'Letters', 'Downloads', 'Map']],
  ['REVIEWER', ['Review queue']],
] as const)('[R-D.49] the tabs of Jobs for %s', (role, labels) => {
  expect(jobsTabs(role).map(({ label }) => label)).toEqual(labels);
});

test('[R-D.49] the tab of the review queue carries its count', () => {
  expect(jobsTabs('REVIEWER', 12)).toEqual([{ to: '/jobs/review', label: 'Review queue', count: 12 }]);
  expect(jobsTabs('USER', 12).every(({ count }) => count === undefined)).toBe(true);
});
