import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium } from './find-chromium.ts';
import { root, runShown } from './programs.ts';
import * as figures from './test-figures.ts';

const results = join(root, 'test-results');

/** More failed files than these are no accident of a busy machine. */
const triedAgain = 3;

function heading(words: string): void {
  console.log(`\n— ${words}`);
}

async function runScript(name: string): Promise<figures.Figures> {
  const code = await runShown(process.execPath, [join('scripts', name)]);
  return figures.figuresOf(`scripts/${name}`, code, figures.noFigures);
}

async function runVitest(name: string, files: string[]): Promise<{ code: number; report: figures.VitestReport }> {
  const file = join(results, name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runShown('vitest', ['run', ...reporters, ...files]);
  return { code, report: figures.readReport<figures.VitestReport>(file) ?? { testResults: [] } };
}

/** What fails is tried once more without the others: if it passes then, it is told as flaky, a fault to be mended. */
async function unitTests(): Promise<figures.Figures> {
  const first = await runVitest('vitest.json', []);
  const failed = figures.failedFiles(first.report);
  if (failed.length === 0 || failed.length > triedAgain) {
    return figures.figuresOf('vitest', first.code, figures.vitestFigures(first.report));
  }
  heading(`Once more: ${failed.join(', ')}`);
  const second = await runVitest('vitest-again.json', failed);
  return figures.figuresOf('vitest', second.code, figures.vitestFigures(first.report, second.report));
}

async function browserTests(chromium: string): Promise<figures.Figures> {
  const file = join(results, 'playwright.json');
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const code = await runShown('playwright', args, { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const report = figures.readReport<figures.PlaywrightReport>(file);
  return figures.figuresOf('playwright', code, report ? figures.playwrightFigures(report) : figures.noFigures);
}

rmSync(results, { recursive: true, force: true });
const chromium = await findOrInstallChromium();
const steps: figures.Figures[] = [];
heading('Checks');
steps.push(await runScript('check.ts'));
steps.push(await runScript('build-console.ts'));
heading('Tests beside the code');
steps.push(await unitTests());
heading('Tests in the browser');
steps.push(await browserTests(chromium));
const { passed, failed, faults, flaky } = figures.sum(steps);
for (const fault of flaky) console.log(`\nflaky: ${fault}`);
for (const fault of faults) console.log(`\nfailed: ${fault}`);
console.log(`\n${passed} passed, ${failed} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;
