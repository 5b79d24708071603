import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bombs } from '../testing/bombs.ts';
import { mutants } from '../testing/mutate-file.ts';
import { startPool } from './pool.ts';

// Of waiting: a busy machine lets a child work for its 60 seconds in up to 180.
const limitMs = 181_000;
const statuses = ['READY', 'INVALID', 'NOT_SUPPORTED', 'BAD_FILE', 'SIZE_LIMIT_EXCEEDED'];
// Reading the pixels of an empty picture takes long and shows nothing more; `npm run mutate` has them.
const quickBombs = Object.entries(bombs).filter(([name]) => !/by (10|20),000 points/.test(name));

describe('guards', () => {
  const pool = startPool();
  afterAll(() => pool.close());

  it.concurrent.each(quickBombs)('%s gets an answer', { timeout: 600_000 }, async (_name, make) => {
    const { status, ms } = await pool.classify(make());
    expect(status).not.toBe('READY');
    expect(statuses).toContain(status);
    expect(ms).toBeLessThan(limitMs);
  });

  it('broken copies of letters get an answer, and the next whole one is read', { timeout: 600_000 }, async () => {
    const folder = join(import.meta.dirname, '../../samples/digital');
    const files = readdirSync(folder).map((name) => ({
      name,
      bytes: new Uint8Array(readFileSync(join(folder, name))),
    }));
    const answers = await Promise.all([...mutants(files, 60, 1)].map(({ bytes }) => pool.classify(bytes)));
    expect(answers.filter(({ status }) => !statuses.includes(status))).toEqual([]);
    expect(answers.filter(({ status }) => status === 'BAD_FILE').length).toBeGreaterThan(5);
    expect((await pool.classify(files[0]?.bytes ?? new Uint8Array())).status).toBe('READY');
  });
});
