import type { Context } from '#server/context.ts';
import type { Viewer } from './viewer.ts';

const everyMs = 5 * 60_000;

/** When a person last did something, to within minutes: not every call is worth a write. */
export async function noteActivity({ db, clock }: Context, { personId, lastActiveTime }: Viewer): Promise<void> {
  const now = clock.now();
  if (lastActiveTime && now.getTime() - lastActiveTime.getTime() < everyMs) return;
  await db.updateTable('people').where('id', '=', personId).set({ last_active_time: now }).execute();
}
