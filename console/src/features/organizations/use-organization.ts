import type { RootState } from '#console/store.ts';
import { useAppSelector } from '#console/store-hooks.ts';
import type { Organization } from './state.ts';

/** Those of the current organization only: another one's may still be there for a moment. */
export function selectOrganization({
  organization,
  user,
}: Pick<RootState, 'organization' | 'user'>): Organization | null {
  return organization.organization?.id === user.organizationId ? organization.organization : null;
}

/** The current organization's details, once they are here. */
export function useOrganization(): Organization | null {
  return useAppSelector(selectOrganization);
}
