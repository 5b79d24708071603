import type { Role } from '@tassel/contract/roles.ts';
import { userError } from '#platform/errors.ts';
import { isId } from '#platform/ids.ts';
import type { Context, ViewerContext } from '#server/context.ts';
import { lockOrganization } from './lock-organization.ts';

export type Member = {
  id: string;
  role: Role;
  firstName: string;
  lastName: string;
  email: string;
  lastActiveTime: Date | null;
};

export const maxMembersAtOnce = 100;

type Named = Pick<Member, 'firstName' | 'lastName' | 'email'>;

export const memberName = ({ firstName, lastName, email }: Named): string => `${firstName} ${lastName} (${email})`;

/** The members of an organization with their people, to be narrowed down. */
export function membersOf({ db }: Context, organizationId: string) {
  return db
    .selectFrom('organization_users')
    .innerJoin('people', 'people.id', 'organization_users.person_id')
    .where('organization_users.organization_id', '=', organizationId);
}

export const memberColumns = [
  'organization_users.id',
  'role',
  'first_name as firstName',
  'last_name as lastName',
  'email',
  'last_active_time as lastActiveTime',
] as const;

/**
 * Holds the organization and answers its administrators as they are now: the viewer's role was read before,
 * and somebody may have taken it in between.
 */
export async function lockAdmins(context: Context, organizationId: string): Promise<Set<string>> {
  await lockOrganization(context, organizationId);
  const admins = await context.db
    .selectFrom('organization_users')
    .where('organization_id', '=', organizationId)
    .where('role', '=', 'ADMIN')
    .select('id')
    .execute();
  return new Set(admins.map(({ id }) => id));
}

export function requireStillAdmin({ viewer }: ViewerContext, organizationId: string, admins: Set<string>): void {
  const membership = viewer.memberships.find((candidate) => candidate.organizationId === organizationId);
  if (!membership || !admins.has(membership.id)) throw userError('FORBIDDEN', 'You are no longer an administrator.');
}

export async function readMembersById(context: Context, organizationId: string, ids: string[]): Promise<Member[]> {
  if (ids.length === 0 || ids.length > maxMembersAtOnce)
    throw userError('BAD_INPUT', `Name 1 to ${maxMembersAtOnce} members.`);
  if (!ids.every(isId)) throw userError('NOT_FOUND', 'Member not found.');
  return membersOf(context, organizationId).where('organization_users.id', 'in', ids).select(memberColumns).execute();
}
