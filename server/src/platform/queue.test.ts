import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { type Database, openDatabase, openPool } from './database.ts';
import { openLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { openQueue, prepareQueues, queueOf, type Tasks } from './queue.ts';
import { inTransaction } from './transaction.ts';
import { startWork } from './work.ts';

type Tables = { facts: { id: number } };

const lines: string[] = [];
const log = openLog('info', (line) => void lines.push(line));
let database: TestDatabase;
let pool: pg.Pool;
let db: Database<Tables>;
let boss: PgBoss;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url, { max: 5 });
  db = openDatabase<Tables>(pool);
  await pool.query('create table facts (id int)');
  boss = await openQueue(database.url, { isWorker: true, log });
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await pool.end();
  await database.drop();
});

const seen: string[] = [];
const notes = () => seen.filter((what) => what !== 'frequent');
const tasks = {
  note: { run: async (_context, { what }: { what: string }) => void seen.push(what), retries: 1 },
  flaky: {
    run: async () => {
      seen.push('flaky');
      if (seen.filter((what) => what === 'flaky').length < 3) throw new Error('not yet');
    },
    retries: 3,
    retryDelaySeconds: 1,
  },
  doomed: { run: () => Promise.reject(new Error('never')), retries: 0 },
  slow: {
    run: async () => {
      await sleep(1500);
      seen.push('slow done');
    },
    retries: 0,
  },
  hopeless: { run: () => Promise.reject(new Error('never')), retries: 0, afterLastRetry: 'note' },
  frequent: { run: async () => void seen.push('frequent'), retries: 0, everySeconds: 1 },
  nightly: { run: async () => undefined, retries: 0, schedule: '0 3 * * *' },
} satisfies Tasks<{ log: typeof log }>;

test('a task exists only once the transaction that announces it is committed', async () => {
  await prepareQueues(boss, tasks, log);
  const context = { db, queue: queueOf(boss), log };
  const worker = startWork(boss, tasks, context, createMetrics());
  const failing = inTransaction(context, async ({ queue }) => {
    await queue.add('note', { what: 'rolled back' });
    throw new Error('undo');
  });
  await expect(failing).rejects.toThrow('undo');
  await inTransaction(context, async ({ queue }) => {
    await queue.add('note', { what: 'kept' });
    await sleep(1200);
    expect(notes()).toEqual([]);
  });
  await vi.waitFor(() => expect(notes()).toEqual(['kept']), { timeout: 60_000 });
  await worker.stop();
});

test('a failed task is tried again, later and later; one that fails for good is told in the log', async () => {
  seen.length = 0;
  const context = { db, queue: queueOf(boss), log };
  const worker = startWork(boss, tasks, context, createMetrics());
  await context.queue.add('flaky', {});
  await context.queue.add('doomed', {});
  await vi.waitFor(() => expect(seen.filter((what) => what === 'flaky')).toHaveLength(3), {
    timeout: 60_000,
    interval: 200,
  });
  await worker.stop();
  expect(lines.some((line) => line.includes('"task":"doomed"') && line.includes('"outcome":"failed"'))).toBe(true);
});

test('what fails for good is handed, with its data, to the task that is named for it', async () => {
  seen.length = 0;
  const context = { db, queue: queueOf(boss), log };
  const worker = startWork(boss, tasks, context, createMetrics());
  await context.queue.add('hopeless', { what: 'given up' });
  await vi.waitFor(() => expect(seen).toContain('given up'), { timeout: 60_000, interval: 200 });
  await worker.stop();
});

test('what waits with a higher priority comes first', async () => {
  const context = { db, queue: queueOf(boss), log };
  for (const [what, priority] of [
    ['last', -2],
    ['first', 1],
    ['middle', 0],
  ] as const)
    await context.queue.add('note', { what }, { priority });
  seen.length = 0;
  const worker = startWork(boss, { note: tasks.note }, context, createMetrics());
  await vi.waitFor(() => expect(seen).toEqual(['first', 'middle', 'last']), { timeout: 60_000, interval: 200 });
  await worker.stop();
});

test('what comes every few seconds comes once a time slot, however many workers there are', async () => {
  seen.length = 0;
  const begin = Date.now();
  const some = { frequent: tasks.frequent };
  const workers = Array.from({ length: 3 }, () => startWork(boss, some, { log }, createMetrics()));
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(1), { timeout: 60_000, interval: 100 });
  for (const worker of workers) await worker.stop();
  expect(seen.length).toBeLessThanOrEqual(Math.ceil((Date.now() - begin) / 1000) + 1);
});

test('stopping waits for the task at work', async () => {
  seen.length = 0;
  const context = { db, queue: queueOf(boss), log };
  const worker = startWork(boss, tasks, context, createMetrics());
  await context.queue.add('slow', {});
  await sleep(900);
  await worker.stop();
  expect(notes()).toEqual(['slow done']);
});

test('schedules follow the contents page: new ones come, dropped ones go', async () => {
  expect((await boss.getSchedules()).map(({ name }) => name)).toEqual(['nightly']);
  const { nightly, ...rest } = tasks;
  expect(nightly.schedule).toBeTruthy();
  await prepareQueues(boss, rest, log);
  expect(await boss.getSchedules()).toEqual([]);
});
