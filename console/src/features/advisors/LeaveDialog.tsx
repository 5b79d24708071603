import { useAppDispatch } from '#console/store-hooks.ts';
import { updateOrganizationDocument } from '#features/organizations/api.ts';
import type { Membership } from '#features/session/current-organization.ts';
import { loadSession } from '#features/session/state.ts';
import { callGraphql } from '#platform/graphql.ts';
import { useConfirm } from '#platform/use-confirm.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { toast } from '#ui/toast.ts';

type Props = { membership: Membership; onClose: () => void };

/** Spec §7: a member is removed by updateOrganization, oneself too. */
export function LeaveDialog({ membership, onClose }: Props) {
  const { id, organization } = membership;
  const dispatch = useAppDispatch();
  const leaving = useConfirm(async () => {
    const variables = { organizationId: organization.id, input: { removeUserIds: [id] } };
    await callGraphql(updateOrganizationDocument, variables, { isTracked: true });
    toast({ kind: 'success', text: `You left ${organization.name}.` });
    onClose();
    await dispatch(loadSession());
  });

  return (
    <ConfirmDialog
      open
      danger
      title={`Leave ${organization.name}?`}
      confirmLabel={`Leave ${organization.name}`}
      keepLabel="Stay"
      {...leaving}
      onClose={onClose}
    >
      <p>You lose access to its jobs and letters at once. An administrator can invite you again.</p>
    </ConfirmDialog>
  );
}
