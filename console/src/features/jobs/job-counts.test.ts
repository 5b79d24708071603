import { expect, test } from 'vitest';
import { needsYouOf, type StatusCounts, statusSegments, totalOf, unfinishedOf } from './job-counts.ts';

const april: StatusCounts = [
  { status: 'PENDING', count: 21 },
  { status: 'MANUAL_REVIEW', count: 14 },
  { status: 'READY', count: 158 },
  { status: 'INVALID', count: 5 },
  { status: 'NOT_SUPPORTED', count: 6 },
  { status: 'BAD_FILE', count: 4 },
  { status: 'CANCELED', count: 3 },
  { status: 'SIZE_LIMIT_EXCEEDED', count: 3 },
];

test('[R-D.13] pending letters and those in review are the ones that can be canceled', () => {
  expect(totalOf(april)).toBe(214);
  expect(unfinishedOf(april)).toBe(35);
});

test('[R-D.02] letters that ended badly need somebody; canceled ones and those in review do not', () => {
  expect(needsYouOf(april)).toBe(18);
});

test('[R-D.01] the bar has a segment a status, in one order, whatever order the counts come in', () => {
  const segments = statusSegments([...april].reverse());
  expect(segments.map(({ key, value }) => `${key} ${value}`)).toEqual([
    'READY 158',
    'PENDING 21',
    'MANUAL_REVIEW 14',
    'NOT_SUPPORTED 6',
    'INVALID 5',
    'BAD_FILE 4',
    'SIZE_LIMIT_EXCEEDED 3',
    'CANCELED 3',
  ]);
  expect(statusSegments([]).every(({ value }) => value === 0)).toBe(true);
});
