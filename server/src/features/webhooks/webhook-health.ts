import { webhookLimits } from '@tassel/contract/webhook.ts';
import { sql } from 'kysely';
import { loadTogether } from '#platform/load-together.ts';
import type { ViewerContext } from '#server/context.ts';

/** How a webhook has done in the last 30 days. */
export type WebhookHealth = {
  deliveredCount: number;
  failedCount: number;
  waitingCount: number;
  lastFailureTime: Date | null;
  lastFailureMessage: string | null;
  nextAttemptTime: Date | null;
};

export const noHealth: WebhookHealth = {
  deliveredCount: 0,
  failedCount: 0,
  waitingCount: 0,
  lastFailureTime: null,
  lastFailureMessage: null,
  nextAttemptTime: null,
};

/** Of one webhook among many that are asked for; only of those that were found for the viewer. */
export const readHealth = loadTogether(async ({ db, clock }: ViewerContext, ids: string[]) => {
  const since = new Date(clock.now().getTime() - webhookLimits.logDays * 86_400_000);
  const { rows } = await sql<WebhookHealth & { id: string }>`
    select webhooks.id, counts.*, failure.*, next.*
    from webhooks
    cross join lateral (select count(*) filter (where state = 'DELIVERED') as "deliveredCount",
        count(*) filter (where state = 'FAILED') as "failedCount",
        count(*) filter (where state = 'PENDING') as "waitingCount"
      from webhook_deliveries where webhook_id = webhooks.id and insert_time >= ${since}) as counts
    left join lateral (select insert_time as "lastFailureTime", error_message as "lastFailureMessage"
      from webhook_attempts where webhook_id = webhooks.id and outcome = 'FAILED'
      order by insert_time desc limit 1) as failure on true
    left join lateral (select next_attempt_at as "nextAttemptTime"
      from webhook_deliveries where webhook_id = webhooks.id and state = 'PENDING'
      order by next_attempt_at limit 1) as next on true
    where webhooks.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...health }) => [id, health as WebhookHealth]));
});
