import type { Role } from '@tassel/contract/roles.ts';
import { sql } from 'kysely';
import type { Place } from '#features/organizations/graphql.ts';
import { memberColumns, membersOf } from '#features/organizations/members.ts';
import { readOrganization } from '#features/organizations/organizations.ts';
import { requireRole } from '#features/session/require-role.ts';
import { containing, type PageInput, pageRange } from '#platform/paging.ts';
import type { ViewerContext } from '#server/context.ts';
import { type Page, pageOf } from '#server/graphql-pages.ts';

export type MemberOrderField = 'NAME' | 'EMAIL' | 'ROLE' | 'LAST_ACTIVE_TIME';
export type MemberOrder = { field: MemberOrderField; direction: 'ASC' | 'DESC' };
export type MemberFilter = { text_contains?: string | null; role_in?: Role[] | null };

type Input = PageInput & {
  organizationId?: string | null;
  filter?: MemberFilter | null;
  orderBy?: MemberOrder[] | null;
};

const orderColumns: Record<MemberOrder['field'], string> = {
  NAME: `lower(first_name || ' ' || last_name)`,
  EMAIL: 'lower(email)',
  ROLE: 'role',
  LAST_ACTIVE_TIME: `coalesce(last_active_time, '-infinity')`,
};

/** The people of an organization. Reviewers don't read it (D 18). */
export async function readMembers(context: ViewerContext, input: Input): Promise<Page<Place>> {
  const { organizationId } = requireRole(context, input.organizationId, 'USER');
  const range = pageRange(input);
  const members = filtered(context, organizationId, input.filter ?? {});
  const [organization, rows, { count }] = await Promise.all([
    readOrganization(context, organizationId),
    inOrder(members, input.orderBy ?? [])
      .limit(range.limit)
      .offset(range.offset)
      .select(memberColumns)
      .execute(),
    members.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
  ]);
  return pageOf(
    range,
    count,
    rows.map((row) => ({ ...row, organization, user: row })),
  );
}

function filtered(context: ViewerContext, organizationId: string, { text_contains, role_in }: MemberFilter) {
  let members = membersOf(context, organizationId);
  if (role_in?.length) members = members.where('role', 'in', role_in);
  if (!text_contains?.trim()) return members;
  const words = sql<string>`concat_ws(' ', first_name, last_name, email)`;
  return members.where(words, 'ilike', containing(text_contains.trim()));
}

/** By name unless said otherwise; ties are broken by id (D 29). */
function inOrder(members: ReturnType<typeof filtered>, orderBy: MemberOrder[]) {
  const orders: MemberOrder[] = orderBy.length > 0 ? orderBy : [{ field: 'NAME', direction: 'ASC' }];
  let ordered = members;
  for (const { field, direction } of orders)
    ordered = ordered.orderBy(sql.raw(orderColumns[field]), direction === 'ASC' ? 'asc' : 'desc');
  return ordered.orderBy('organization_users.id');
}
