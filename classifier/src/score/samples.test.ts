import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LetterScore } from './compare-letter.ts';
import { readKept, scoreKept } from './kept-readings.ts';
import { readTruth, scoreLetters } from './score-letters.ts';
import { type Summary, summarize } from './summary.ts';

const truthFile = fileURLToPath(new URL('../../samples/truth.jsonl', import.meta.url));
let letters: LetterScore[];
// A busy machine is no reason to find a letter unreadable here.
beforeAll(async () => {
  letters = await scoreLetters(await readTruth(truthFile), { truthFile, timeoutMs: 280_000 });
}, 300_000);

const of = (...folders: string[]): Summary =>
  summarize(letters.filter(({ truth }) => folders.some((folder) => truth.file.startsWith(`${folder}/`))));

/** What the samples reached when they were added, less a letter or so: a change that goes below needs a reason. */
describe('the samples keep their floors', () => {
  test('digital letters', () => {
    const { aid, strict, cost, exact, free, name, state, year } = of('digital');
    expect(Math.min(aid ?? 0, cost ?? 0)).toBeGreaterThanOrEqual(0.99);
    expect(Math.min(strict ?? 0, free ?? 0, name ?? 0, state ?? 0, year ?? 0)).toBeGreaterThanOrEqual(0.97);
    expect(exact).toBeGreaterThanOrEqual(0.95);
  });

  test('scanned, photographed and screen letters', () => {
    const { aid, cost, free } = of('scans', 'photos', 'screenshots');
    expect(Math.min(aid ?? 0, cost ?? 0)).toBeGreaterThanOrEqual(0.95);
    expect(free).toBeGreaterThanOrEqual(0.8);
  });

  test('what is no award letter, and what is no readable file', () => {
    expect(of('negatives', 'bad').status).toBeGreaterThanOrEqual(0.95);
  });

  test('of the letters answered READY, the free money is right', () => {
    expect(summarize(letters).calibration).toBeGreaterThanOrEqual(0.97);
  });
});

test('letters by other hands, as they were read, keep their floors', async () => {
  const { aid, cost, strict, exact, free, status, name, state, year, calibration } = summarize(
    scoreKept(await readKept(fileURLToPath(new URL('../../samples/readings.jsonl.br', import.meta.url)))),
  );
  expect(Math.min(aid ?? 0, cost ?? 0, strict ?? 0)).toBeGreaterThanOrEqual(0.99);
  expect(Math.min(exact ?? 0, free ?? 0, status ?? 0, name ?? 0, state ?? 0, year ?? 0)).toBeGreaterThanOrEqual(0.985);
  expect(calibration).toBeGreaterThanOrEqual(0.99);
});
