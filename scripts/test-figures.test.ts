import { expect, test } from 'vitest';
import {
  failedFiles,
  figuresOf,
  noFigures,
  playwrightFigures,
  readReport,
  sum,
  vitestFigures,
} from './test-figures.ts';

const passing = { status: 'passed', fullName: 'it holds', failureMessages: [] };
const failing = { status: 'failed', fullName: 'it breaks', failureMessages: ['expected 1 to be 2'] };
const good = { name: 'good.test.ts', status: 'passed', message: '', assertionResults: [passing, passing] };
const bad = { name: 'bad.test.ts', status: 'failed', message: '', assertionResults: [passing, failing] };
const mended = { ...bad, status: 'passed', assertionResults: [passing, passing] };
const unread = { name: 'unread.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
const fault = 'bad.test.ts › it breaks\n    expected 1 to be 2';

test('counts what passed, and names what failed', () => {
  const report = { testResults: [good, bad, unread] };
  const faults = [fault, 'unread.test.ts › the whole file\n    no such module'];
  expect(vitestFigures(report)).toEqual({ passed: 3, failed: 2, faults, flaky: [] });
  expect(failedFiles(report)).toEqual(['bad.test.ts', 'unread.test.ts']);
});

test('a file that passes at the second try is flaky, one that does not has failed', () => {
  const first = { testResults: [good, bad] };
  expect(vitestFigures(first, { testResults: [mended] })).toEqual({ passed: 4, failed: 0, faults: [], flaky: [fault] });
  expect(vitestFigures(first, { testResults: [bad] })).toEqual({ passed: 3, failed: 1, faults: [fault], flaky: [] });
});

test('names the stories of the browser that failed, at any depth', () => {
  const story = (title: string, status: string) => ({
    title,
    file: 'jobs.spec.ts',
    tests: [{ status, results: [{ errors: [{ message: 'not seen' }] }] }],
  });
  const suites = [{ specs: [story('a job', 'expected')], suites: [{ specs: [story('an export', 'unexpected')] }] }];
  expect(playwrightFigures({ stats: { expected: 1, flaky: 0, unexpected: 1 }, suites })).toEqual({
    passed: 1,
    failed: 1,
    faults: ['jobs.spec.ts › an export\n    not seen'],
    flaky: [],
  });
});

test('adds the figures of all steps', () => {
  const one = { passed: 3, failed: 1, faults: ['one'], flaky: [] };
  const other = { passed: 4, failed: 0, faults: [], flaky: ['other'] };
  expect(sum([one, other])).toEqual({ passed: 7, failed: 1, faults: ['one'], flaky: ['other'] });
});

test('a step that fails without a failed test counts as one failure', () => {
  expect(figuresOf('a step', 1, { ...noFigures, passed: 5 })).toEqual({
    ...noFigures,
    passed: 5,
    failed: 1,
    faults: ['a step ended with exit code 1'],
  });
  expect(figuresOf('a step', 1, { ...noFigures, failed: 2 }).failed).toBe(2);
  expect(figuresOf('a step', 0, noFigures)).toEqual(noFigures);
});

test('a report that was not written is told from an empty one', () => {
  expect(readReport('not/there.json')).toBeUndefined();
});
