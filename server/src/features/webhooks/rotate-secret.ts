import { webhookLimits } from '@tassel/contract/webhook.ts';
import { audit } from '#features/audit/audit.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { findWebhook, readWebhook, type Webhook } from './read-webhooks.ts';
import { newSecret } from './signature.ts';
import { openSecret, sealSecret } from './webhook-secrets.ts';

type Which = { id: string; organizationId?: string | null };

/** The new secret signs from now on, the one before it for a day more (D 34). */
export async function rotateSecret(context: ViewerContext, which: Which): Promise<Webhook> {
  return inTransaction(context, async (context) => {
    const { id, organization_id: organizationId, name } = await readWebhook(context, which);
    const until = new Date(context.clock.now().getTime() + webhookLimits.rotationHours * 3_600_000);
    await context.db
      .updateTable('webhooks')
      .where('id', '=', id)
      .set(({ ref }) => ({
        previous_secret: ref('secret'),
        previous_secret_until: until,
        secret: sealSecret(context, newSecret()),
      }))
      .execute();
    await audit(context, { organizationId, action: 'webhook.secret_rotated', subject: name });
    return findWebhook(context, { id, organizationId });
  });
}

/** A query and no mutation, since answers of mutations are kept for a day: the secret lies open nowhere. */
export async function revealSecret(context: ViewerContext, which: Which): Promise<string> {
  const { id, organization_id: organizationId, name } = await readWebhook(context, which);
  const { secret } = await context.db
    .selectFrom('webhooks')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .select('secret')
    .executeTakeFirstOrThrow();
  await audit(context, { organizationId, action: 'webhook.secret_revealed', subject: name });
  return openSecret(context, secret);
}
