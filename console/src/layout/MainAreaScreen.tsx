import { Fragment, useEffect } from 'react';
import { Outlet } from 'react-router';
import { useAppDispatch, useAppSelector } from '#console/store-hooks.ts';
import { loadOrganization } from '#features/organizations/state.ts';

/** Keyed by the organization: what a screen knew of the one before is gone with it. */
export default function MainAreaScreen() {
  const organizationId = useAppSelector(({ user }) => user.organizationId);
  const isKnown = useAppSelector(({ organization }) => organization.requestId !== null);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (organizationId && !isKnown) void dispatch(loadOrganization(organizationId));
  }, [organizationId, isKnown, dispatch]);
  return (
    <Fragment key={organizationId}>
      <Outlet />
    </Fragment>
  );
}
