import { rotationHours } from '@tassel/contract/api-key.ts';
import { userError } from '#platform/errors.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { addKey, auditKey, lockOwner, type NewApiKey } from './add-key.ts';
import { type ApiKey, apiKeyColumns, endOf, isUsable, stateOf } from './api-key.ts';
import { findOwnKey } from './read-api-keys.ts';
import { requireKeyOwner } from './require-key-owner.ts';

type Input = { key: string };

/** A new key in the place of an old one, of the same name and lifetime; for a day both work. */
export async function rotateApiKey(context: ViewerContext, input: Input): Promise<NewApiKey> {
  requireKeyOwner(context);
  return inTransaction(context, async (context) => {
    await lockOwner(context);
    const old = await findOwnKey(context, input.key);
    await refuseRotation(context, old);
    await letRotateOut(context, old);
    const added = await addKey(context, { name: old.name, lifetimeDays: old.lifetime_days, rotatedFrom: old.id });
    await auditKey(context, 'api_key.rotated', old, `by ${added.apiKey.key}`);
    return added;
  });
}

async function refuseRotation({ db, clock }: ViewerContext, old: ApiKey): Promise<void> {
  const now = clock.now();
  if (stateOf(old, now) !== 'ACTIVE') throw userError('CONFLICT', 'Only an active key can be rotated.');
  if (!old.rotated_from) return;
  const before = await db
    .selectFrom('api_keys')
    .where('id', '=', old.rotated_from)
    .select(apiKeyColumns)
    .executeTakeFirst();
  if (before && isUsable(before, now))
    throw userError('CONFLICT', `${before.key}, which it replaced, still works. Disable that one first.`);
}

async function letRotateOut({ db, clock }: ViewerContext, old: ApiKey): Promise<void> {
  const overlapEnd = new Date(clock.now().getTime() + rotationHours * 3_600_000);
  const rotates_out_at = endOf({ expire_time: old.expire_time, rotates_out_at: overlapEnd });
  await db.updateTable('api_keys').where('id', '=', old.id).set({ rotates_out_at }).execute();
}
