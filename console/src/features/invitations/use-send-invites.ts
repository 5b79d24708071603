import { useState } from 'react';
import { useAppDispatch } from '#console/store-hooks.ts';
import { loadOrganization } from '#features/organizations/state.ts';
import { loadSession } from '#features/session/state.ts';
import type { InviteResponse } from '#layout/invite-modal.ts';
import { GraphQLError } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { inviteUserDocument } from './api.ts';
import type { InviteForm } from './invite-form.ts';

type Outcome = { onResponse: (response: InviteResponse) => void; onClose: () => void };

/** Sends the invitations; then session and organization are fetched again and the modal closes (spec §4). */
export function useSendInvites({ onResponse, onClose }: Outcome) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const dispatch = useAppDispatch();

  async function send({ users, role, organizationId }: InviteForm): Promise<void> {
    if (!role || isSubmitting) return;
    setFailure(undefined);
    setIsSubmitting(true);
    try {
      const emails = users.map(({ value }) => value);
      const answer = await callGraphql(inviteUserDocument, { emails, organizationId, role: role.value });
      onResponse(answer.inviteUser);
      await Promise.all([dispatch(loadSession()), dispatch(loadOrganization(organizationId))]);
      onClose();
    } catch (error) {
      // Spec §4: the first GraphQL error is told and the modal stays; any other failure closes it.
      if (!(error instanceof GraphQLError)) return onClose();
      setFailure(error.message);
      setIsSubmitting(false);
    }
  }

  return { send, isSubmitting, failure };
}
