import { sql } from 'kysely';
import { audit } from '#features/audit/audit.ts';
import { userError } from '#platform/errors.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { readWebhook, type Webhook } from './read-webhooks.ts';

type Which = { id: string; organizationId?: string | null };

/** Letters that stand in a status that the webhook is told of, and of which it has not been told, nor is about to be. */
const missing = ({ id, organization_id, statuses }: Webhook) => sql`
  from letters where letters.organization_id = ${organization_id} and letters.status = any(${statuses}::text[])
    and not exists (select from webhook_deliveries told where told.webhook_id = ${id} and told.letter_id = letters.id
      and told.change_number = letters.change_number and told.state <> 'FAILED')`;

export async function countMissing(context: ViewerContext, which: Which): Promise<number> {
  const webhook = await readWebhook(context, which);
  const { rows } = await sql<{ count: number }>`select count(*) as count ${missing(webhook)}`.execute(context.db);
  return rows[0]?.count ?? 0;
}

/** Queues them all; one that failed before keeps its `webhook-id`. */
export async function deliverMissing(context: ViewerContext, which: Which): Promise<number> {
  return inTransaction(context, async (context) => {
    const webhook = await readWebhook(context, which);
    if (!webhook.is_enabled) throw userError('CONFLICT', 'Enable the webhook first.');
    const now = context.clock.now();
    const { numAffectedRows } = await sql`insert into webhook_deliveries
        (id, webhook_id, organization_id, letter_id, change_number, status, reason, state, next_attempt_at, insert_time)
      select gen_random_uuid(), ${webhook.id}, organization_id, id, change_number, status, reason, 'PENDING', ${now}, ${now}
      ${missing(webhook)}
      on conflict (webhook_id, letter_id, change_number)
        do update set state = 'PENDING', next_attempt_at = ${now}, retries = 0`.execute(context.db);
    const count = Number(numAffectedRows ?? 0);
    const letters = `${count.toLocaleString('en-US')} ${count === 1 ? 'letter' : 'letters'}`;
    const { organization_id: organizationId, name } = webhook;
    await audit(context, { organizationId, action: 'webhook.missing_sent', subject: name, detail: letters });
    return count;
  });
}
