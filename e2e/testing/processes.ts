import { readdirSync, readFileSync } from 'node:fs';

type Process = { pid: number; parent: number; args: string[] };

/** The living processes of this machine. Zombies, which only wait to be counted, are none. */
export function livingProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)));
}

function readProcess(pid: number): Process[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    if (/^State:\s+Z/m.test(status)) return [];
    const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return [{ pid, parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]), args }];
  } catch {
    // It ended between the listing and the look.
    return [];
  }
}

/** A process with all that it started and that still hangs on it. */
export function familyOf(pid: number): number[] {
  const all = livingProcesses();
  const below = (parent: number): number[] =>
    all.filter((process) => process.parent === parent).flatMap((process) => [process.pid, ...below(process.pid)]);
  return [pid, ...below(pid)];
}

/** Whatever works on the files of a data folder: the PostgreSQL server itself, or a program that prepares it. */
export function workingOn(dataDir: string): number[] {
  const isFile = (text: string) => text === dataDir || text.startsWith(`${dataDir}/`);
  return livingProcesses()
    .filter(({ args }) => /\/(postgres|initdb|pg_ctl)$/.test(args[0] ?? '') && args.some(isFile))
    .map(({ pid }) => pid);
}

export function whoLives(pids: number[]): number[] {
  const living = new Set(livingProcesses().map(({ pid }) => pid));
  return pids.filter((pid) => living.has(pid));
}
