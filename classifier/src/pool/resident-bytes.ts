import { readFileSync } from 'node:fs';

/** Memory in use by a process; 0 where the system does not tell, and the limits inside the child must do. */
export function residentBytes(pid: number | undefined): number {
  try {
    const kilobytes = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s*(\d+) kB/)?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}
