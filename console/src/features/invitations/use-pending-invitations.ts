import { useCallback, useEffect, useState } from 'react';
import type { PendingInvitationsQuery } from '#console/generated/graphql.ts';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { toast } from '#ui/toast.ts';
import { pendingInvitationsDocument, resendInvitationDocument, revokeInvitationDocument } from './api.ts';

type InvitationPage = PendingInvitationsQuery['pendingInvitations'];
export type PendingInvitation = InvitationPage['items'][number];

/** A page of the invitations that nobody has accepted yet, and what can be done with each. */
export function usePendingInvitations(organizationId: string, search: string, page: number) {
  const [listed, setListed] = useState<InvitationPage>();
  const [error, setError] = useState<string>();

  const reload = useCallback(async () => {
    setError(undefined);
    try {
      const filter = { recipient_contains: search };
      const answer = await callGraphql(pendingInvitationsDocument, { organizationId, page, filter });
      setListed(answer.pendingInvitations);
    } catch (failure) {
      setError(errorText(failure));
    }
  }, [organizationId, search, page]);
  useEffect(() => void reload(), [reload]);

  async function act(
    document: typeof resendInvitationDocument | typeof revokeInvitationDocument,
    id: string,
    text: string,
  ) {
    try {
      await callGraphql(document as typeof resendInvitationDocument, { id, organizationId });
      toast({ kind: 'success', text });
    } catch (failure) {
      toast({ kind: 'error', text: errorText(failure) });
    }
    await reload();
  }

  return {
    listed,
    error,
    reload,
    resend: ({ id, recipient }: PendingInvitation) =>
      act(resendInvitationDocument, id, `The invitation was sent to ${recipient} again.`),
    revoke: ({ id, recipient }: PendingInvitation) =>
      act(revokeInvitationDocument, id, `The invitation of ${recipient} was revoked.`),
  };
}
