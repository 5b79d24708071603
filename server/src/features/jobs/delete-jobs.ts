import { deleteLetters } from '#features/letters/delete-letters.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { type JobListInput, jobsToChange } from './jobs-to-change.ts';

/** Removes jobs with their letters and files, all or none; never what was charged (D 13). */
export async function deleteJobs(context: ViewerContext, input: JobListInput): Promise<number> {
  return inTransaction(context, async (context) => {
    const { organizationId, jobIds } = await jobsToChange(context, input);
    await deleteLetters(context, organizationId, jobIds);
    await context.db
      .deleteFrom('jobs')
      .where('organization_id', '=', organizationId)
      .where('id', 'in', jobIds)
      .execute();
    return jobIds.length;
  });
}
