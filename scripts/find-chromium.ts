import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runShown } from './programs.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium that runs, installed when there is none. */
export async function findOrInstallChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium for the browser tests…');
  const installed = process.getuid?.() === 0 ? await installAsRoot() : await installForUser(['chromium']);
  if (installed) return installed;
  throw new Error('No Chromium was found, and none could be installed. Set CHROMIUM_PATH to one.');
}

function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return runs(given) ? given : undefined;
  return candidates().find(runs);
}

function candidates(): string[] {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  return [...names.flatMap(inPath), ...globSync(join(cache, 'chromium-*/chrome-linux*/chrome'))];
}

function inPath(name: string): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name));
}

// A file is not enough: some distributions put a script in its place that only tells how to install it.
function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

async function installAsRoot(): Promise<string | undefined> {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  if (inPath('apt-get').some(runs)) {
    await runShown('apt-get', ['update'], quiet);
    await runShown('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
  }
  return findChromium() ?? installForUser(['--with-deps', 'chromium']);
}

async function installForUser(args: string[]): Promise<string | undefined> {
  await runShown('playwright', ['install', ...args]);
  return findChromium();
}
