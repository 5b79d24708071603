import type { IdentityContext } from './context.ts';
import type { Counter, Decision, Limit } from './limits.ts';
import { networkOf } from './network.ts';
import { digest } from './secrets.ts';
import { inTransaction } from './transaction.ts';

/**
 * Counts a try before its outcome is known, so that many tries at the same moment can't pass on one count.
 * Success gives it back: `forgetTries` or `returnTry`.
 */
export function countTry(context: IdentityContext, subject: string, limit: Limit): Promise<Decision> {
  const key = keyOf(subject);
  const now = context.now();
  return inTransaction(context.pool, async (db) => {
    // Makes the row, so that there is one to lock; a count of 0 is a try that hasn't happened.
    await db.query(
      `insert into identity.tries (key, count, since, last_at) values ($1, 0, $2, $2) on conflict (key) do nothing`,
      [key, now],
    );
    const { rows } = await db.query<Counter>(
      `select count, since, last_at as "lastAt", blocked_until as "blockedUntil"
       from identity.tries where key = $1 for update`,
      [key],
    );
    const decision = limit(rows[0], now);
    if (!decision.allowed) return decision;
    const { count, since, lastAt, blockedUntil } = decision.counter;
    await db.query(
      'update identity.tries set count = $2, since = $3, last_at = $4, blocked_until = $5 where key = $1',
      [key, count, since, lastAt, blockedUntil],
    );
    return decision;
  });
}

export async function forgetTries({ pool }: IdentityContext, subject: string): Promise<void> {
  await pool.query('delete from identity.tries where key = $1', [keyOf(subject)]);
}

export async function returnTry({ pool }: IdentityContext, subject: string): Promise<void> {
  await pool.query('update identity.tries set count = greatest(count - 1, 0) where key = $1', [keyOf(subject)]);
}

export const signInsFor = (email: string) => `sign-in email ${email.toLowerCase()}`;
export const signInsFrom = (address: string) => `sign-in address ${networkOf(address)}`;
export const signUpsFrom = (address: string) => `sign-up address ${networkOf(address)}`;
export const resetsFor = (email: string) => `reset email ${email.toLowerCase()}`;
export const resetsFrom = (address: string) => `reset address ${networkOf(address)}`;

function keyOf(subject: string): string {
  return digest(subject).toString('base64url');
}
