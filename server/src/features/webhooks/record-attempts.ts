import { webhookLimits } from '@tassel/contract/webhook.ts';
import { sql } from 'kysely';
import { newId } from '#platform/ids.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context } from '#server/context.ts';
import type { Delivered } from './deliver.ts';
import { giveUpGone, giveUpLongFailing } from './give-up-webhook.ts';
import { secondsToRetry } from './retry-schedule.ts';

/** Writes down how attempts went, many together: their logs, what is next for each delivery, how each webhook does. */
export async function recordAttempts(context: Context, done: readonly Delivered[]): Promise<void> {
  const failed = done.filter(({ outcome }) => outcome === 'FAILED');
  if (failed.length === 0) return keepLogs(context, done);
  await inTransaction(context, async (context) => {
    await keepLogs(context, done);
    await noteFailures(context, failed);
  });
}

/** A row as PostgreSQL reads it from JSON. */
function rowOf({ delivery, time, ...done }: Delivered) {
  const isDone = done.outcome === 'SUCCEEDED';
  const wait = isDone ? undefined : secondsToRetry(delivery.retries, done.retryAfter, Math.random());
  return {
    id: newId(time.getTime()),
    delivery_id: delivery.id,
    webhook_id: delivery.webhookId,
    number: delivery.number,
    outcome: done.outcome,
    error_message: done.errorMessage,
    url: done.url,
    method: delivery.method,
    headers: done.headers,
    status_code: done.statusCode,
    response_headers: done.responseHeaders,
    response_body: done.responseBody,
    duration_ms: done.durationMs,
    insert_time: time,
    body: done.body,
    state: isDone ? 'DELIVERED' : wait === undefined ? 'FAILED' : 'PENDING',
    retries: isDone ? delivery.retries : delivery.retries + 1,
    next_attempt_at: new Date(time.getTime() + (done.durationMs + (wait ?? 0) * 1000)),
  };
}

/**
 * A success always counts. A failure that was overtaken, since it took too long, was asked for anew, or the webhook was
 * disabled meanwhile, leaves its log and decides nothing.
 */
async function keepLogs({ db }: Context, done: readonly Delivered[]): Promise<void> {
  await sql`
    with done as (select * from jsonb_to_recordset(${JSON.stringify(done.map(rowOf))}::jsonb) as row (
        id uuid, delivery_id uuid, webhook_id uuid, number integer, outcome text, error_message text, url text,
        method text, headers jsonb, status_code integer, response_headers jsonb, response_body text,
        duration_ms integer, insert_time timestamptz, body text, state text, retries integer,
        next_attempt_at timestamptz)),
    decided as (
      update webhook_deliveries set state = done.state, retries = done.retries, body = done.body,
        next_attempt_at = done.next_attempt_at
      from done where webhook_deliveries.id = done.delivery_id and (done.state = 'DELIVERED'
        or webhook_deliveries.attempts = done.number and webhook_deliveries.state = 'PENDING')),
    recovered as (
      update webhooks set failing_since = null
      where failing_since is not null and id in (select webhook_id from done where outcome = 'SUCCEEDED'))
    insert into webhook_attempts (id, delivery_id, webhook_id, number, outcome, error_message, url, method, headers,
      status_code, response_headers, response_body, duration_ms, insert_time)
    select done.id, delivery_id, done.webhook_id, number, outcome, error_message, url, method, headers,
      status_code, response_headers, left(response_body, ${webhookLimits.loggedBytes}), duration_ms, done.insert_time
    from done join webhook_deliveries on webhook_deliveries.id = delivery_id`.execute(db);
}

/** Since when a webhook does nothing but fail; a success among the failures ended that. */
async function noteFailures(context: Context, failed: readonly Delivered[]): Promise<void> {
  const { db, clock } = context;
  const ids = [...new Set(failed.map(({ delivery }) => delivery.webhookId))];
  await db
    .updateTable('webhooks')
    .where('id', 'in', ids)
    .where('failing_since', 'is', null)
    .set({ failing_since: clock.now() })
    .execute();
  await giveUpLongFailing(context, ids);
  const gone = failed.filter(({ statusCode }) => statusCode === 410).map(({ delivery }) => delivery.webhookId);
  if (gone.length > 0) await giveUpGone(context, [...new Set(gone)]);
}
