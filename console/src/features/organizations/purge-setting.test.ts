import { expect, test } from 'vitest';
import { filesToPurgeWords, isSooner, purgeDaysOf, purgeSettingOf, purgeSettingProblem } from './purge-setting.ts';

test.each([
  [{ isOn: true, days: '30' }, 30, true],
  [{ isOn: true, days: ' 0 ' }, 0, true],
  [{ isOn: false, days: 'rubbish' }, null, true],
  [{ isOn: true, days: '' }, Number.NaN, false],
  [{ isOn: true, days: '1.5' }, 1.5, false],
  [{ isOn: true, days: '3651' }, 3651, false],
])('[R-5.09] [R-D.12] %j is %s days', (setting, days, isRight) => {
  expect(purgeDaysOf(setting)).toBe(days);
  expect(purgeSettingProblem(setting) === undefined).toBe(isRight);
});

test.each([
  [null, 30, true],
  [90, 30, true],
  [30, 90, false],
  [30, null, false],
  [null, null, false],
])('[R-D.12] from %s to %s days is sooner: %s', (before, after, isIt) => {
  expect(isSooner(before, after)).toBe(isIt);
});

test('a setting that was never keeps a usual number at hand', () => {
  expect(purgeSettingOf(null)).toEqual({ isOn: false, days: '365' });
  expect(purgeSettingOf(0)).toEqual({ isOn: true, days: '0' });
});

test.each([
  [0, 'None of their files is this old yet.'],
  [1, '1 file of theirs is this old already.'],
  [1204, '1,204 files of theirs are this old already.'],
])('[R-D.12] %s files that are old already, in words', (count, words) => {
  expect(filesToPurgeWords(count)).toBe(words);
});
