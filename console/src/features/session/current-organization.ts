import type { Role } from '@tassel/contract/roles.ts';

export type Membership = { id: string; role: Role; organization: { id: string; name: string } };

/** The stored organization if it is the person's, else their first (spec §4). */
export function currentOrganizationId(storedId: string | undefined, memberships: Membership[]): string | null {
  const stored = memberships.find(({ organization }) => organization.id === storedId);
  return (stored ?? memberships[0])?.organization.id ?? null;
}
