import { requireRole } from '#features/session/require-role.ts';
import type { ViewerContext } from '#server/context.ts';

export type JobInReview = { id: string; name: string; letterCount: number };

const mostJobs = 200;

/** The jobs that have letters in review, the oldest first. */
export async function readJobsInReview(
  context: ViewerContext,
  input: { organizationId?: string | null },
): Promise<JobInReview[]> {
  const { organizationId } = requireRole(context, input.organizationId, 'REVIEWER');
  return context.db
    .selectFrom('letter_counts')
    .innerJoin('jobs', 'jobs.id', 'letter_counts.job_id')
    .where('letter_counts.organization_id', '=', organizationId)
    .where('letter_counts.manual_review', '>', 0)
    .orderBy('jobs.id')
    .limit(mostJobs)
    .select(['jobs.id', 'jobs.name', 'letter_counts.manual_review as letterCount'])
    .execute();
}
