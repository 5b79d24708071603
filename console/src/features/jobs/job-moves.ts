import type { JobState } from '@tassel/contract/job.ts';
import { reviewingMs, workingMs } from '#platform/use-live-refresh.ts';

/** How often a page with jobs in these states looks again; null where nothing moves (D 47). */
export function refreshEveryMs(states: readonly JobState[]): number | null {
  if (states.some((state) => state === 'UPLOADING' || state === 'PROCESSING')) return workingMs;
  return states.includes('IN_REVIEW') ? reviewingMs : null;
}
