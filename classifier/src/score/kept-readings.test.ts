import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepReadings, readKept, scoreKept } from './kept-readings.ts';
import { readTruth } from './score-letters.ts';

const truthFile = fileURLToPath(new URL('../../samples/truth.jsonl', import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tassel-readings-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('digital letters are kept with their truth, once each, and pictures are not', async () => {
  const kept = join(folder, 'readings.jsonl.br');
  const truths = (await readTruth(truthFile)).filter(({ file }) => /d01-|d02-|bad\/b01/.test(file));
  expect(await keepReadings(truths, truthFile, kept)).toBe(2);
  expect(await keepReadings(truths.slice(0, 1), truthFile, kept)).toBe(1);
  const letters = await readKept(kept);
  expect(letters.map(({ truth }) => truth.file.slice(0, 11))).toEqual(['digital/d02', 'digital/d01']);
  expect(scoreKept(letters).map(({ isFreeMoneyFound }) => isFreeMoneyFound)).toEqual([true, true]);
});
