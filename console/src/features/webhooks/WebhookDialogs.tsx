import { useNavigate } from 'react-router';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { callGraphql } from '#platform/graphql.ts';
import { useAction } from '#platform/use-action.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { counted } from '#ui/counted.ts';
import { toast } from '#ui/toast.ts';
import { deleteWebhookDocument, deliverMissingDocument, disableWebhookDocument } from './api.ts';
import type { Webhook } from './state.ts';

export type WebhookWish = 'delete' | 'disable' | 'deliver-missing';
type Props = { webhook: Webhook; wish: WebhookWish | null; onClose: () => void; onDone: () => Promise<unknown> };

/** The questions before what can't be taken back, or concerns many. */
export function WebhookDialogs({ webhook, wish, onClose, onDone }: Props) {
  const which = { id: webhook.id, organizationId: useOrganizationId() };
  const navigate = useNavigate();
  const { isWorking: working, run } = useAction();
  const done = async (text: string) => {
    onClose();
    toast({ kind: 'success', text });
    await onDone();
  };
  const dialog = { working, onClose };

  const remove = async () => {
    await callGraphql(deleteWebhookDocument, which);
    toast({ kind: 'success', text: 'The webhook is deleted.' });
    await navigate('/webhooks');
  };
  const disable = async () => {
    await callGraphql(disableWebhookDocument, which);
    await done('The webhook is disabled.');
  };
  const deliver = async () => {
    const { deliverMissing } = await callGraphql(deliverMissingDocument, which);
    await done(`${counted(deliverMissing.queuedCount, 'delivery', 'deliveries')} on the way.`);
  };

  return (
    <>
      <ConfirmDialog
        {...dialog}
        open={wish === 'delete'}
        title={`Delete "${webhook.name}"?`}
        confirmLabel="Delete webhook"
        danger
        onConfirm={() => void run(remove)}
      >
        <p>Its address is called no longer, and its delivery log is removed. This can’t be taken back.</p>
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog}
        open={wish === 'disable'}
        title={`Disable "${webhook.name}"?`}
        confirmLabel="Disable webhook"
        keepLabel="Keep it on"
        onConfirm={() => void run(disable)}
      >
        <p>
          {webhook.health.waitingCount > 0
            ? `${counted(webhook.health.waitingCount, 'delivery', 'deliveries')} that wait will not be made. `
            : ''}
          What it misses can be delivered once it is enabled again.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog}
        open={wish === 'deliver-missing'}
        title={`Deliver ${counted(webhook.missingCount, 'missing letter')}?`}
        confirmLabel={`Deliver ${webhook.missingCount.toLocaleString('en-US')}`}
        keepLabel="Not now"
        onConfirm={() => void run(deliver)}
      >
        <p>
          These letters stand in a status that this webhook tells of, and no call about it was answered with success.
          Letters from before the webhook was made are among them.
        </p>
      </ConfirmDialog>
    </>
  );
}
