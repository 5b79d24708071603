import { jobNameProblem, purgeDaysProblem } from '@tassel/contract/job.ts';

/** How long the letters' files are kept: the organization's rule, a number of days, or for good. */
export const keepChoices = ['organization', '0', '30', '90', '365', 'always', 'other'] as const;
export type KeepChoice = (typeof keepChoices)[number];

export type JobOptions = {
  name: string;
  keep: KeepChoice;
  /** Where none of the choices fits. */
  otherDays: string;
  /** Null until a person decides: the organization's own. */
  manualReview: boolean | null;
  notifyOnCompletion: boolean;
};

export const firstOptions: JobOptions = {
  name: '',
  keep: 'organization',
  otherDays: '',
  manualReview: null,
  notifyOnCompletion: true,
};

/** D 8, by the clock of whoever uploads. */
export function suggestedName(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `Upload ${day} ${two(now.getHours())}:${two(now.getMinutes())}`;
}

/** D 12: undefined leaves it to the organization, null keeps the files for good. */
export function purgeDays({ keep, otherDays }: JobOptions): number | null | undefined {
  if (keep === 'organization') return undefined;
  if (keep === 'always') return null;
  return Number(keep === 'other' ? otherDays : keep);
}

export function nameProblem({ name }: JobOptions): string | undefined {
  return name === '' ? undefined : jobNameProblem(name);
}

export function daysProblem({ keep, otherDays }: JobOptions): string | undefined {
  if (keep !== 'other') return undefined;
  return otherDays.trim() === '' ? 'Enter a number of days.' : purgeDaysProblem(Number(otherDays));
}
