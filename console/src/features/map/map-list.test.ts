import { expect, test } from 'vitest';
import { readListView } from '#platform/list-address.ts';
import { lettersAddress, mapQueryOf, mapShape, measureIn, sortStates } from './map-list.ts';
import { figuresInWords, type StateFigures } from './measures.ts';

const view = (address: string) => readListView(new URLSearchParams(address), mapShape);

test.each([
  ['', {}, 'letters'],
  ['measure=net-price&year=2026', { year: 2026 }, 'net-price'],
  ['measure=rubbish&year=soon&job=j1', { jobId: 'j1' }, 'letters'],
])('[R-D.44] ?%s asks for %j and shows %s', (address, query, measure) => {
  expect(mapQueryOf(view(address))).toEqual(query);
  expect(measureIn(view(address))).toBe(measure);
});

test('[R-D.44] a state leads to its letters, with the filters of the map', () => {
  expect(lettersAddress('OH', {})).toBe('/jobs/letters?school-state=OH');
  expect(lettersAddress('OH', { year: 2026 })).toBe('/jobs/letters?school-state=OH&year=2026');
  expect(lettersAddress('PR', { jobId: 'j1' })).toBe('/jobs/j1?school-state=PR');
});

const state = (code: string, letters: number, medianNetPrice: number | null): StateFigures => ({
  state: code,
  figures: { letters, schools: 1, medianNetPrice, failureRate: null },
});
const states = [state('WA', 2, 300), state('OH', 5, null), state('AZ', 2, 100)];

test.each([
  ['letters', 'desc', 'OH AZ WA'],
  ['letters', 'asc', 'AZ WA OH'],
  ['state', 'asc', 'AZ OH WA'],
  ['state', 'desc', 'WA OH AZ'],
  ['net-price', 'asc', 'AZ WA OH'],
  ['net-price', 'desc', 'WA AZ OH'],
] as const)('by %s %s the states are %s; what lacks the value comes last', (key, direction, codes) => {
  const sorted = sortStates(states, { key, direction });
  expect(sorted.map(({ state }) => state).join(' ')).toBe(codes);
});

test('the figures of a state in words name what is known', () => {
  const known = { letters: 12, schools: 1, medianNetPrice: 18_450.5, failureRate: 0.004 };
  expect(figuresInWords(known)).toBe('12 letters, 1 school, median net price $18,450.50, <1% failed');
  expect(figuresInWords({ letters: 1, schools: 0, medianNetPrice: null, failureRate: null })).toBe(
    '1 letter, 0 schools',
  );
});
