import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { demo } from './testing/people.ts';
import { createOrganization, organizationNames, personByHttp } from './testing/person-by-http.ts';
import { familyOf, whoLives, workingOn } from './testing/processes.ts';
import { freePort, startProduct, temporaryFolder } from './testing/start-product.ts';
import { type Command, runInTerminal } from './testing/terminal.ts';

test.setTimeout(180_000);

let folder: ReturnType<typeof temporaryFolder>;
test.beforeEach(() => {
  folder = temporaryFolder();
});
test.afterEach(() => folder.remove());

const start = () => startProduct({ dataDir: folder.path });

/** Everything that a run consists of: its own process, and PostgreSQL, which stands apart. */
const processesOf = (pid: number) => [pid, ...workingOn(folder.path)].flatMap(familyOf);

test('Ctrl-C ends it within 10 seconds and leaves no process, and the next start has all its data', async () => {
  const first = await start();
  await createOrganization(await personByHttp(first.url, demo.admin), 'Kept over a stop');
  const processes = processesOf(first.process.pid as number);
  expect(processes.length).toBeGreaterThan(3);
  const pressedAt = Date.now();
  expect(await first.stop('SIGINT')).toBe(0);
  expect(Date.now() - pressedAt).toBeLessThan(10_000);
  expect(whoLives(processes)).toEqual([]);

  const second = await start();
  const names = await organizationNames(await personByHttp(second.url, demo.admin));
  expect(names.filter((name) => name === 'Kept over a stop')).toHaveLength(1);
  expect(names).toContain('Bridgepath College Access');
  await second.stop();
});

test('after kill -9 the next start has all its data, one PostgreSQL, and lets people in', async () => {
  const first = await start();
  await createOrganization(await personByHttp(first.url, demo.admin), 'Kept over a kill');
  expect(await first.stop('SIGKILL')).toBeNull();
  const second = await start();
  expect(await organizationNames(await personByHttp(second.url, demo.admin))).toContain('Kept over a kill');
  expect(workingOn(folder.path)).toHaveLength(1);
  expect(await second.stop()).toBe(0);
  expect(workingOn(folder.path)).toEqual([]);
});

test('SIGTERM lets a request that is under way finish, and takes no other', async () => {
  const product = await start();
  const person = await personByHttp(product.url, demo.admin);
  // The first call of a run asks the provider for its keys, and would come too late for them here.
  await organizationNames(person);
  const answer = await slowRequest(`${product.url}/api/private/graphql/`, person.headers);
  const ended = product.stop('SIGTERM');
  await expect.poll(() => isAnswered(`${product.url}/healthz`)).toBe(false);
  expect(await answer.finish()).toContain('Bridgepath College Access');
  expect(await ended).toBe(0);
});

for (const { moment, hasCome, end } of [
  {
    moment: 'SIGTERM while the database is prepared',
    hasCome: (words: string) => words.includes('Preparing the database…'),
    end: ({ pid }: Command) => process.kill(pid, 'SIGTERM'),
  },
  {
    moment: 'Ctrl-C while the tables are made',
    hasCome: () => existsSync(join(folder.path, 'database.json')),
    end: (command: Command) => command.pressCtrlC(),
  },
])
  test(`${moment} leaves nothing running, and the next start is a whole one`, async () => {
    const port = String(await freePort());
    const command = runInTerminal(process.execPath, ['server/src/start.ts'], { PORT: port, DATA_DIR: folder.path });
    await expect.poll(() => hasCome(command.output()), { intervals: [5], timeout: 60_000 }).toBe(true);
    end(command);
    expect(await command.ended).toBe(0);
    expect(command.output().replace('Preparing the database…\n', '')).toBe('');
    expect(workingOn(folder.path)).toEqual([]);
    const product = await start();
    expect(await organizationNames(await personByHttp(product.url, demo.admin))).toContain('Bridgepath College Access');
    await product.stop();
  });

for (const { way, end } of [
  { way: 'Ctrl-C in its terminal', end: (command: Command) => command.pressCtrlC() },
  { way: 'SIGTERM to npm', end: ({ pid }: Command) => process.kill(pid, 'SIGTERM') },
])
  test(`npm start ends in good order by ${way}`, async () => {
    const command = runInTerminal('npm', ['start'], { PORT: String(await freePort()), DATA_DIR: folder.path });
    await expect.poll(command.output, { timeout: 120_000 }).toContain('Ctrl-C stops it.');
    const processes = processesOf(command.pid);
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
