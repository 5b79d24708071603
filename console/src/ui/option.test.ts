import { expect, test } from 'vitest';
import { matchOptions } from './option.ts';
import { selectionSummary } from './selection-summary.ts';

const schools = ['Bayshore Point College', 'Caprock State University', 'Kestrel Bay University'].map((label) => ({
  value: label,
  label,
}));

test.each([
  ['bay', ['Bayshore Point College', 'Kestrel Bay University']],
  ['univ bay', ['Kestrel Bay University']],
  ['', ['Bayshore Point College', 'Caprock State University', 'Kestrel Bay University']],
  ['zzz', []],
])('[R-2.20] typing "%s" in a searchable select finds %j', (typed, found) => {
  expect(matchOptions(schools, typed).map(({ label }) => label)).toEqual(found);
});

test('a selection is summed up by its name or its number', () => {
  expect(selectionSummary([], schools, 'schools')).toBeUndefined();
  expect(selectionSummary(['Caprock State University'], schools, 'schools')).toBe('Caprock State University');
  expect(
    selectionSummary(
      schools.map(({ value }) => value),
      schools,
      'schools',
    ),
  ).toBe('3 schools');
});
