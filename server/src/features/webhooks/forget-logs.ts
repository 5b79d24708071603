import { webhookLimits } from '@tassel/contract/webhook.ts';
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';

const atOnce = 5_000;

/**
 * Task: logs go after 30 days (D 38), and the bodies with them. That something was delivered stays known, or *deliver
 * the missing ones* would send it again. What belongs to a deleted webhook goes whole.
 */
export async function forgetWebhookLogs({ db, clock }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - webhookLimits.logDays * 86_400_000);
  const steps = [
    sql`delete from webhook_attempts where id in
      (select id from webhook_attempts where insert_time < ${before} limit ${atOnce})`,
    sql`update webhook_deliveries set body = null where id in
      (select id from webhook_deliveries where body is not null and state <> 'PENDING' and insert_time < ${before}
        limit ${atOnce})`,
    sql`delete from webhook_deliveries where id in
      (select id from webhook_deliveries where not exists
        (select from webhooks where webhooks.id = webhook_deliveries.webhook_id) limit ${atOnce})`,
  ];
  for (const step of steps) {
    let count: number;
    do count = Number((await step.execute(db)).numAffectedRows ?? 0);
    while (count === atOnce);
  }
}
