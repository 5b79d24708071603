import type pg from 'pg';
import type { IdentityContext } from './context.ts';
import { passwordProblem } from './credential-rules.ts';
import { hashPassword } from './passwords.ts';
import { digest } from './secrets.ts';
import { inTransaction } from './transaction.ts';
import { forgetTries, signInsFor } from './tries.ts';

export type ResetLink =
  | { state: 'open'; accountId: string; email: string }
  | { state: 'expired' | 'used' | 'replaced' };
type ResetResult = { outcome: 'done' } | { outcome: 'invalid'; password: string } | { outcome: 'dead' };

type Row = { accountId: string; email: string; expiresAt: Date; usedAt: Date | null; replacedAt: Date | null };

/** Looks without using the link up: mail scanners open links too. */
export async function findResetLink({ pool, now }: IdentityContext, token: string): Promise<ResetLink> {
  const { rows } = await pool.query<Row>(
    `select account_id as "accountId", email, expires_at as "expiresAt", used_at as "usedAt",
       replaced_at as "replacedAt"
     from identity.password_resets join identity.accounts on accounts.id = account_id where token_hash = $1`,
    [digest(token)],
  );
  const row = rows[0];
  if (row?.usedAt) return { state: 'used' };
  if (row?.replacedAt) return { state: 'replaced' };
  if (!row || row.expiresAt <= now()) return { state: 'expired' };
  return { state: 'open', accountId: row.accountId, email: row.email };
}

type Reset = { token: string; password: string };

export async function resetPassword(context: IdentityContext, { token, password }: Reset): Promise<ResetResult> {
  const link = await findResetLink(context, token);
  if (link.state !== 'open') return { outcome: 'dead' };
  const problem = passwordProblem(password, link.email);
  if (problem) return { outcome: 'invalid', password: problem };

  const passwordHash = await hashPassword(password);
  const isDone = await inTransaction(context.pool, async (db) => {
    if (!(await useUp(db, token, context.now()))) return false;
    await db.query(
      'update identity.accounts set password_hash = $2, email_verified = true, updated_at = $3 where id = $1',
      [link.accountId, passwordHash, context.now()],
    );
    await endSignIns(db, link.accountId);
    return true;
  });
  if (!isDone) return { outcome: 'dead' };
  await forgetTries(context, signInsFor(link.email));
  return { outcome: 'done' };
}

async function useUp(db: pg.PoolClient, token: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `update identity.password_resets set used_at = $2
     where token_hash = $1 and used_at is null and replaced_at is null and expires_at > $2`,
    [digest(token), now],
  );
  return rowCount === 1;
}

/** Sessions, grants, codes and tokens of the account, and sign-ins that are on their way. */
async function endSignIns(db: pg.PoolClient, accountId: string): Promise<void> {
  await db.query('delete from identity.records where account_id = $1', [accountId]);
}
