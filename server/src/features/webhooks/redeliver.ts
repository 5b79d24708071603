import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { readLog, type WebhookLog } from './read-logs.ts';
import { findWebhook } from './read-webhooks.ts';

/** Sends the delivery of a log once more, now, under the same `webhook-id`; it is retried as a new one would be. */
export async function redeliver(
  context: ViewerContext,
  which: { id: string; organizationId?: string | null },
): Promise<WebhookLog> {
  const { organizationId } = requireRole(context, which.organizationId, 'USER');
  return inTransaction(context, async (context) => {
    const log = await readLog(context, which);
    const webhook = await findWebhook(context, { id: log.webhookId, organizationId });
    if (!webhook.is_enabled) throw userError('CONFLICT', 'Enable the webhook first.');
    await context.db
      .updateTable('webhook_deliveries')
      .where('id', '=', log.deliveryId)
      .set({ state: 'PENDING', next_attempt_at: context.clock.now(), retries: 0 })
      .execute();
    return readLog(context, which);
  });
}
