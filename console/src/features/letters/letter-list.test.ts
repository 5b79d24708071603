import { expect, test } from 'vitest';
import { readListView } from '#platform/list-address.ts';
import { letterFilterOf, letterListShape, letterOrderOf } from './letter-list.ts';

const view = (address: string) => readListView(new URLSearchParams(address), letterListShape);

test.each([
  ['', {}],
  ['search=+kestrel+', { search: 'kestrel' }],
  ['status=READY&status=NOT_A_STATUS&status=PENDING', { status_in: ['READY', 'PENDING'] }],
  [
    'reason=damaged&year=2026&school-state=OR&cohort=East',
    { reason_in: ['damaged'], year: 2026, state: 'OR', cohort: 'East' },
  ],
  ['year=soon', {}],
])('[R-D.29] ?%s asks for %j', (address, filter) => {
  expect(letterFilterOf(view(address))).toEqual(filter);
});

test('[R-D.29] the letters of a job are asked for by the job', () => {
  expect(letterFilterOf(view('status=READY'), 'j1')).toEqual({ jobId: 'j1', status_in: ['READY'] });
});

test.each([
  ['', 'LAST_STATUS_UPDATE', 'DESC'],
  ['sort=file', 'FILENAME', 'ASC'],
  ['sort=-net-price', 'NET_PRICE', 'DESC'],
])('[R-D.29] ?%s is ordered by %s %s', (address, field, direction) => {
  expect(letterOrderOf(view(address))).toEqual([{ field, direction }]);
});
