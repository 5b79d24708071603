import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAppDispatch } from '#console/store-hooks.ts';
import { enterOrganization } from '#features/organizations/enter-organization.ts';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { appState } from '#platform/storage.ts';
import { acceptInvitationDocument } from './api.ts';

/** Spec §4: accept, select the organization, refresh the profile, reset the app state, go to `/`. */
export function useAcceptInvitation() {
  const [isAccepting, setIsAccepting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  async function accept(invitationId: string): Promise<void> {
    setFailure(undefined);
    setIsAccepting(true);
    try {
      const answer = await callGraphql(acceptInvitationDocument, { invitationId }, { isTracked: true });
      if (!(await dispatch(enterOrganization(answer.acceptInvitation.organization_id)))) return;
      appState.clear();
      await navigate('/');
    } catch (error) {
      setFailure(errorText(error));
      setIsAccepting(false);
    }
  }

  return { accept, isAccepting, failure };
}
