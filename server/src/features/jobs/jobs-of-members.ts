import { sql } from 'kysely';
import { loadTogether } from '#platform/load-together.ts';
import { pageRange } from '#platform/paging.ts';
import type { ViewerContext } from '#server/context.ts';
import { type Page, pageOf } from '#server/graphql-pages.ts';

export type MemberJob = { id: string; name: string; insertTime: Date };

const firstPage = pageRange({});

/** How many jobs each of these members has created in their organization, and the newest of them. */
const readTogether = loadTogether(async ({ db }: ViewerContext, membershipIds: string[]) => {
  const rows = await db
    .selectFrom('organization_users')
    .innerJoinLateral(
      (members) =>
        members
          .selectFrom('jobs')
          .whereRef('jobs.organization_id', '=', 'organization_users.organization_id')
          .whereRef('jobs.person_id', '=', 'organization_users.person_id')
          .orderBy('jobs.insert_time', 'desc')
          .orderBy('jobs.id', 'desc')
          .limit(firstPage.limit)
          .select(['jobs.id', 'jobs.name', 'jobs.insert_time as insertTime'])
          .select(sql<number>`count(*) over ()`.as('itemsCount'))
          .as('newest'),
      (join) => join.onTrue(),
    )
    .where('organization_users.id', 'in', membershipIds)
    .orderBy('newest.insertTime', 'desc')
    .orderBy('newest.id', 'desc')
    .select(['organization_users.id as membershipId', 'newest.id', 'newest.name', 'newest.insertTime', 'itemsCount'])
    .execute();
  const byMember = Map.groupBy(rows, ({ membershipId }) => membershipId);
  return new Map([...byMember].map(([id, jobs]) => [id, pageOf(firstPage, jobs[0]?.itemsCount ?? 0, jobs)]));
});

/** One member's; those who have created no job have an empty page. */
export const jobsOfMember = async (context: ViewerContext, membershipId: string): Promise<Page<MemberJob>> =>
  (await readTogether(context, membershipId)) ?? pageOf(firstPage, 0, []);
