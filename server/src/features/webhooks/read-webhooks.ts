import type { Selectable } from 'kysely';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { isId } from '#platform/ids.ts';
import type { Direction } from '#platform/paging.ts';
import type { Context, ViewerContext } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';

/** Its secrets are read apart, where they are needed. */
const columns = [
  'id',
  'organization_id',
  'name',
  'url',
  'method',
  'headers',
  'statuses',
  'options',
  'previous_secret_until',
  'is_enabled',
  'disabled_reason',
  'disabled_at',
  'failing_since',
  'insert_time',
  'update_time',
] as const;

export type Webhook = Pick<Selectable<Tables['webhooks']>, (typeof columns)[number]>;

const orderColumns = { NAME: 'name', INSERT_TIME: 'insert_time' } as const;
export type WebhookOrderField = keyof typeof orderColumns;
export type WebhookOrder = { field: WebhookOrderField; direction?: Direction | null };

/** All webhooks of an organization, which are few (`webhookLimits`), by name where nothing is said. */
export async function readWebhooks(
  context: ViewerContext,
  input: { organizationId?: string | null; orderBy?: WebhookOrder[] | null },
): Promise<Webhook[]> {
  const { organizationId } = requireRole(context, input.organizationId, 'USER');
  let webhooks = context.db.selectFrom('webhooks').where('organization_id', '=', organizationId).select(columns);
  for (const { field, direction } of input.orderBy ?? [{ field: 'NAME' as const, direction: null }])
    webhooks = webhooks.orderBy(orderColumns[field], direction === 'DESC' ? 'desc' : 'asc');
  return webhooks.orderBy('id').execute();
}

type Which = { id: string; organizationId?: string | null };

/** One webhook of an organization whose developer tools the viewer may use; another's is not found. */
export async function readWebhook(context: ViewerContext, which: Which): Promise<Webhook> {
  const { organizationId } = requireRole(context, which.organizationId, 'USER');
  return findWebhook(context, { id: which.id, organizationId });
}

export async function findWebhook({ db }: Context, which: { id: string; organizationId: string }): Promise<Webhook> {
  const webhook = isId(which.id)
    ? await db
        .selectFrom('webhooks')
        .where('organization_id', '=', which.organizationId)
        .where('id', '=', which.id)
        .select(columns)
        .executeTakeFirst()
    : undefined;
  if (!webhook) throw userError('NOT_FOUND', 'Webhook not found.');
  return webhook;
}
