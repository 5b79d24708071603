import { spawn } from 'node:child_process';
import { existsSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartRefused } from './start-refused.ts';

/** Who runs PostgreSQL: without ids, the user of this process. */
export type Account = { name: string; uid?: number; gid?: number };

export type Outcome = { ok: boolean; stdout: string; stderr: string };

/** PostgreSQL refuses to run as root, so root hands it to another user: the files' owner, `postgres` or `nobody`. */
export function accountFor(existingFiles: string | undefined): Account {
  if (process.getuid?.() !== 0) return { name: 'this user' };
  const owner = existingFiles && existsSync(existingFiles) ? statSync(existingFiles) : undefined;
  const users = passwdUsers();
  if (owner && owner.uid !== 0) {
    const name = users.find((user) => user.uid === owner.uid)?.name ?? `user ${owner.uid}`;
    return { name, uid: owner.uid, gid: owner.gid };
  }
  const account = users.find((user) => user.name === 'postgres') ?? users.find((user) => user.name === 'nobody');
  if (account) return account;
  throw new StartRefused(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody". Run Tassel as another user, or set DATABASE_URL.',
  );
}

function passwdUsers(): Account[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
}

/**
 * Runs a program as the account. The environment is short because PGPORT and its like would change what it does; the
 * session is its own, so that a Ctrl-C in the terminal ends Tassel in good order and not a program in mid-work.
 */
export async function runAs(account: Account, file: string, args: string[], input = ''): Promise<Outcome> {
  const { uid, gid } = account;
  const env = { PATH: process.env.PATH, LC_ALL: 'C' };
  const child = spawn(file, args, { uid, gid, env, cwd: '/', detached: true });
  // A program that ends without reading its input is judged by its exit code alone.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const ended = new Promise<{ ok: boolean; problem: string }>((resolve) => {
    child.once('error', (error) => resolve({ ok: false, problem: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, problem: `${file} ended with ${code}` }));
  });
  const [stdout, stderr, { ok, problem }] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { ok, stdout, stderr: stderr || (ok ? '' : problem) };
}

export async function canEnter(account: Account, folder: string): Promise<boolean> {
  return (await runAs(account, '/bin/sh', ['-c', 'test -x "$1"', 'sh', folder])).ok;
}

export function giveTo(account: Account, folder: string): void {
  const { uid, gid } = account;
  if (uid === undefined || gid === undefined) return;
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of ['', ...inside]) lchownSync(join(folder, path), uid, gid);
}
