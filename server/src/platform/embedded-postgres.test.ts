import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts';
import { installedBinaries } from './embedded-postgres-binaries.ts';
import { StartRefused } from './start-refused.ts';

type Told = { url: string; adopted: boolean; place: string; note?: string; refused?: string; kind?: string };

const childFile = join(import.meta.dirname, '../testing/run-embedded-postgres.ts');
const nobody = 65534;
const isRoot = process.getuid?.() === 0;
// A checkout in a folder that only root enters can't be run by nobody.
const nobodyRunsNode =
  isRoot && spawnSync(process.execPath, ['--check', childFile], { uid: nobody, cwd: '/' }).status === 0;

vi.setConfig({ testTimeout: 60_000 });

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

function temporaryFolder(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-launcher-'));
  chmodSync(folder, mode);
  cleaning.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dataDir: string, options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => {}, ...options });
  cleaning.push(() => server.stop());
  return server;
}

async function startChild(options: { dataDir: string } & Record<string, unknown>, uid?: number) {
  const child = spawn(process.execPath, [childFile, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: '/',
    uid,
    gid: uid,
  });
  cleaning.push(() => end(child, 'SIGTERM'));
  const [line] = await once(child.stdout, 'data');
  return { child, told: JSON.parse(String(line)) as Told };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function postmasterPid(place: string): number {
  return Number(readFileSync(join(place, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

test('serves a durable database on loopback alone, with a password that only the owner reads', async () => {
  const dataDir = join(temporaryFolder(), 'not/there/yet');
  const server = await start(dataDir);
  const settings = `select current_setting('fsync') fsync, current_setting('listen_addresses') addresses,
    current_setting('unix_socket_directories') sockets, current_setting('server_encoding') encoding,
    current_database() name, lower('É') = 'é' capitals`;
  expect(await query(server.url, settings)).toEqual([
    { fsync: 'on', addresses: '127.0.0.1', sockets: '', encoding: 'UTF8', name: 'tassel', capitals: true },
  ]);
  expect(statSync(join(dataDir, 'database.json')).mode & 0o777).toBe(0o600);
  expect(server).toMatchObject({ adopted: false, place: join(dataDir, 'postgres'), note: undefined });
  await expect(query(server.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password');
});

test('keeps the data over a stop, and stopping twice is the same as once', async () => {
  const dataDir = temporaryFolder();
  const first = await start(dataDir);
  await query(first.url, 'create table kept as select 7 as figure');
  await Promise.all([first.stop(), first.stop()]);
  expect(existsSync(join(first.place, 'postmaster.pid'))).toBe(false);
  const second = await start(dataDir);
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'select figure from kept')).toEqual([{ figure: 7 }]);
});

test('adopts the server of a killed Tassel, five times, and loses nothing', async () => {
  const dataDir = temporaryFolder();
  for (let round = 0; round < 5; round++) {
    const { child, told } = await startChild({ dataDir });
    expect(told.adopted).toBe(round > 0);
    await query(told.url, 'create table if not exists kept (round int)');
    await query(told.url, `insert into kept values (${round})`);
    await end(child, 'SIGKILL');
  }
  const server = await start(dataDir);
  expect(server.adopted).toBe(true);
  expect(await query(server.url, 'select count(*)::int from kept')).toEqual([{ count: 5 }]);
});

test('starts again after a kill of PostgreSQL itself', async () => {
  const dataDir = temporaryFolder();
  const { child, told } = await startChild({ dataDir });
  await query(told.url, 'create table kept as select 7 as figure');
  await end(child, 'SIGKILL');
  process.kill(postmasterPid(told.place), 'SIGKILL');
  const server = await start(dataDir);
  expect(server.adopted).toBe(false);
  expect(await query(server.url, 'select figure from kept')).toEqual([{ figure: 7 }]);
});

test("is not stopped by the terminal's Ctrl-C", async () => {
  const server = await start(temporaryFolder());
  const groupOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[2];
  expect(groupOf(postmasterPid(server.place))).not.toBe(groupOf(process.pid));
});

test('refuses a second start on the same folder with one line', async () => {
  const dataDir = temporaryFolder();
  await start(dataDir);
  const refusal = start(join(dataDir, '.'));
  await expect(refusal).rejects.toBeInstanceOf(StartRefused);
  await expect(refusal).rejects.toThrow(
    `Tassel already runs on this data folder (${dataDir}). Stop it first, or set DATA_DIR to another folder.`,
  );
});

test('of two starts at once, one serves', async () => {
  const dataDir = temporaryFolder();
  const both = await Promise.all([startChild({ dataDir }), startChild({ dataDir })]);
  expect(both.filter(({ told }) => told.kind === 'StartRefused')).toHaveLength(1);
  expect(both.filter(({ told }) => told.url)).toHaveLength(1);
});

test('takes another port when its own is taken', async () => {
  const dataDir = temporaryFolder();
  const first = await start(dataDir);
  await first.stop();
  const other = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
  cleaning.push(() => other.close());
  const second = await start(dataDir);
  expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('opens its database again when database.json was lost', async () => {
  const dataDir = temporaryFolder();
  const { child, told } = await startChild({ dataDir });
  await query(told.url, 'create table kept as select 7 as figure');
  await end(child, 'SIGKILL');
  rmSync(join(dataDir, 'database.json'));
  const server = await start(dataDir);
  expect(await query(server.url, 'select figure from kept')).toEqual([{ figure: 7 }]);
});

test('a lock file with the number of another living process does not hinder it', async () => {
  const dataDir = temporaryFolder();
  const first = await start(dataDir);
  const lockFile = join(first.place, 'postmaster.pid');
  const words = readFileSync(lockFile, 'utf8');
  await first.stop();
  const { uid, gid } = statSync(first.place);
  const sleeper = spawn('sleep', ['60'], { uid: isRoot ? uid : undefined, gid: isRoot ? gid : undefined });
  cleaning.push(() => end(sleeper, 'SIGKILL'));
  const forged = spawnSync('tee', [lockFile], {
    input: words.replace(/^\d+/, String(sleeper.pid)),
    uid: isRoot ? uid : undefined,
  });
  expect(forged.status).toBe(0);
  const second = await start(dataDir);
  expect(second.adopted).toBe(false);
  expect(sleeper.signalCode).toBeNull();
});

test.runIf(isRoot)(
  'as root, puts the files elsewhere when the data folder is closed to others, and finds them again',
  async () => {
    const outsideDir = temporaryFolder();
    const closed = temporaryFolder(0o700);
    const native = join(closed, 'package/native');
    cpSync(installedBinaries(), native, { recursive: true, verbatimSymlinks: true });
    cpSync(join(installedBinaries(), '../package.json'), join(closed, 'package/package.json'));
    const dataDir = join(closed, 'data');
    const first = await start(dataDir, { outsideDir, binaries: native });
    expect(first.place.startsWith(outsideDir)).toBe(true);
    expect(first.note).toContain(first.place);
    expect(statSync(first.place).mode & 0o777).toBe(0o700);
    await query(first.url, 'create table kept as select 7 as figure');
    await first.stop();
    chmodSync(closed, 0o755);
    const second = await start(dataDir, { outsideDir, binaries: native });
    expect(second.place).toBe(first.place);
    expect(await query(second.url, 'select figure from kept')).toEqual([{ figure: 7 }]);
  },
);

test.runIf(nobodyRunsNode)('an ordinary user with read-only binaries works on a copy of them', async () => {
  const folder = temporaryFolder();
  const native = join(folder, 'package/native');
  cpSync(installedBinaries(), native, { recursive: true, filter: (path) => !/\.so\.60$/.test(path) });
  cpSync(join(installedBinaries(), '../package.json'), join(folder, 'package/package.json'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o777);
  const { told } = await startChild({ dataDir, binaries: native }, nobody);
  expect(await query(told.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(statSync(told.place).uid).toBe(nobody);
  expect(existsSync(join(dataDir, 'postgres-binaries-18.4.0-beta.17'))).toBe(true);
});

test.runIf(nobodyRunsNode)(
  'root serves the files that an ordinary user began, and the user goes on after',
  async () => {
    const dataDir = temporaryFolder(0o777);
    const first = await startChild({ dataDir }, nobody);
    await query(first.told.url, 'create table kept as select 7 as figure');
    await end(first.child, 'SIGTERM');
    const asRoot = await start(dataDir);
    expect(await query(asRoot.url, 'select figure from kept')).toEqual([{ figure: 7 }]);
    await asRoot.stop();
    expect(statSync(join(dataDir, 'database.json')).uid).toBe(nobody);
    const again = await startChild({ dataDir }, nobody);
    expect(await query(again.told.url, 'select figure from kept')).toEqual([{ figure: 7 }]);
  },
);

test.runIf(nobodyRunsNode)('an ordinary user is told that the files belong to another', async () => {
  const dataDir = temporaryFolder(0o777);
  await (await start(dataDir)).stop();
  const { told } = await startChild({ dataDir }, nobody);
  expect(told.kind).toBe('StartRefused');
});
