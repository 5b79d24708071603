import { type LetterStatus, letterStatuses } from '@tassel/contract/letter-status.ts';
import { type Selectable, sql } from 'kysely';
import { isId } from '#platform/ids.ts';
import type { ViewerContext } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';
import { type LetterFilter, lettersOf, statusesOf } from './letter-filter.ts';
import type { LetterScope } from './letter-scope.ts';

export type StatusCounts = Record<LetterStatus, number>;

type Counts = Selectable<Tables['letter_counts']>;
type CountColumn = Lowercase<LetterStatus>;

/** The column that counts a status. */
export const countColumn = (status: LetterStatus): CountColumn => status.toLowerCase() as CountColumn;

export const statusCountsOf = (counts: Pick<Counts, CountColumn>): StatusCounts =>
  Object.fromEntries(letterStatuses.map((status) => [status, counts[countColumn(status)]])) as StatusCounts;

const asked = new WeakMap<object, Map<string, Promise<StatusCounts>>>();

/** How many letters the filter leaves. All counts of one request that differ only in status are one statement (D 30). */
export async function countLetters(context: ViewerContext, scope: LetterScope, filter: LetterFilter): Promise<number> {
  const known = asked.get(context) ?? new Map<string, Promise<StatusCounts>>();
  asked.set(context, known);
  const { status_in: _, ...rest } = filter;
  const key = JSON.stringify([scope, rest]);
  const counts = known.get(key) ?? readCounts(context, scope, rest);
  known.set(key, counts);
  const byStatus = await counts;
  return statusesOf(scope, filter).reduce((sum, status) => sum + byStatus[status], 0);
}

function readCounts(context: ViewerContext, scope: LetterScope, filter: LetterFilter): Promise<StatusCounts> {
  const { jobId, ...others } = filter;
  return Object.values(others).some(Boolean)
    ? countRows(context, scope, filter)
    : sumCounts(context, scope.organizationId, jobId);
}

/** Whole jobs are counted already. */
async function sumCounts({ db }: ViewerContext, organizationId: string, jobId: string | null | undefined) {
  if (jobId && !isId(jobId)) return emptyCounts();
  const sums = letterStatuses.map((status) =>
    sql<number>`coalesce(sum(${sql.ref(countColumn(status))}), 0)`.as(countColumn(status)),
  );
  const counts = await db
    .selectFrom('letter_counts')
    .where('organization_id', '=', organizationId)
    .$if(Boolean(jobId), (query) => query.where('job_id', '=', jobId as string))
    .select(sums)
    .executeTakeFirstOrThrow();
  return statusCountsOf(counts);
}

async function countRows({ db }: ViewerContext, scope: LetterScope, filter: LetterFilter): Promise<StatusCounts> {
  const rows = await db
    .selectFrom('letters')
    .where(lettersOf(scope, filter))
    .groupBy('status')
    .select(['status', sql<number>`count(*)`.as('count')])
    .execute();
  return { ...emptyCounts(), ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}

const emptyCounts = (): StatusCounts => Object.fromEntries(letterStatuses.map((status) => [status, 0])) as StatusCounts;
