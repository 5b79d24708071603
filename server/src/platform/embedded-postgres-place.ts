import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type Account, accountFor, canEnter, giveTo, runAs } from './embedded-postgres-account.ts';
import { StartRefused } from './start-refused.ts';

/** Where the database files lie, and whose they are. */
export type Place = { files: string; account: Account };

/** `database.json` of the data folder. `place` is relative while the files lie in the data folder, so that it can move. */
export type DatabaseRecord = { port: number; password: string; place: string };

export function isInitialized(files: string): boolean {
  return existsSync(join(files, 'PG_VERSION'));
}

export function readRecord(dataDir: string): DatabaseRecord | undefined {
  const file = join(dataDir, 'database.json');
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw new StartRefused(`${file} can't be read by this user. Run Tassel as the user that owns it.`);
  }
}

export function writeRecord(dataDir: string, place: Place, settings: { port: number; password: string }): void {
  const inside = relative(dataDir, place.files);
  const record: DatabaseRecord = { ...settings, place: inside.startsWith('..') ? place.files : inside };
  const file = join(dataDir, 'database.json');
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
  // Root may serve a user's folder for a while: the file stays the user's.
  if (process.getuid?.() === 0 && existsSync(file)) chownSync(unfinished, statSync(file).uid, statSync(file).gid);
  renameSync(unfinished, file);
}

/** Files that exist are always found again: only a first start chooses. */
export async function findPlace(dataDir: string, outsideDir: string, record?: DatabaseRecord): Promise<Place> {
  const inside = join(dataDir, 'postgres');
  const outside = join(outsideDir, createHash('sha256').update(dataDir).digest('hex').slice(0, 16), 'postgres');
  refuseForeignFiles(inside);
  const recorded = record && resolve(dataDir, record.place);
  if (recorded && !isInitialized(recorded)) throw new StartRefused(missingFiles(dataDir, recorded));
  const existing = recorded ?? [inside, outside].find(isInitialized);
  return existing ? reachablePlace(existing) : newPlace(inside, outside);
}

export function placeNote(dataDir: string, place: Place): string | undefined {
  if (!relative(dataDir, place.files).startsWith('..')) return undefined;
  return `Database files: ${place.files} (PostgreSQL does not run as root, and ${place.account.name} can't reach ${dataDir})`;
}

function missingFiles(dataDir: string, files: string): string {
  const record = join(dataDir, 'database.json');
  return `The database files of this data folder are missing (${files}). Bring them back, or delete ${record} to start empty.`;
}

function refuseForeignFiles(files: string): void {
  const uid = process.getuid?.();
  if (uid === 0 || !existsSync(files) || statSync(files).uid === uid) return;
  throw new StartRefused(
    `The database files (${files}) belong to another user. Run Tassel as that user or as root, or set DATA_DIR to another folder.`,
  );
}

async function reachablePlace(files: string): Promise<Place> {
  const account = accountFor(files);
  if (await canEnter(account, files)) return { files, account };
  throw new StartRefused(`PostgreSQL runs as ${account.name}, who can't reach its files (${files}). Let it enter.`);
}

async function newPlace(inside: string, outside: string): Promise<Place> {
  const account = accountFor(undefined);
  if (await canHold(account, dirname(inside))) return { files: inside, account };
  makeOutside(dirname(outside), account);
  if (await canEnter(account, dirname(outside))) return { files: outside, account };
  throw new StartRefused(
    `${account.name}, who runs PostgreSQL for root, can't reach ${dirname(inside)} or ${dirname(outside)}. Set DATA_DIR to a folder that others may enter, or set DATABASE_URL.`,
  );
}

/** Tried with a real folder: modes, mounts and file systems without owners all have a say. */
async function canHold(account: Account, parent: string): Promise<boolean> {
  const probe = join(parent, `postgres-probe-${randomBytes(4).toString('hex')}`);
  try {
    mkdirSync(probe, { mode: 0o700 });
    giveTo(account, probe);
    return (await runAs(account, '/bin/sh', ['-c', 'test -w "$1" && test -x "$1"', 'sh', probe])).ok;
  } catch (error) {
    if (account.uid === undefined) throw error;
    return false;
  } finally {
    rmSync(probe, { recursive: true, force: true });
  }
}

function makeOutside(folder: string, account: Account): void {
  // The mode is set apart, because root's umask may close what mkdir makes.
  if (mkdirSync(dirname(folder), { recursive: true })) chmodSync(dirname(folder), 0o755);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveTo(account, folder);
}
