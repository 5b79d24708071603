import { Fragment, useEffect } from 'react';
import { Outlet } from 'react-router';
import { useAppDispatch, useAppSelector } from '#console/store-hooks.ts';
import { InviteOutcome } from '#features/invitations/InviteOutcome.tsx';
import { loadOrganization } from '#features/organizations/state.ts';
import { useMembershipWatch } from '#features/session/use-membership-watch.ts';
import { useInviteModal } from './invite-modal.ts';

/** Keyed by the organization: what a screen knew of the one before is gone with it. */
export default function MainAreaScreen() {
  const organizationId = useAppSelector(({ user }) => user.organizationId);
  const requestedId = useAppSelector(({ organization }) => organization.requestedId);
  const { inviteResponse } = useInviteModal();
  const dispatch = useAppDispatch();
  useMembershipWatch();
  useEffect(() => {
    if (organizationId && requestedId !== organizationId) void dispatch(loadOrganization(organizationId));
  }, [organizationId, requestedId, dispatch]);
  return (
    <Fragment key={organizationId}>
      <InviteOutcome response={inviteResponse} />
      <Outlet />
    </Fragment>
  );
}
