import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startPool } from '../pool/pool.ts';
import { type LetterScore, scoreLetter, type TrueLetter } from './compare-letter.ts';

/** A file of JSON lines, one true letter each. */
export async function readTruth(truthFile: string): Promise<TrueLetter[]> {
  const lines = (await readFile(truthFile, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => JSON.parse(line) as TrueLetter);
}

type Settings = { truthFile: string; timeoutMs: number; onScored?: (count: number) => void };

/** Classifies the letters, whose paths start beside the truth file, and compares each answer with its truth. */
export async function scoreLetters(truths: readonly TrueLetter[], settings: Settings): Promise<LetterScore[]> {
  const pool = startPool({ maxCpuMs: settings.timeoutMs, timeoutMs: 3 * settings.timeoutMs });
  let count = 0;
  try {
    return await Promise.all(
      truths.map(async (truth) => {
        const answer = await pool.classify(await readFile(join(dirname(settings.truthFile), truth.file)));
        count += 1;
        settings.onScored?.(count);
        return scoreLetter(truth, { file: truth.file, ...answer });
      }),
    );
  } finally {
    pool.close();
  }
}
