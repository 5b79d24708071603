import { expect, test } from 'vitest';
import { jobsTabs } from './jobs-tabs.ts';

test.each([
  ['ADMIN', ['Jobs', 'Letters', 'Review queue', 'Downloads', 'Map']],
  ['USER', ['Jobs', 'Letters', 'Downloads', 'Map']],
  ['REVIEWER', ['Review queue']],
] as const)('[R-D.49] the tabs of Jobs for %s', (role, labels) => {
  expect(jobsTabs(role).map(({ label }) => label)).toEqual(labels);
});
