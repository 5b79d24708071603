import { useState } from 'react';
import { useAppDispatch } from '#console/store-hooks.ts';
import { updateOrganizationDocument } from '#features/organizations/api.ts';
import type { Membership } from '#features/session/current-organization.ts';
import { loadSession } from '#features/session/state.ts';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { toast } from '#ui/toast.ts';

type Props = { membership: Membership; onClose: () => void };

/** Spec §7: a member is removed by updateOrganization, oneself too. */
export function LeaveDialog({ membership, onClose }: Props) {
  const { id, organization } = membership;
  const dispatch = useAppDispatch();
  const [isWorking, setIsWorking] = useState(false);
  const [error, setError] = useState<string>();

  async function leave() {
    setIsWorking(true);
    setError(undefined);
    try {
      const variables = { organizationId: organization.id, input: { removeUserIds: [id] } };
      await callGraphql(updateOrganizationDocument, variables, { isTracked: true });
      toast({ kind: 'success', text: `You left ${organization.name}.` });
      onClose();
      await dispatch(loadSession());
    } catch (failure) {
      setError(errorText(failure));
      setIsWorking(false);
    }
  }

  return (
    <ConfirmDialog
      open
      danger
      title={`Leave ${organization.name}?`}
      confirmLabel={`Leave ${organization.name}`}
      keepLabel="Stay"
      working={isWorking}
      error={error}
      onConfirm={() => void leave()}
      onClose={onClose}
    >
      <p>You lose access to its jobs and letters at once. An administrator can invite you again.</p>
    </ConfirmDialog>
  );
}
