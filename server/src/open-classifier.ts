import { availableParallelism, totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from '@tassel/classifier/pool/pool.ts';
import type { Classify } from '#features/letters/classify-letter.ts';

/** What a reader needs while it reads a difficult letter. */
const readerBytes = 1.5 * 1024 ** 3;

/** How many letters are read at once: one a core, as far as the memory goes. */
export const readersAtOnce = Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / readerBytes)));

const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** So much sooner may we hear of a reader's death than of the signal that killed it. */
const signalDelayMs = 250;

const startReaders = async (): Promise<Pool> =>
  (await import('@tassel/classifier/pool/pool.ts')).startPool({ children: readersAtOnce });

/**
 * The classifier's child processes, started when the first letter comes: most processes never read one. A reader that
 * dies while it reads means a damaged file, unless everything ends: then the letter is not to blame, and is read again.
 */
export function openClassifier(start = startReaders): { classify: Classify; close(): Promise<void> } {
  let pool: Promise<Pool> | undefined;
  let isEnding = false;
  const end = () => {
    isEnding = true;
  };
  return {
    async classify(bytes, taught) {
      if (!pool) for (const signal of endSignals) process.once(signal, end);
      pool ??= start();
      const answer = await (await pool).classify(bytes, taught);
      if (answer.reason === 'damaged') await sleep(signalDelayMs);
      if (isEnding && answer.reason === 'damaged') throw new Error('the reader ended before the letter was read');
      return answer;
    },
    async close() {
      end();
      for (const signal of endSignals) process.off(signal, end);
      (await pool)?.close();
    },
  };
}
