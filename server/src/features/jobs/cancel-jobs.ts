import { cancelLetters } from '#features/letters/cancel-letters.ts';
import type { ViewerContext } from '#server/context.ts';
import { type JobListInput, jobsToChange } from './jobs-to-change.ts';

export type CanceledJob = { jobId: string; canceledLetterCount: number };

/** Ends every letter of these jobs that is PENDING or in MANUAL_REVIEW, and counts them (D 13). */
export async function cancelJobs(context: ViewerContext, input: JobListInput): Promise<CanceledJob[]> {
  const { organizationId, jobIds } = await jobsToChange(context, input);
  const changed = await cancelLetters(context, organizationId, { jobIds });
  const byJob = Map.groupBy(changed, ({ jobId }) => jobId);
  return jobIds.map((jobId) => ({ jobId, canceledLetterCount: byJob.get(jobId)?.length ?? 0 }));
}
