import { filenameKey } from '@tassel/contract/job.ts';
import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import {
  type DeliveryState,
  type WebhookMethod,
  type WebhookOutcome,
  webhookLimits,
} from '@tassel/contract/webhook.ts';
import { sql } from 'kysely';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { isId } from '#platform/ids.ts';
import { loadTogether } from '#platform/load-together.ts';
import { containing, type Direction, type PageInput, pageRange } from '#platform/paging.ts';
import type { Context, ViewerContext } from '#server/context.ts';
import { type Page, pageOf } from '#server/graphql-pages.ts';
import type { SentHeader } from '#server/tables.ts';

/** One attempt of a delivery; its texts, which may be long, are read apart (`readLogTexts`). */
export type WebhookLog = {
  id: string;
  webhookId: string;
  deliveryId: string;
  insertTime: Date;
  outcome: WebhookOutcome;
  errorMessage: string | null;
  attempt: number;
  url: string;
  method: WebhookMethod;
  statusCode: number | null;
  durationMs: number;
  letterStatus: LetterStatus;
  letterId: string;
  filename: string;
  jobId: string;
  state: DeliveryState;
  nextAttemptTime: Date | null;
};

export type LogFilter = {
  webhookId?: string | null;
  letterId?: string | null;
  filename_contains?: string | null;
  outcome_in?: WebhookOutcome[] | null;
  status_in?: LetterStatus[] | null;
  statusCode_in?: number[] | null;
};

const orderColumns = { INSERT_TIME: 'webhook_attempts.insert_time', DURATION: 'duration_ms' } as const;
export type LogOrderField = keyof typeof orderColumns;
export type LogOrder = { field: LogOrderField; direction?: Direction | null };

type Input = PageInput & {
  organizationId?: string | null;
  filter?: LogFilter | null;
  orderBy?: LogOrder[] | null;
};

/** Attempts of the last 30 days, the newest first where nothing is said. */
export async function readLogs(context: ViewerContext, input: Input): Promise<Page<WebhookLog>> {
  const { organizationId } = requireRole(context, input.organizationId, 'USER');
  const range = pageRange(input);
  const logs = logsOf(context, organizationId, input.filter ?? {});
  const [items, { count }] = await Promise.all([
    ordered(readable(logs), input.orderBy ?? [])
      .limit(range.limit)
      .offset(range.offset)
      .execute(),
    logs.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
  ]);
  return pageOf(range, count, items);
}

export async function readLog(
  context: ViewerContext,
  which: { id: string; organizationId?: string | null },
): Promise<WebhookLog> {
  const { organizationId } = requireRole(context, which.organizationId, 'USER');
  const log = isId(which.id)
    ? await readable(logsOf(context, organizationId, {}))
        .where('webhook_attempts.id', '=', which.id)
        .executeTakeFirst()
    : undefined;
  if (!log) throw userError('NOT_FOUND', 'Webhook log not found.');
  return log;
}

function logsOf({ db }: Context, organizationId: string, filter: LogFilter) {
  let logs = db
    .selectFrom('webhooks')
    .innerJoin('webhook_attempts', 'webhook_attempts.webhook_id', 'webhooks.id')
    .innerJoin('webhook_deliveries', 'webhook_deliveries.id', 'webhook_attempts.delivery_id')
    .innerJoin('letters', 'letters.id', 'webhook_deliveries.letter_id')
    .where('webhooks.organization_id', '=', organizationId);
  const { webhookId, letterId, filename_contains: filename, outcome_in, status_in, statusCode_in } = filter;
  for (const id of [webhookId, letterId]) if (id && !isId(id)) throw userError('NOT_FOUND', 'Not found.');
  if (webhookId) logs = logs.where('webhooks.id', '=', webhookId);
  if (letterId) logs = logs.where('webhook_deliveries.letter_id', '=', letterId);
  if (filename) logs = logs.where('letters.filename_key', 'like', containing(filenameKey(filename)));
  if (outcome_in) logs = logs.where('outcome', '=', sql<WebhookOutcome>`any(${outcome_in}::text[])`);
  if (status_in) logs = logs.where('webhook_deliveries.status', '=', sql<LetterStatus>`any(${status_in}::text[])`);
  if (statusCode_in) logs = logs.where('status_code', '=', sql<number>`any(${statusCode_in}::integer[])`);
  return logs;
}

const readable = (logs: ReturnType<typeof logsOf>) =>
  logs.select([
    'webhook_attempts.id',
    'webhooks.id as webhookId',
    'delivery_id as deliveryId',
    'webhook_attempts.insert_time as insertTime',
    'outcome',
    'error_message as errorMessage',
    'number as attempt',
    'webhook_attempts.url',
    'webhook_attempts.method',
    'status_code as statusCode',
    'duration_ms as durationMs',
    'webhook_deliveries.status as letterStatus',
    'letter_id as letterId',
    'letters.filename',
    'letters.job_id as jobId',
    'state',
    sql<Date | null>`case when state = 'PENDING' then next_attempt_at end`.as('nextAttemptTime'),
  ]);

function ordered(logs: ReturnType<typeof readable>, orderBy: readonly LogOrder[]) {
  const steps = orderBy.length > 0 ? orderBy : [{ field: 'INSERT_TIME', direction: 'DESC' } as const];
  let inOrder = logs;
  for (const { field, direction } of steps)
    inOrder = inOrder.orderBy(orderColumns[field], direction === 'DESC' ? 'desc' : 'asc');
  return inOrder.orderBy('webhook_attempts.id', 'desc');
}

export type LogTexts = {
  body: string;
  headers: SentHeader[];
  responseHeaders: SentHeader[] | null;
  responseBody: string | null;
};

/** Only of logs that were found for the viewer. */
export const readLogTexts = loadTogether(async ({ db }: ViewerContext, ids: string[]) => {
  const texts = await db
    .selectFrom('webhook_attempts')
    .innerJoin('webhook_deliveries', 'webhook_deliveries.id', 'delivery_id')
    .where('webhook_attempts.id', 'in', ids)
    .select(['webhook_attempts.id', 'headers', 'response_headers as responseHeaders'])
    .select([
      'response_body as responseBody',
      sql<string>`coalesce(left(body, ${webhookLimits.loggedBytes}), '')`.as('body'),
    ])
    .execute();
  return new Map<string, LogTexts>(texts.map(({ id, ...text }) => [id, text]));
});
