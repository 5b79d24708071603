import type { JobState } from '@tassel/contract/job.ts';
import { letterStatuses } from '@tassel/contract/letter-status.ts';
import { sql } from 'kysely';
import { countColumn, type StatusCounts, statusCountsOf } from '#features/letters/letter-counts.ts';
import { userError } from '#platform/errors.ts';
import { isId } from '#platform/ids.ts';
import { containing, type Direction, dayEnd, dayStart, type PageRange } from '#platform/paging.ts';
import type { ViewerContext } from '#server/context.ts';

export type JobFilter = {
  name_contains?: string | null;
  state_in?: JobState[] | null;
  insertTime_gte?: string | null;
  insertTime_lte?: string | null;
  mine?: boolean | null;
};

const orderColumns = {
  NAME: sql.ref('jobs.name'),
  INSERT_TIME: sql.ref('jobs.insert_time'),
  LAST_UPDATED: sql.ref('letter_counts.last_update'),
};
export type JobOrderField = keyof typeof orderColumns;
export type JobOrder = { field: JobOrderField; direction?: Direction | null };

export type JobList = { organizationId: string; filter: JobFilter; orderBy: readonly JobOrder[] };

/** A job with where its letters stand. */
export type Job = Awaited<ReturnType<typeof readJobRows>>[number] & { counts: StatusCounts };

/** The organization's jobs that the filter leaves. */
function jobQuery(
  { db, viewer }: ViewerContext,
  { organizationId, filter }: Pick<JobList, 'organizationId' | 'filter'>,
) {
  const { name_contains, state_in, insertTime_gte, insertTime_lte, mine } = filter;
  return db
    .selectFrom('jobs')
    .innerJoin('letter_counts', 'letter_counts.job_id', 'jobs.id')
    .where('jobs.organization_id', '=', organizationId)
    .$if(Boolean(mine), (query) => query.where('jobs.person_id', '=', viewer.personId))
    .$if(Boolean(name_contains), (query) => query.where('jobs.name', 'ilike', containing(name_contains as string)))
    .$if(Boolean(state_in), (query) =>
      query.where('letter_counts.state', 'in', state_in?.length ? state_in : [null as never]),
    )
    .$if(Boolean(insertTime_gte), (query) =>
      query.where('jobs.insert_time', '>=', dayStart('insertTime_gte', insertTime_gte as string)),
    )
    .$if(Boolean(insertTime_lte), (query) =>
      query.where('jobs.insert_time', '<', dayEnd('insertTime_lte', insertTime_lte as string)),
    );
}

const readJobRows = (query: ReturnType<typeof jobQuery>) =>
  query
    .innerJoin('people', 'people.id', 'jobs.person_id')
    .select([
      'jobs.id',
      'jobs.organization_id as organizationId',
      'jobs.person_id as personId',
      'jobs.name',
      'jobs.insert_time as insertTime',
      'jobs.notify_on_completion as notifyOnCompletion',
      'jobs.manual_review_enabled as manualReviewEnabled',
      'jobs.purge_letter_files_after as purgeLetterFilesAfter',
      'letter_counts.last_update as lastUpdated',
      'letter_counts.state',
      'people.first_name as firstName',
      'people.last_name as lastName',
    ])
    .select(letterStatuses.map(countColumn))
    .execute();

const withCounts = (rows: Awaited<ReturnType<typeof readJobRows>>): Job[] =>
  rows.map((row) => ({ ...row, counts: statusCountsOf(row) }));

/** The newest first, unless asked otherwise; ties are broken by id. */
export async function readJobs(context: ViewerContext, list: JobList, range: PageRange): Promise<Job[]> {
  const orders: readonly JobOrder[] = list.orderBy.length
    ? list.orderBy
    : [{ field: 'INSERT_TIME', direction: 'DESC' }];
  const way = ({ direction }: Pick<JobOrder, 'direction'>) => sql.raw(direction === 'DESC' ? 'desc' : 'asc');
  const terms = orders.map((order) => sql`${orderColumns[order.field]} ${way(order)}`);
  const order = sql.join([...terms, sql`jobs.id ${way(orders[0] ?? {})}`]) as never;
  return withCounts(await readJobRows(jobQuery(context, list).orderBy(order).limit(range.limit).offset(range.offset)));
}

export async function countJobs(context: ViewerContext, list: JobList): Promise<number> {
  const { count } = await jobQuery(context, list).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return count;
}

export async function readJob(context: ViewerContext, organizationId: string, id: string): Promise<Job> {
  const query = jobQuery(context, { organizationId, filter: {} });
  const [job] = isId(id) ? withCounts(await readJobRows(query.where('jobs.id', '=', id))) : [];
  if (!job) throw userError('NOT_FOUND', 'Job not found.');
  return job;
}
