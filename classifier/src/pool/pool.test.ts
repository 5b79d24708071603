import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { drawText, tinyPdf } from '../testing/tiny-pdf.ts';
import { startPool } from './pool.ts';
import { childrenOf } from './process-usage.ts';

const letter = tinyPdf([{ content: drawText('Dear student, this page holds no amounts at all.', 72, 700) }]);

describe('does', () => {
  const pool = startPool({ children: 1, maxLetters: 2 });
  afterAll(() => pool.close());

  it('answers letter after letter, with fresh children in between', async () => {
    const answers = await Promise.all([letter, letter, letter].map((bytes) => pool.classify(bytes)));
    expect(answers.map((answer) => answer.status)).not.toContain('BAD_FILE');
    expect(await pool.classify(new Uint8Array())).toMatchObject({ status: 'BAD_FILE', reason: 'empty' });
  });
});

describe('guards', () => {
  it('reads the next letter when a child was killed from outside while it waited', async () => {
    const others = childrenOf(process.pid);
    const pool = startPool({ children: 1 });
    const before = await pool.classify(letter);
    const readers = childrenOf(process.pid).filter((pid) => !others.includes(pid));
    expect(readers).toHaveLength(1);
    for (const pid of readers) process.kill(pid, 'SIGKILL');
    await sleep(500);
    expect(await pool.classify(letter)).toMatchObject({ status: before.status, reason: before.reason });
    expect(before.status).not.toBe('BAD_FILE');
    pool.close();
  });

  it('reads a letter again when its child was killed from outside', async () => {
    const others = childrenOf(process.pid);
    const pool = startPool({ children: 1 });
    const long = tinyPdf([{ content: drawText('word $1 ', 20, 700, 1).repeat(10_000) }]);
    const before = await pool.classify(long);
    expect(before.status).not.toBe('BAD_FILE');
    const readers = childrenOf(process.pid).filter((pid) => !others.includes(pid));
    expect(readers).toHaveLength(1);
    setTimeout(() => {
      for (const pid of readers) process.kill(pid, 'SIGKILL');
    }, 30);
    expect(await pool.classify(long)).toMatchObject({ status: before.status, reason: before.reason });
    expect(childrenOf(process.pid)).not.toContain(readers[0]);
    pool.close();
  });

  it('kills a child that takes too long, and goes on', async () => {
    const pool = startPool({ children: 1, timeoutMs: 1 });
    expect(await pool.classify(letter)).toMatchObject({ status: 'NOT_SUPPORTED', reason: 'timed_out' });
    expect(await pool.classify(letter)).toMatchObject({ reason: 'timed_out' });
    pool.close();
  });

  it('kills a child that has worked too long', async () => {
    const pool = startPool({ children: 1, maxCpuMs: 1 });
    const words = { content: drawText('word $1 ', 20, 700, 1).repeat(60_000) };
    expect(await pool.classify(tinyPdf([words]))).toMatchObject({ status: 'NOT_SUPPORTED', reason: 'timed_out' });
    pool.close();
  });

  it('kills a child that takes too much memory', async () => {
    const pages = Array.from({ length: 50 }, () => ({ content: drawText('word '.repeat(20), 20, 700).repeat(60) }));
    const pool = startPool({ children: 1, maxResidentBytes: 1 });
    expect(await pool.classify(tinyPdf(pages))).toMatchObject({ status: 'BAD_FILE', reason: 'damaged' });
    pool.close();
  });
});
