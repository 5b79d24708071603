import { sql } from 'kysely';
import { requireMayChangeJob } from '#features/letters/may-change-job.ts';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { isId } from '#platform/ids.ts';
import type { ViewerContext } from '#server/context.ts';

export type JobListInput = { jobIdList: string[]; organizationId?: string | null };

const maxJobs = 1_000;

/** The jobs that are named, all of which the viewer may change; else none of them (D 18). */
export async function jobsToChange(context: ViewerContext, input: JobListInput) {
  const membership = requireRole(context, input.organizationId, 'USER');
  const jobs = await namedJobs(context, membership.organizationId, input.jobIdList);
  for (const job of jobs) requireMayChangeJob(context, membership, job.person_id);
  return { organizationId: membership.organizationId, jobs, jobIds: jobs.map(({ id }) => id) };
}

/** The jobs of the organization that are named; one that is not there is a refusal. */
export async function namedJobs({ db }: ViewerContext, organizationId: string, jobIdList: readonly string[]) {
  const ids = [...new Set(jobIdList)];
  if (ids.length === 0) throw userError('BAD_INPUT', 'Name at least one job.');
  if (ids.length > maxJobs) throw userError('BAD_INPUT', 'Name at most 1,000 jobs.');
  const jobs = await db
    .selectFrom('jobs')
    .where('organization_id', '=', organizationId)
    .where('id', '=', sql<string>`any(${ids.filter(isId)}::uuid[])`)
    .orderBy('id')
    .select(['id', 'name', 'person_id'])
    .execute();
  if (jobs.length < ids.length) throw userError('NOT_FOUND', 'Job not found.');
  return jobs;
}
