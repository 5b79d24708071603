import { letterStatuses, mayReplaceFile } from '@tassel/contract/letter-status.ts';
import { sql } from 'kysely';
import { lettersOf } from '#features/letters/letter-filter.ts';
import { requireRole } from '#features/session/require-role.ts';
import type { ViewerContext } from '#server/context.ts';

export type MapFigures = {
  letters: number;
  schools: number;
  medianNetPrice: number | null;
  failureRate: number | null;
};
export type StateFigures = MapFigures & { state: string };
export type LetterMap = { all: MapFigures; states: StateFigures[]; withoutState: MapFigures };

type MapFilter = { jobId?: string | null; year?: number | null; organizationId?: string | null };
type Row = MapFigures & { state: string | null; isAll: boolean };

const noFigures: MapFigures = { letters: 0, schools: 0, medianNetPrice: null, failureRate: null };

/** Where the schools of the organization's classified letters are (D 44). */
export async function readLetterMap(context: ViewerContext, input: MapFilter): Promise<LetterMap> {
  const { organizationId } = requireRole(context, input.organizationId, 'USER');
  const rows = await readRows(context, organizationId, input);
  return {
    all: rows.find(({ isAll }) => isAll) ?? noFigures,
    states: rows.filter((row): row is Row & { state: string } => row.state !== null),
    withoutState: rows.find(({ isAll, state }) => !isAll && state === null) ?? noFigures,
  };
}

/** Letters that ended badly. */
const failedStatuses = letterStatuses.filter(mayReplaceFile);
const failed = sql`count(*) filter (where status = any(${failedStatuses}::text[]))`;
const ready = sql`count(*) filter (where status = 'READY')`;
/** The net price of the letter's own page; only figures that are ready can be trusted. */
const median = sql`percentile_cont(0.5) within group (order by net_price) filter (where status = 'READY')`;

/** A row a state, one for letters whose school's state is not known, and one for all of them. */
async function readRows({ db }: ViewerContext, organizationId: string, { jobId, year }: MapFilter): Promise<Row[]> {
  return (
    db
      .selectFrom('letters')
      .where(lettersOf({ organizationId, statuses: letterStatuses }, { jobId, year }))
      // A letter that was canceled before it was read tells nothing.
      .where(sql<boolean>`(school_state is not null or status not in ('PENDING', 'CANCELED'))`)
      .groupBy(sql`grouping sets ((school_state), ())`)
      .orderBy('school_state')
      .select('school_state as state')
      .select(sql<boolean>`grouping(school_state) = 1`.as('isAll'))
      .select(sql<number>`count(*)`.as('letters'))
      .select(sql<number>`count(distinct school_key)`.as('schools'))
      .select(sql<number | null>`round((${median})::numeric, 2)`.as('medianNetPrice'))
      .select(sql<number | null>`(${failed})::float / nullif(${failed} + ${ready}, 0)`.as('failureRate'))
      .execute()
  );
}
