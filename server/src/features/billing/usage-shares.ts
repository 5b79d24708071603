import { sql } from 'kysely';
import { requireRole } from '#features/session/require-role.ts';
import { type PageInput, pageRange } from '#platform/paging.ts';
import type { ViewerContext } from '#server/context.ts';
import { type Page, pageOf } from '#server/graphql-pages.ts';
import { requireMonth } from './prices.ts';
import type { UsageInput } from './read-usage.ts';
import { usageCounts, usageOf } from './usage-of-month.ts';

type Share = { classifications: number; byCredit: number; manualReviews: number };
export type PersonShare = Share & { firstName: string; lastName: string; email: string };
/** `name` is null where the job was deleted: what it used stays on the bill (D 13). */
export type JobShare = Share & { jobId: string; name: string | null };

type Input = UsageInput & PageInput;

/** What was charged in the month by one of its columns, the largest share first. */
function shares(context: ViewerContext, input: Input, column: 'person_id' | 'job_id') {
  const { organizationId } = requireRole(context, input.organizationId, 'ADMIN');
  const range = pageRange(input);
  const records = usageOf(context, organizationId, requireMonth(context, input));
  const largest = records
    .groupBy(column)
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(column)
    .limit(range.limit)
    .offset(range.offset)
    .select(`${column} as id`)
    .select(usageCounts)
    .select(sql<number>`count(*)`.as('total'));
  const count = records.select(({ fn }) => fn.count<number>(column).distinct().as('itemsCount'));
  return { organizationId, range, largest, count };
}

/** Who used how much: whoever created the job. */
export async function readUsageByPerson(context: ViewerContext, input: Input): Promise<Page<PersonShare>> {
  const { range, largest, count } = shares(context, input, 'person_id');
  const [items, { itemsCount }] = await Promise.all([
    context.db
      .selectFrom(largest.as('share'))
      .innerJoin('people', 'people.id', 'share.id')
      .orderBy('total', 'desc')
      .orderBy('share.id')
      .select(['classifications', 'byCredit', 'manualReviews'])
      .select(['first_name as firstName', 'last_name as lastName', 'email'])
      .execute(),
    count.executeTakeFirstOrThrow(),
  ]);
  return pageOf(range, itemsCount, items);
}

/** Which jobs used how much. */
export async function readUsageByJob(context: ViewerContext, input: Input): Promise<Page<JobShare>> {
  const { organizationId, range, largest, count } = shares(context, input, 'job_id');
  const [items, { itemsCount }] = await Promise.all([
    context.db
      .selectFrom(largest.as('share'))
      .leftJoin('jobs', (join) =>
        join.onRef('jobs.id', '=', 'share.id').on('jobs.organization_id', '=', organizationId),
      )
      .orderBy('total', 'desc')
      .orderBy('share.id')
      .select(['share.id as jobId', 'jobs.name', 'classifications', 'byCredit', 'manualReviews'])
      .execute(),
    count.executeTakeFirstOrThrow(),
  ]);
  return pageOf(range, itemsCount, items);
}
