import type { LetterReason } from '@tassel/contract/letter-reasons.ts';
import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import type { WebhookMethod, WebhookOptions } from '@tassel/contract/webhook.ts';
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import type { SealedHeader } from '#server/tables.ts';

/** At once, for one webhook and one worker; one that fails is asked gently. */
const perWebhook = 16;
const perFailingWebhook = 1;
/** A worker that dies leaves its deliveries to others after this time; an attempt takes 15 s at most. */
const leaseSeconds = 20;
/** Later news of a letter wait for earlier ones until those have failed this often. */
const patience = 2;

export type Delivery = {
  id: string;
  webhookId: string;
  organizationId: string;
  letterId: string;
  status: LetterStatus;
  reason: LetterReason | null;
  number: number;
  retries: number;
  body: string | null;
  name: string;
  url: string;
  method: WebhookMethod;
  headers: SealedHeader[];
  options: WebhookOptions;
  secret: string;
  previous_secret: string | null;
  previous_secret_until: Date | null;
};

/**
 * Takes deliveries that are due, of each webhook as many as it has free places, so that a slow receiver fills its own
 * places and no other's. What is taken is due again after a while, should nobody tell how it went.
 */
export async function claimDeliveries(
  { db, clock }: Context,
  underWay: ReadonlyMap<string, number>,
  most: number,
): Promise<Delivery[]> {
  const now = clock.now();
  const leaseEnd = new Date(now.getTime() + leaseSeconds * 1000);
  const { rows } = await sql<Delivery>`
    with due as (
      select taken.id from webhooks
      left join unnest(${[...underWay.keys()]}::uuid[], ${[...underWay.values()]}::integer[]) as busy (webhook_id, count)
        on busy.webhook_id = webhooks.id
      cross join lateral (
        select delivery.id from webhook_deliveries delivery
        where delivery.webhook_id = webhooks.id and delivery.state = 'PENDING' and delivery.next_attempt_at <= ${now}
          and not exists (select from webhook_deliveries earlier
            where earlier.letter_id = delivery.letter_id
              -- Not "=": that would lead through all that waits for the webhook, instead of the few of the letter.
              and earlier.webhook_id is not distinct from delivery.webhook_id
              and earlier.change_number < delivery.change_number
              and earlier.state = 'PENDING' and earlier.retries < ${patience})
        order by delivery.next_attempt_at, delivery.id
        limit greatest(0, (case when failing_since is null then ${perWebhook}::integer else ${perFailingWebhook}::integer end)
          - coalesce(busy.count, 0))
        for update skip locked
      ) as taken
      where webhooks.is_enabled
      order by random() limit ${most}
    )
    update webhook_deliveries delivery
    set next_attempt_at = ${leaseEnd}, attempts = attempts + 1
    from due, webhooks
    where delivery.id = due.id and webhooks.id = delivery.webhook_id
    returning delivery.id, delivery.webhook_id as "webhookId", delivery.organization_id as "organizationId",
      delivery.letter_id as "letterId", delivery.status, delivery.reason, delivery.attempts as number,
      delivery.retries, delivery.body, webhooks.name, webhooks.url, webhooks.method, webhooks.headers,
      webhooks.options, webhooks.secret, webhooks.previous_secret, webhooks.previous_secret_until`.execute(db);
  return rows;
}
