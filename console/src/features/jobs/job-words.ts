import { counted } from '#ui/counted.ts';
import { totalOf, unfinishedOf } from './job-counts.ts';
import type { JobRow } from './state.ts';

export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

export const lettersOf = (jobs: readonly JobRow[]) =>
  jobs.reduce((sum, { statusCounts }) => sum + totalOf(statusCounts), 0);

export const unfinishedLettersOf = (jobs: readonly JobRow[]) =>
  jobs.reduce((sum, { statusCounts }) => sum + unfinishedOf(statusCounts), 0);

/** "April letters", "3 jobs". */
export function jobsWords(jobs: readonly JobRow[]): string {
  const [first] = jobs;
  return jobs.length === 1 && first ? first.name : counted(jobs.length, 'job');
}

/** "files kept 90 days". */
export function purgeFact(days: number | null | undefined): string {
  if (days === null || days === undefined) return 'files kept';
  if (days === 0) return 'files deleted the night after';
  return `files kept ${counted(days, 'day')}`;
}
