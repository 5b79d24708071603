import { randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { giveTo, runAs } from './embedded-postgres-account.ts';
import type { Place } from './embedded-postgres-place.ts';

/** The files of one PostgreSQL server and the programs (`native/bin`) that serve them. */
export type Cluster = Place & { native: string };

export type ServerSettings = Record<string, string | number>;

export const databaseUser = 'tassel';

const usualSettings: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A file a weekday, each begun anew after a week; statements stay out, because they hold people's words.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgres-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: 0,
  log_truncate_on_rotation: 'on',
  log_checkpoints: 'off',
  log_min_error_statement: 'panic',
};

/** Made beside and renamed, so that an interrupted first start is never taken for a database. */
export async function initialize(cluster: Cluster): Promise<void> {
  const { files, account, native } = cluster;
  for (const leftover of globSync(`${files}-new-*`)) rmSync(leftover, { recursive: true, force: true, maxRetries: 5 });
  const fresh = `${files}-new-${randomBytes(4).toString('hex')}`;
  mkdirSync(fresh, { mode: 0o700 });
  giveTo(account, fresh);
  // C.UTF-8 orders as C does, and knows the capitals of letters beyond ASCII.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const args = ['-D', fresh, '-U', databaseUser, '--auth=trust', '--no-instructions', ...locale];
  const outcome = await runAs(account, join(native, 'bin/initdb'), args);
  if (!outcome.ok) throw new Error(`The database could not be prepared: ${outcome.stderr.trim()}`);
  writeFileSync(join(fresh, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
  renameSync(fresh, files);
}

/** Sets the password without a running server: at the first start, or when `database.json` was lost. */
export async function setPassword(cluster: Cluster, password: string): Promise<void> {
  const statement = `alter role ${databaseUser} password '${password}';\n`;
  const args = ['--single', '-D', cluster.files, 'postgres'];
  const outcome = await runAs(cluster.account, join(cluster.native, 'bin/postgres'), args, statement);
  if (!outcome.ok) throw new Error(`The database password could not be set: ${outcome.stderr.trim()}`);
}

export async function startServer(cluster: Cluster, settings: ServerSettings): Promise<void> {
  const log = join(cluster.files, 'start.log');
  rmSync(log, { force: true });
  const options = Object.entries({ ...usualSettings, ...settings }).map(([name, value]) => `-c ${name}=${value}`);
  // Replaying the log after a crash takes its time: five minutes.
  const args = ['start', '-D', cluster.files, '-w', '-t', '300', '-l', log, '-o', options.join(' ')];
  const outcome = await runAs(cluster.account, join(cluster.native, 'bin/pg_ctl'), args);
  if (outcome.ok) return;
  const words = existsSync(log) ? readFileSync(log, 'utf8') : outcome.stderr;
  throw new Error(`The embedded PostgreSQL did not start:\n${words.trim()}\nMore in ${join(cluster.files, 'log')}`);
}

/** At most five seconds for an orderly end, then two for an abrupt one, from which the next start recovers. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const stop = (mode: string, seconds: string) =>
    runAs(cluster.account, join(cluster.native, 'bin/pg_ctl'), [
      'stop',
      '-D',
      cluster.files,
      '-w',
      '-m',
      mode,
      '-t',
      seconds,
    ]);
  if (!(await stop('fast', '5')).ok) await stop('immediate', '2');
}

/**
 * The living processes of this cluster: each works in its folder. Asked as the account, because root without
 * CAP_SYS_PTRACE (a container) may not look. Zombies have no folder, so that they don't count.
 */
export async function processesOf({ files, account }: Place): Promise<number[]> {
  const script = `for p in /proc/[0-9]*; do
    [ "$p/cwd" -ef "$1" ] && [ "$(cat "$p/comm")" = postgres ] && echo "\${p#/proc/}"
  done 2>/dev/null; true`;
  const { stdout } = await runAs(account, '/bin/sh', ['-c', script, 'sh', files]);
  return stdout.split('\n').filter(Boolean).map(Number);
}

/** Ends what is left of a server that can't be adopted; then its lock file means nothing and goes. */
export async function clearLeftovers(cluster: Cluster): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const left = await processesOf(cluster);
    if (left.length === 0) break;
    for (const pid of left) kill(pid, signal);
    await untilEnded(cluster);
  }
  rmSync(join(cluster.files, 'postmaster.pid'), { force: true });
}

async function untilEnded(cluster: Cluster): Promise<void> {
  const deadline = Date.now() + 5000;
  while (Date.now() < deadline && (await processesOf(cluster)).length > 0) await sleep(50);
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
