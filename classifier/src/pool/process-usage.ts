import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts a process's time in these; every architecture has the same. */
const ticksPerSecond = 100;

/** Memory in use by a process; 0 where the system does not tell, and the limits inside the child must do. */
export function residentBytes(pid: number | undefined): number {
  return Number(/VmRSS:\s*(\d+) kB/.exec(processFile(pid, 'status'))?.[1] ?? 0) * 1024;
}

/** Work that a process has done, all its threads together; 0 where the system does not tell. */
export function cpuMs(pid: number | undefined): number {
  // The name of the program stands in brackets and may hold blanks; user and system time are the 12th and 13th after it.
  const fields = processFile(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1000) / ticksPerSecond;
}

/** The processes that a process started and that have not ended. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((each) => each > 0 && /^PPid:\s*(\d+)/m.exec(processFile(each, 'status'))?.[1] === String(pid));
}

function processFile(pid: number | undefined, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
