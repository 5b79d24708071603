import type { Context } from '#server/context.ts';
import type { KeyHolder } from './viewer-of-key.ts';

const everyMs = 60_000;

/** When a key was last used, to within a minute. Called once the answer is out, so that nobody waits for it. */
export async function noteUse({ db, clock }: Context, { apiKey }: KeyHolder): Promise<void> {
  const now = clock.now();
  const minuteAgo = new Date(now.getTime() - everyMs);
  if (apiKey.lastUsedTime && apiKey.lastUsedTime > minuteAgo) return;
  await db
    .updateTable('api_keys')
    .where('id', '=', apiKey.id)
    .where((eb) => eb.or([eb('last_used_time', 'is', null), eb('last_used_time', '<=', minuteAgo)]))
    .set({ last_used_time: now })
    .execute();
}
