import { audit } from '#features/audit/audit.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { readWebhook, type Webhook } from './read-webhooks.ts';

/** It is gone at once; its deliveries and logs, which may be many, are removed in the background. */
export async function deleteWebhook(
  context: ViewerContext,
  input: { id: string; organizationId?: string | null },
): Promise<Webhook> {
  return inTransaction(context, async (context) => {
    const webhook = await readWebhook(context, input);
    const { id, organization_id: organizationId, name, url } = webhook;
    await context.db
      .deleteFrom('webhooks')
      .where('organization_id', '=', organizationId)
      .where('id', '=', id)
      .execute();
    await context.queue.add('forget-webhook-logs', {});
    await audit(context, { organizationId, action: 'webhook.deleted', subject: name, detail: url });
    return webhook;
  });
}
