import { useAppSelector } from '#console/store-hooks.ts';

/** The current organization; the main area is shown only with one. */
export function useOrganizationId(): string {
  return useAppSelector(({ user }) => user.organizationId ?? '');
}
