import { expect, test } from 'vitest';
import type { Row } from './rows.ts';
import { withTermsBeside } from './terms-beside.ts';

const row = (label: string, x: number, y: number, group: number, term: string | null): Row => ({
  page: 1,
  label,
  labelBox: { x, y, width: 80, height: 10 },
  attributes: [],
  amount: { value: 100, figures: [], isNegative: false, certainty: 1, basis: null },
  section: null,
  outer: null,
  title: '',
  term,
  group,
  isTitle: false,
});
const costs = [
  row('Tuition', 50, 100, 1, 'autumn'),
  row('Books', 50, 120, 1, 'autumn'),
  row('Tuition', 50, 300, 2, 'spring'),
  row('Books', 50, 320, 2, 'spring'),
];
const termsOf = (aid: Row[]) => withTermsBeside([...costs, ...aid]).map(({ term }) => term);

test('blocks that are repeated beside those of the terms are of these terms', () =>
  expect(
    termsOf([
      row('Pell Grant', 320, 100, 3, null),
      row('Harmon Grant', 320, 120, 3, null),
      row('Union Award', 320, 140, 3, null),
      row('Pell Grant', 320, 300, 4, null),
      row('Harmon Grant', 320, 320, 4, null),
    ]).slice(4),
  ).toEqual(['autumn', 'autumn', 'autumn', 'spring', 'spring']));

test('a list of the year beside them is of none', () =>
  expect(termsOf([row('Pell Grant', 320, 100, 3, null), row('Harmon Grant', 320, 120, 3, null)]).slice(4)).toEqual([
    null,
    null,
  ]));
