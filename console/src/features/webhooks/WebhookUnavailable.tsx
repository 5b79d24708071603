import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

type Props = { error: string | null; onRetry: () => Promise<unknown> };

/** While a webhook is on its way, and where it can't be shown. */
export function WebhookUnavailable({ error, onRetry }: Props) {
  return (
    <>
      <PageHeader crumbs={[{ label: 'Webhooks', to: '/webhooks' }]} title="Webhook" />
      {error ? (
        <div className="mt-4">
          <ErrorState title="The webhook could not be loaded" text={error} onRetry={() => void onRetry()} />
        </div>
      ) : (
        <div role="status" className="mt-8 grid gap-6">
          <span className="sr-only">Loading the webhook</span>
          <Skeleton className="w-1/4" />
          <Skeleton className="h-3 w-1/2" />
          <Skeleton className="w-1/3" />
        </div>
      )}
    </>
  );
}
