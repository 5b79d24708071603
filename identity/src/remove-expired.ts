import type { IdentityContext } from './context.ts';
import { longestMemoryMs } from './limits.ts';

const usedResetsKeptMs = 24 * 60 * 60 * 1000;

export async function removeExpired({ pool, now }: IdentityContext): Promise<void> {
  const time = now().getTime();
  await pool.query('delete from identity.records where expires_at < $1', [new Date(time)]);
  await pool.query('delete from identity.tries where last_at < $1', [new Date(time - longestMemoryMs)]);
  // Kept for a day, so that an old link still says why it doesn't work.
  await pool.query('delete from identity.password_resets where expires_at < $1', [new Date(time - usedResetsKeptMs)]);
}
