import type pg from 'pg';
import type { IdentityContext } from './context.ts';
import { hashPassword } from './passwords.ts';

export type Account = { id: string; email: string; passwordHash: string; emailVerified: boolean };

const columns = 'id, email, password_hash as "passwordHash", email_verified as "emailVerified"';

export async function findAccount(pool: pg.Pool, id: string): Promise<Account | undefined> {
  const { rows } = await pool.query<Account>(`select ${columns} from identity.accounts where id = $1`, [id]);
  return rows[0];
}

export async function findAccountByEmail(pool: pg.Pool, email: string): Promise<Account | undefined> {
  const { rows } = await pool.query<Account>(
    `select ${columns} from identity.accounts where lower(email) = lower($1)`,
    [email],
  );
  return rows[0];
}

type NewAccount = { email: string; password: string; emailVerified: boolean };

/** Answers undefined when the email has an account already. */
export async function createAccount(context: IdentityContext, account: NewAccount): Promise<string | undefined> {
  const { rows } = await context.pool.query<{ id: string }>(
    `insert into identity.accounts (email, password_hash, email_verified, created_at, updated_at)
     values ($1, $2, $3, $4, $4) on conflict (lower(email)) do nothing returning id`,
    [account.email, await hashPassword(account.password), account.emailVerified, context.now()],
  );
  return rows[0]?.id;
}

export async function addAccount(context: IdentityContext, account: NewAccount): Promise<string> {
  const existing = await findAccountByEmail(context.pool, account.email);
  if (existing) return existing.id;
  const id = await createAccount(context, account);
  return id ?? addAccount(context, account);
}
