import { existsSync, readFileSync } from 'node:fs';

export type Figures = { passed: number; failed: number };

type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number } };

export function vitestFigures(report: VitestReport): Figures {
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

export function playwrightFigures({ stats }: PlaywrightReport): Figures {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/** A step that failed without a failed test to show for it (it crashed, it wrote no report) counts as one. */
export function figuresOf(exitCode: number, counted: Figures): Figures {
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

export function readFigures<Report>(file: string, count: (report: Report) => Figures): Figures {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
}

export function sum(all: Figures[]): Figures {
  return all.reduce((one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed }), {
    passed: 0,
    failed: 0,
  });
}
