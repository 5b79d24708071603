import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

export function NoWebhooks() {
  return (
    <EmptyState
      title="A webhook tells your system when a letter is done"
      text="Tassel calls an address of yours each time a letter reaches a status that you choose."
      actions={
        <Button to="/webhooks/new" variant="primary" icon="plus">
          New webhook
        </Button>
      }
      facts={[
        { term: 'Methods', detail: 'POST, PUT, PATCH' },
        { term: 'Signature', detail: 'Standard Webhooks: webhook-id, webhook-timestamp, webhook-signature' },
        { term: 'Success', detail: 'Any 2xx answer within 15 seconds; redirects fail' },
        { term: 'Retries', detail: 'Seven, over about 28 hours' },
        { term: 'Logs', detail: 'Kept 30 days' },
      ]}
    />
  );
}
