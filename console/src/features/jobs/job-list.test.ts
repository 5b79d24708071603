import { expect, test } from 'vitest';
import { readListView } from '#platform/list-address.ts';
import { createdWords, jobFilterOf, jobListShape, jobOrderOf } from './job-list.ts';

const view = (address: string) => readListView(new URLSearchParams(address), jobListShape);

test.each([
  ['', {}],
  ['search=april', { name_contains: 'april' }],
  ['state=DONE&state=NONSENSE', { state_in: ['DONE'] }],
  ['from=2026-04-01&to=2026-04-14', { insertTime_gte: '2026-04-01', insertTime_lte: '2026-04-14' }],
  ['from=yesterday', {}],
  ['mine=yes', { mine: true }],
])('[R-D.29] [R-5.08] ?%s asks for jobs by %j', (address, filter) => {
  expect(jobFilterOf(view(address))).toEqual(filter);
});

test('[R-D.29] jobs are ordered by when they were made, unless the address says otherwise', () => {
  expect(jobOrderOf(view(''))).toEqual([{ field: 'INSERT_TIME', direction: 'DESC' }]);
  expect(jobOrderOf(view('sort=name'))).toEqual([{ field: 'NAME', direction: 'ASC' }]);
});

test.each([
  ['', undefined],
  ['from=2026-04-01', 'Since Apr 1'],
  ['to=2026-04-14', 'Until Apr 14'],
  ['from=2026-04-01&to=2026-04-14', 'Apr 1 to Apr 14'],
])('the chip of ?%s says %s', (address, words) => {
  expect(createdWords(view(address))).toBe(words);
});
