import { expect, test } from 'vitest';
import { figuresOf, playwrightFigures, readFigures, sum, vitestFigures } from './test-figures.ts';

test('adds the figures of both reports', () => {
  const unit = vitestFigures({ numPassedTests: 7, numFailedTests: 1 });
  const browser = playwrightFigures({ stats: { expected: 3, flaky: 1, unexpected: 2 } });
  expect(sum([unit, browser])).toEqual({ passed: 11, failed: 3 });
});

test('a step that fails without a failed test counts as one failure', () => {
  expect(figuresOf(1, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 });
  expect(figuresOf(1, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 });
  expect(figuresOf(0, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 0 });
});

test('a report that was not written counts nothing', () => {
  expect(readFigures('not/there.json', vitestFigures)).toEqual({ passed: 0, failed: 0 });
});
