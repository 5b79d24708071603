import { audit } from '#features/audit/audit.ts';
import { requireRole } from '#features/session/require-role.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { findWebhook, type Webhook } from './read-webhooks.ts';
import { changedDraft, type WebhookInput } from './webhook-input.ts';

type Input = { input: WebhookInput & { id: string }; organizationId?: string | null };

export async function updateWebhook(context: ViewerContext, { input, ...asked }: Input): Promise<Webhook> {
  const { organizationId } = requireRole(context, asked.organizationId, 'USER');
  return inTransaction(context, async (context) => {
    const before = await findWebhook(context, { id: input.id, organizationId });
    const { headers, options, ...draft } = await changedDraft(context, before, input);
    await context.db
      .updateTable('webhooks')
      .where('organization_id', '=', organizationId)
      .where('id', '=', before.id)
      .set({
        ...draft,
        headers: JSON.stringify(headers),
        options: JSON.stringify(options),
        update_time: context.clock.now(),
      })
      .execute();
    const detail = before.url === draft.url ? draft.url : `${before.url} to ${draft.url}`;
    await audit(context, { organizationId, action: 'webhook.updated', subject: draft.name, detail });
    return findWebhook(context, { id: before.id, organizationId });
  });
}
