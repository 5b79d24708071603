import { randomBytes } from 'node:crypto';
import { type Account, findAccountByEmail } from './accounts.ts';
import type { IdentityContext } from './context.ts';
import { addressResets, emailResets } from './limits.ts';
import { resetMail } from './reset-mail.ts';
import { digest } from './secrets.ts';
import { inTransaction } from './transaction.ts';
import { countTry, resetsFor, resetsFrom } from './tries.ts';

const linkLifetimeMs = 30 * 60 * 1000;

/** Tells its caller nothing: the page answers the same for every address. */
export async function requestReset(context: IdentityContext, input: { email: string; address: string }): Promise<void> {
  const byAddress = await countTry(context, resetsFrom(input.address), addressResets);
  const byEmail = await countTry(context, resetsFor(input.email), emailResets);
  if (!byAddress.allowed || !byEmail.allowed) return context.log('A reset mail was refused: too many requests');
  const account = await findAccountByEmail(context.pool, input.email);
  if (!account) return;
  const token = await createResetToken(context, account);
  const link = `${context.issuer.replace(/\/$/, '')}/reset-password?token=${token}`;
  await context.sendMail(resetMail(account.email, link));
}

async function createResetToken(context: IdentityContext, account: Account): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = context.now();
  await inTransaction(context.pool, async (db) => {
    await db.query(
      `update identity.password_resets set replaced_at = $2
       where account_id = $1 and used_at is null and replaced_at is null`,
      [account.id, now],
    );
    await db.query(
      `insert into identity.password_resets (token_hash, account_id, created_at, expires_at) values ($1, $2, $3, $4)`,
      [digest(token), account.id, now, new Date(now.getTime() + linkLifetimeMs)],
    );
  });
  return token;
}
