import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startEmbeddedPostgres } from '@tassel/server/platform/embedded-postgres.ts';
import { readOutbox } from '@tassel/server/platform/mail.ts';
import { test } from './testing/own-products.ts';
import { demo } from './testing/people.ts';
import { askForNewPassword } from './testing/person-by-http.ts';

test.setTimeout(120_000);

test('web and worker as two processes on one database: what web queues, the worker sends', async ({
  newFolder,
  start,
}) => {
  const [databaseFolder, webFolder, workerFolder] = [newFolder(), newFolder(), newFolder()];
  const postgres = await startEmbeddedPostgres({ dataDir: databaseFolder, log: () => {} });
  const env = { DATABASE_URL: postgres.url, SECRET_KEY: 'the same secret key in both of them' };
  const outbox = join(workerFolder, 'outbox');

  const web = await start({ dataDir: webFolder, env: { ...env, ROLES: 'web' } });
  expect(web.output()).toContain('Tassel runs at');
  await askForNewPassword(web.url, demo.user);
  const worker = await start({ dataDir: workerFolder, env: { ...env, ROLES: 'worker' } });
  expect(worker.output()).toContain('Tassel works in the background');
  await expect
    .poll(() => readOutbox(outbox, 10))
    .toMatchObject([{ to: demo.user, subject: expect.stringMatching(/password/i) }]);
  expect(await readOutbox(join(webFolder, 'outbox'), 10)).toEqual([]);

  expect(await worker.stop()).toBe(0);
  expect(await web.stop()).toBe(0);
  await postgres.stop();
});
