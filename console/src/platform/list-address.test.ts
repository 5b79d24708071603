import { expect, test } from 'vitest';
import { isFiltered, readListView, writeListView } from './list-address.ts';

const shape = {
  filters: ['status', 'year'],
  sortKeys: ['file', 'updated'],
  defaultSort: { key: 'updated', direction: 'desc' },
} as const;
const read = (address: string) => readListView(new URLSearchParams(address), shape);

test('[R-D.29] an empty address is the usual view', () => {
  expect(read('')).toEqual({
    page: 1,
    pageSize: 10,
    search: '',
    sort: { key: 'updated', direction: 'desc' },
    filters: { status: [], year: [] },
  });
  expect(isFiltered(read(''))).toBe(false);
});

test.each([
  'search=kestrel+bay',
  'status=READY&status=INVALID&year=2026',
  'sort=file',
  'sort=-file',
  'rows=25&page=3',
  'search=%26+%3D&status=PENDING&sort=file&rows=30&page=12',
])('[R-D.29] the view of ?%s is written as that address again', (address) => {
  expect(writeListView(new URLSearchParams(), shape, read(address)).toString()).toBe(address);
});

test.each(['page=0', 'page=-1', 'page=x', 'rows=11', 'rows=1000', 'sort=nonsense', 'sort='])(
  '[R-D.29] nonsense in the address (%s) counts as the usual view',
  (address) => {
    expect(read(address)).toEqual(read(''));
  },
);

test('[R-D.29] what is not of the list stays in the address, and the usual page size of a person is not written', () => {
  const view = { ...read('page=2'), pageSize: 20 };
  expect(writeListView(new URLSearchParams('tab=x&page=5'), shape, view, 20).toString()).toBe('tab=x&page=2');
});

test('a search or a filter makes a list a part of the whole', () => {
  expect(isFiltered(read('search=a'))).toBe(true);
  expect(isFiltered(read('year=2026'))).toBe(true);
  expect(isFiltered(read('page=2&sort=file'))).toBe(false);
});
