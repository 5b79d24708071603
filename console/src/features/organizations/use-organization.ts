import { useAppSelector } from '#console/store-hooks.ts';
import type { Organization } from './state.ts';

/** The current organization's details, once they are here. */
export function useOrganization(): Organization | null {
  return useAppSelector(({ organization }) => organization.organization);
}
