import { existsSync, readFileSync } from 'node:fs';

/** How a run ended: what failed, and what passed only at the second try, each in words. */
export type Figures = { passed: number; failed: number; faults: string[]; flaky: string[] };

type VitestTest = { status: string; fullName: string; failureMessages: string[] };
type VitestFile = { name: string; status: string; message: string; assertionResults: VitestTest[] };
export type VitestReport = { testResults: VitestFile[] };

type PlaywrightError = { message?: string };
type PlaywrightTest = { status: string; results: { errors: PlaywrightError[] }[] };
type PlaywrightSpec = { title: string; file: string; tests: PlaywrightTest[] };
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] };
export type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: PlaywrightSuite[];
};

const shownLines = 12;

function told(where: string, name: string, messages: string[]): string {
  const lines = messages.join('\n').split('\n').slice(0, shownLines);
  return [`${where} › ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

function faultsOf({ name, status, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter((one) => one.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [told(name, 'the whole file', [message])];
  return failed.map((one) => told(name, one.fullName, one.failureMessages));
}

export function failedFiles({ testResults }: VitestReport): string[] {
  return testResults.filter((file) => faultsOf(file).length > 0).map((file) => file.name);
}

/** The figures of a run, where the files of a second run stand for the same files of the first. */
export function vitestFigures(first: VitestReport, second: VitestReport = { testResults: [] }): Figures {
  const again = new Set(second.testResults.map((file) => file.name));
  const last = [...first.testResults.filter((file) => !again.has(file.name)), ...second.testResults];
  const faults = last.flatMap(faultsOf);
  const stillFailed = new Set(failedFiles({ testResults: last }));
  return {
    passed: last.flatMap((file) => file.assertionResults).filter((one) => one.status === 'passed').length,
    failed: faults.length,
    faults,
    flaky: first.testResults.filter((file) => !stillFailed.has(file.name)).flatMap(faultsOf),
  };
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

export function playwrightFigures({ stats, suites }: PlaywrightReport): Figures {
  const ended = (status: string): string[] =>
    suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
      tests
        .filter((one) => one.status === status)
        .map(({ results }) => {
          const errors = results.flatMap((result) => result.errors);
          return told(
            file,
            title,
            errors.slice(0, 1).map(({ message = '' }) => message),
          );
        }),
    );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    faults: ended('unexpected'),
    flaky: ended('flaky'),
  };
}

export const noFigures: Figures = { passed: 0, failed: 0, faults: [], flaky: [] };

/** A step that failed without a failed test to show for it (it crashed, it wrote no report) counts as one. */
export function figuresOf(step: string, exitCode: number, counted: Figures): Figures {
  if (exitCode === 0 || counted.failed > 0) return counted;
  return { ...counted, failed: 1, faults: [`${step} ended with exit code ${exitCode}`] };
}

export function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function sum(all: Figures[]): Figures {
  return all.reduce(
    (one, other) => ({
      passed: one.passed + other.passed,
      failed: one.failed + other.failed,
      faults: [...one.faults, ...other.faults],
      flaky: [...one.flaky, ...other.flaky],
    }),
    noFigures,
  );
}
