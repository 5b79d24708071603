import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '#console/store-hooks.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { loadOrganization, type Organization } from './state.ts';
import { useOrganization } from './use-organization.ts';

type Props = { children: (organization: Organization) => ReactNode };

/** Draws once the current organization is here; says so where it could not be loaded. */
export function OrganizationLoaded({ children }: Props) {
  const organization = useOrganization();
  const error = useAppSelector((state) => state.organization.error);
  const organizationId = useAppSelector(({ user }) => user.organizationId);
  const dispatch = useAppDispatch();
  if (organization) return children(organization);
  if (!error || !organizationId) return null;
  const retry = () => void dispatch(loadOrganization(organizationId));
  return <ErrorState title="The organization could not be loaded" text={error} onRetry={retry} />;
}
