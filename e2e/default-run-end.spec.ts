import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { test } from './testing/own-products.ts';
import { demo } from './testing/people.ts';
import { askForNewPassword, createOrganization, organizationNames, personByHttp } from './testing/person-by-http.ts';
import { familyOf, whoLives, workingOn } from './testing/processes.ts';
import { freePort } from './testing/start-product.ts';
import type { Command } from './testing/terminal.ts';

test.setTimeout(180_000);

/** Everything that a run consists of: its own process, and PostgreSQL, which stands apart. */
const processesOf = (pid: number, dataDir: string) => [pid, ...workingOn(dataDir)].flatMap(familyOf);

test('Ctrl-C ends it within 10 seconds and leaves no process, and the next start has all its data', async ({
  newFolder,
  start,
}) => {
  const dataDir = newFolder();
  const first = await start({ dataDir });
  await createOrganization(await personByHttp(first.url, demo.admin), 'Kept over a stop');
  const processes = processesOf(first.process.pid as number, dataDir);
  expect(processes.length).toBeGreaterThan(3);
  const pressedAt = Date.now();
  expect(await first.stop('SIGINT')).toBe(0);
  expect(Date.now() - pressedAt).toBeLessThan(10_000);
  expect(whoLives(processes)).toEqual([]);

  const second = await start({ dataDir });
  const names = await organizationNames(await personByHttp(second.url, demo.admin));
  expect(names.filter((name) => name === 'Kept over a stop')).toHaveLength(1);
  expect(names).toContain('Bridgepath College Access');
  // A closed terminal ends it as well.
  expect(await second.stop('SIGHUP')).toBe(0);
  expect(workingOn(dataDir)).toEqual([]);
});

test('after kill -9 the next start has all its data, one PostgreSQL, and lets people in', async ({
  newFolder,
  start,
}) => {
  const dataDir = newFolder();
  const first = await start({ dataDir });
  await createOrganization(await personByHttp(first.url, demo.admin), 'Kept over a kill');
  expect(await first.stop('SIGKILL')).toBeNull();
  const second = await start({ dataDir });
  expect(await organizationNames(await personByHttp(second.url, demo.admin))).toContain('Kept over a kill');
  expect(workingOn(dataDir)).toHaveLength(1);
  expect(await second.stop()).toBe(0);
  expect(workingOn(dataDir)).toEqual([]);
});

test('SIGTERM lets a request that is under way finish, and takes no other', async ({ newFolder, start }) => {
  const product = await start({ dataDir: newFolder() });
  const person = await personByHttp(product.url, demo.admin);
  // The first call of a run asks the provider for its keys, and would come too late for them here.
  await organizationNames(person);
  const answer = await slowRequest(`${product.url}/api/private/graphql/`, person.headers);
  const ended = product.stop('SIGTERM');
  await expect.poll(() => isAnswered(`${product.url}/healthz`)).toBe(false);
  expect(await answer.finish()).toContain('Bridgepath College Access');
  expect(await ended).toBe(0);
});

test('Ctrl-C does not wait for a mail server that never answers', async ({ newFolder, start }) => {
  const mailServer = createServer();
  await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', done));
  const { port } = mailServer.address() as { port: number };
  const called = new Promise((done) => mailServer.once('connection', done));
  const dataDir = newFolder();
  const product = await start({ dataDir, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  await askForNewPassword(product.url, demo.user);
  await called;
  const pressedAt = Date.now();
  await product.stop();
  expect(Date.now() - pressedAt).toBeLessThan(10_000);
  expect(workingOn(dataDir)).toEqual([]);
  mailServer.close();
});

for (const { moment, hasCome, end } of [
  {
    moment: 'SIGTERM while the database is prepared',
    hasCome: (words: string) => words.includes('Preparing the database…'),
    end: ({ pid }: Command) => process.kill(pid, 'SIGTERM'),
  },
  {
    moment: 'Ctrl-C while the tables are made',
    hasCome: (_words: string, dataDir: string) => existsSync(join(dataDir, 'database.json')),
    end: (command: Command) => command.pressCtrlC(),
  },
])
  test(`${moment} leaves nothing running, and the next start is a whole one`, async ({ newFolder, start, run }) => {
    const dataDir = newFolder();
    const port = String(await freePort());
    const command = run(process.execPath, ['server/src/start.ts'], { PORT: port, DATA_DIR: dataDir });
    await expect.poll(() => hasCome(command.output(), dataDir), { intervals: [5], timeout: 60_000 }).toBe(true);
    end(command);
    expect(await command.ended).toBe(0);
    expect(command.output().replace('Preparing the database…\n', '')).toBe('');
    expect(workingOn(dataDir)).toEqual([]);
    const product = await start({ dataDir });
    expect(await organizationNames(await personByHttp(product.url, demo.admin))).toContain('Bridgepath College Access');
  });

for (const { way, end } of [
  { way: 'Ctrl-C in its terminal', end: (command: Command) => command.pressCtrlC() },
  { way: 'SIGTERM to npm', end: ({ pid }: Command) => process.kill(pid, 'SIGTERM') },
])
  test(`npm start ends in good order by ${way}`, async ({ newFolder, run }) => {
    const dataDir = newFolder();
    const command = run('npm', ['start'], { PORT: String(await freePort()), DATA_DIR: dataDir });
    await expect.poll(command.output, { timeout: 120_000 }).toContain('Ctrl-C stops it.');
    const processes = processesOf(command.pid, dataDir);
    end(command);
    await command.ended;
    await expect.poll(() => whoLives(processes), { timeout: 10_000 }).toEqual([]);
  });

/** A call whose head the server has read, and whose body it still waits for. */
async function slowRequest(url: string, headers: Record<string, string>): Promise<{ finish(): Promise<string> }> {
  const body = JSON.stringify({ query: '{ me { organizationUsers { organization { name } } } }' });
  const length = String(Buffer.byteLength(body));
  const call = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': length, expect: '100-continue' },
  });
  const answer = new Promise<string>((resolve, reject) => {
    call.once('response', (response) => resolve(text(response)));
    call.once('error', reject);
  });
  call.flushHeaders();
  await new Promise((resolve) => call.once('continue', resolve));
  call.write(body.slice(0, 5));
  return {
    finish() {
      call.end(body.slice(5));
      return answer;
    },
  };
}

const isAnswered = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );
