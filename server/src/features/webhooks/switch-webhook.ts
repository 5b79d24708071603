import type { DisabledReason } from '@tassel/contract/webhook.ts';
import { audit } from '#features/audit/audit.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context, ViewerContext } from '#server/context.ts';
import { findWebhook, readWebhook, type Webhook } from './read-webhooks.ts';

type Which = { id: string; organizationId?: string | null };

/** From now on it is told again; what it missed meanwhile is sent by *deliver the missing ones*. */
export async function enableWebhook(context: ViewerContext, which: Which): Promise<Webhook> {
  return inTransaction(context, async (context) => {
    const { id, organization_id: organizationId, name, is_enabled } = await readWebhook(context, which);
    if (!is_enabled) {
      await context.db
        .updateTable('webhooks')
        .where('id', '=', id)
        .set({ is_enabled: true, disabled_reason: null, disabled_at: null, failing_since: null })
        .execute();
      await audit(context, { organizationId, action: 'webhook.enabled', subject: name });
    }
    return findWebhook(context, { id, organizationId });
  });
}

export async function disableWebhook(context: ViewerContext, which: Which): Promise<Webhook> {
  return inTransaction(context, async (context) => {
    const webhook = await readWebhook(context, which);
    await switchOff(context, webhook, 'BY_PERSON');
    return findWebhook(context, { id: webhook.id, organizationId: webhook.organization_id });
  });
}

type Named = Pick<Webhook, 'id' | 'organization_id' | 'name'>;

const reasonWords: Record<DisabledReason, string> = {
  BY_PERSON: '',
  GONE: 'The address answered 410 Gone',
  FAILING: 'Five days of failures only',
};

/** What waits to be delivered ends with it. Answers whether it was still on. */
export async function switchOff(context: Context, webhook: Named, reason: DisabledReason): Promise<boolean> {
  const { id, organization_id: organizationId, name } = webhook;
  const { db, clock } = context;
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .where('id', '=', id)
    .where('is_enabled', '=', true)
    .set({ is_enabled: false, disabled_reason: reason, disabled_at: clock.now() })
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db
    .updateTable('webhook_deliveries')
    .where('webhook_id', '=', id)
    .where('state', '=', 'PENDING')
    .set({ state: 'FAILED' })
    .execute();
  await audit(context, { organizationId, action: 'webhook.disabled', subject: name, detail: reasonWords[reason] });
  return true;
}
