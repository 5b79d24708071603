import type { Role } from '@tassel/contract/roles.ts';
import type { RootState } from '#console/store.ts';
import { useAppSelector } from '#console/store-hooks.ts';

export function selectMembership({ user }: Pick<RootState, 'user'>) {
  return user.profile?.organizationUsers.find(({ organization }) => organization.id === user.organizationId);
}

/** The person's role in the current organization (spec §6). */
export function useRole(): Role | undefined {
  return useAppSelector((state) => selectMembership(state)?.role);
}
