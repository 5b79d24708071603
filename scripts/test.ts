import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium } from './find-chromium.ts';
import { root, runShown } from './programs.ts';
import { type Figures, figuresOf, playwrightFigures, readFigures, sum, vitestFigures } from './test-figures.ts';

const results = join(root, 'test-results');

function heading(words: string): void {
  console.log(`\n— ${words}`);
}

async function runScript(name: string): Promise<Figures> {
  return figuresOf(await runShown(process.execPath, [join('scripts', name)]), { passed: 0, failed: 0 });
}

async function unitTests(): Promise<Figures> {
  const report = join(results, 'vitest.json');
  const code = await runShown('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return figuresOf(code, readFigures(report, vitestFigures));
}

async function browserTests(chromium: string): Promise<Figures> {
  const report = join(results, 'playwright.json');
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const code = await runShown('playwright', args, {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return figuresOf(code, readFigures(report, playwrightFigures));
}

rmSync(results, { recursive: true, force: true });
const chromium = await findOrInstallChromium();
const figures: Figures[] = [];
heading('Checks');
figures.push(await runScript('check.ts'));
figures.push(await runScript('build-console.ts'));
heading('Tests beside the code');
figures.push(await unitTests());
heading('Tests in the browser');
figures.push(await browserTests(chromium));
const { passed, failed } = sum(figures);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
