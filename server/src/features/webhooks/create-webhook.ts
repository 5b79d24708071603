import { webhookLimits } from '@tassel/contract/webhook.ts';
import { audit } from '#features/audit/audit.ts';
import { lockOrganization } from '#features/organizations/lock-organization.ts';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { findWebhook, type Webhook } from './read-webhooks.ts';
import { newSecret } from './signature.ts';
import { changedDraft, emptyDraft, type WebhookInput } from './webhook-input.ts';
import { sealSecret } from './webhook-secrets.ts';

type Input = { input: WebhookInput; organizationId?: string | null };

export async function createWebhook(context: ViewerContext, { input, ...asked }: Input): Promise<Webhook> {
  const { organizationId } = requireRole(context, asked.organizationId, 'USER');
  const { headers, options, ...draft } = await changedDraft(context, emptyDraft, input);
  return inTransaction(context, async (context) => {
    await lockOrganization(context, organizationId);
    await refuseTooMany(context, organizationId);
    const now = context.clock.now();
    const id = newId(now.getTime());
    await context.db
      .insertInto('webhooks')
      .values({
        ...draft,
        id,
        organization_id: organizationId,
        headers: JSON.stringify(headers),
        options: JSON.stringify(options),
        secret: sealSecret(context, newSecret()),
        insert_time: now,
        update_time: now,
      })
      .execute();
    await audit(context, { organizationId, action: 'webhook.created', subject: draft.name, detail: draft.url });
    return findWebhook(context, { id, organizationId });
  });
}

async function refuseTooMany({ db }: ViewerContext, organizationId: string): Promise<void> {
  const { count } = await db
    .selectFrom('webhooks')
    .where('organization_id', '=', organizationId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= webhookLimits.webhooks)
    throw userError('BAD_INPUT', `An organization has at most ${webhookLimits.webhooks} webhooks. Delete one first.`);
}
