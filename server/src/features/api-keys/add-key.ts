import { apiKeyLimits } from '@tassel/contract/api-key.ts';
import type { Insertable } from 'kysely';
import { audit } from '#features/audit/audit.ts';
import { userError } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import type { ViewerContext } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';
import { type ApiKey, apiKeyColumns, digestOf, drawKey, warnedAtBirth } from './api-key.ts';
import { requireKeyOwner } from './require-key-owner.ts';

export type NewApiKey = { apiKey: ApiKey; secret: string };
type Input = { name: string; lifetimeDays: number; rotatedFrom?: string };

const dayMs = 86_400_000;

/** A new key of the viewer's, whose secret exists nowhere but in the answer. */
export async function addKey(context: ViewerContext, { name, lifetimeDays, rotatedFrom }: Input): Promise<NewApiKey> {
  const now = context.clock.now();
  const { key, secret } = drawKey();
  const values: Insertable<Tables['api_keys']> = {
    id: newId(now.getTime()),
    person_id: context.viewer.personId,
    key,
    key_sha256: digestOf(secret),
    name,
    lifetime_days: lifetimeDays,
    insert_time: now,
    expire_time: new Date(now.getTime() + lifetimeDays * dayMs),
    rotated_from: rotatedFrom ?? null,
    warned_days: warnedAtBirth(lifetimeDays),
  };
  const added = context.db.insertInto('api_keys').values(values).returning(apiKeyColumns);
  return { apiKey: await added.executeTakeFirstOrThrow(), secret };
}

/** A key acts in each of its owner's organizations, so each of them writes it down. */
export async function auditKey(
  context: ViewerContext,
  action: 'api_key.created' | 'api_key.rotated' | 'api_key.disabled',
  { key, name }: Pick<ApiKey, 'key' | 'name'>,
  detail = '',
): Promise<void> {
  const deed = { action, subject: `${name} (${key})`, detail };
  await audit(context, ...requireKeyOwner(context).map(({ organizationId }) => ({ organizationId, ...deed })));
}

/** Holds the viewer for the rest of the transaction, so that what is counted about their keys is counted in turn. */
export async function lockOwner({ db, viewer }: ViewerContext): Promise<void> {
  await db.selectFrom('people').where('id', '=', viewer.personId).select('id').forNoKeyUpdate().execute();
}

/** D 28. A key that rotates out has a successor that counts in its place. */
export async function refuseTooMany({ db, viewer, clock }: ViewerContext): Promise<void> {
  const active = await db
    .selectFrom('api_keys')
    .where('person_id', '=', viewer.personId)
    .where('disabled_at', 'is', null)
    .where('rotates_out_at', 'is', null)
    .where('expire_time', '>', clock.now())
    .select('id')
    .limit(apiKeyLimits.maxActive)
    .execute();
  if (active.length < apiKeyLimits.maxActive) return;
  throw userError(
    'CONFLICT',
    `You have ${apiKeyLimits.maxActive} active keys, which is the most. Disable one that is no longer used.`,
  );
}
