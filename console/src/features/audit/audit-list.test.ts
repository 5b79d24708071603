import { expect, test } from 'vitest';
import { readListView } from '#platform/list-address.ts';
import { auditFilter, auditList, dayWords } from './audit-list.ts';

const filterOf = (address: string) => auditFilter(readListView(new URLSearchParams(address), auditList));

test.each([
  ['', { text_contains: '', kind_in: [], insertTime_gte: null, insertTime_lte: null }],
  [
    'search=dana&kind=ROLES&kind=KEYS&from=2026-04-01&to=2026-04-30',
    { text_contains: 'dana', kind_in: ['ROLES', 'KEYS'], insertTime_gte: '2026-04-01', insertTime_lte: '2026-04-30' },
  ],
  ['from=yesterday', { text_contains: '', kind_in: [], insertTime_gte: null, insertTime_lte: null }],
])('[R-5.08] [R-D.25] the address %j asks for %j', (address, filter) => {
  expect(filterOf(address)).toEqual(filter);
});

test.each([
  [{ from: null, to: null }, undefined],
  [{ from: '2026-04-01', to: null }, 'from 2026-04-01'],
  [{ from: null, to: '2026-04-30' }, 'to 2026-04-30'],
  [{ from: '2026-04-01', to: '2026-04-01' }, '2026-04-01'],
  [{ from: '2026-04-01', to: '2026-04-30' }, '2026-04-01 to 2026-04-30'],
])('the days %j read %s', (range, words) => {
  expect(dayWords(range)).toBe(words);
});
