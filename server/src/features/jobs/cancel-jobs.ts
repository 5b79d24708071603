import { audit } from '#features/audit/audit.ts';
import { cancelLetters } from '#features/letters/cancel-letters.ts';
import { countedLetters } from '#features/letters/counted-letters.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { type JobListInput, jobsToChange } from './jobs-to-change.ts';

export type CanceledJob = { jobId: string; canceledLetterCount: number };

/** Ends every letter of these jobs that is PENDING or in MANUAL_REVIEW, and counts them (D 13). */
export async function cancelJobs(context: ViewerContext, input: JobListInput): Promise<CanceledJob[]> {
  return inTransaction(context, async (context) => {
    const { organizationId, jobs, jobIds } = await jobsToChange(context, input);
    const byJob = Map.groupBy(await cancelLetters(context, organizationId, { jobIds }), ({ jobId }) => jobId);
    // A job that had ended already stays as it was: nothing was done to it.
    const deeds = jobs.flatMap(({ id, name }) => {
      const detail = countedLetters(byJob.get(id)?.length ?? 0);
      return byJob.has(id) ? [{ organizationId, action: 'job.canceled', subject: name, detail } as const] : [];
    });
    await audit(context, ...deeds);
    return jobIds.map((jobId) => ({ jobId, canceledLetterCount: byJob.get(jobId)?.length ?? 0 }));
  });
}
