import { Navigate, Outlet } from 'react-router';
import { useAppSelector } from '#console/store-hooks.ts';

/** Spec §6: users with no organizations are forced to /api-associations. */
export function RequireOrganization() {
  const hasOrganizations = useAppSelector(({ user }) => user.hasOrganizations);
  return hasOrganizations ? <Outlet /> : <Navigate to="/api-associations" replace />;
}
