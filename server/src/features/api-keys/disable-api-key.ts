import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { auditKey } from './add-key.ts';
import type { ApiKey } from './api-key.ts';
import { findOwnKey } from './read-api-keys.ts';
import { requireKeyOwner } from './require-key-owner.ts';

type Input = { key: string };

/** Ends a key at once and for good. One that is disabled already stays so. */
export async function disableApiKey(context: ViewerContext, input: Input): Promise<ApiKey> {
  requireKeyOwner(context);
  return inTransaction(context, async (context) => {
    const found = await findOwnKey(context, input.key);
    if (found.disabled_at) return found;
    const disabled_at = context.clock.now();
    const { numUpdatedRows } = await context.db
      .updateTable('api_keys')
      .where('id', '=', found.id)
      .where('disabled_at', 'is', null)
      .set({ disabled_at })
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await auditKey(context, 'api_key.disabled', found);
    return { ...found, disabled_at };
  });
}
