import { audit } from '#features/audit/audit.ts';
import { countedLetters } from '#features/letters/counted-letters.ts';
import { deleteLetters } from '#features/letters/delete-letters.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { type JobListInput, jobsToChange } from './jobs-to-change.ts';

/** Removes jobs with their letters and files, all or none; never what was charged (D 13). */
export async function deleteJobs(context: ViewerContext, input: JobListInput): Promise<number> {
  return inTransaction(context, async (context) => {
    const { organizationId, jobs, jobIds } = await jobsToChange(context, input);
    const byJob = Map.groupBy(await deleteLetters(context, organizationId, jobIds), ({ jobId }) => jobId);
    await context.db
      .deleteFrom('jobs')
      .where('organization_id', '=', organizationId)
      .where('id', 'in', jobIds)
      .execute();
    const deeds = jobs.map(({ id, name }) => {
      const detail = countedLetters(byJob.get(id)?.length ?? 0);
      return { organizationId, action: 'job.deleted', subject: name, detail } as const;
    });
    await audit(context, ...deeds);
    return jobIds.length;
  });
}
