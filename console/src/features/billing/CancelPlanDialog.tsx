import type { Organization } from '#features/organizations/state.ts';
import { callGraphql } from '#platform/graphql.ts';
import { useConfirm } from '#platform/use-confirm.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { toast } from '#ui/toast.ts';
import { changePlanDocument } from './api.ts';

type Props = { organization: Organization; onClose: () => void; onDone: () => void };

export function CancelPlanDialog({ organization, onClose, onDone }: Props) {
  const canceling = useConfirm(async () => {
    await callGraphql(changePlanDocument, { organizationId: organization.id, billingStatus: 'CANCELED' });
    toast({ kind: 'success', text: 'The plan is canceled.' });
    onDone();
    onClose();
  });

  return (
    <ConfirmDialog
      open
      danger
      title={`Cancel the plan of ${organization.name}?`}
      confirmLabel="Cancel the plan"
      keepLabel="Keep the plan"
      {...canceling}
      onClose={onClose}
    >
      <p>No new jobs can be started. Letters in work are finished, and all letters, results and exports stay.</p>
      <p>What was used until now is on the last invoice. You can start again with a card at any time.</p>
    </ConfirmDialog>
  );
}
