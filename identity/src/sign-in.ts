import { findAccountByEmail } from './accounts.ts';
import type { IdentityContext } from './context.ts';
import { accountTries, addressFailures, triesLeft } from './limits.ts';
import { verifyPassword } from './passwords.ts';
import { countTry, forgetTries, returnTry, signInsFor, signInsFrom } from './tries.ts';

type SignInResult =
  | { outcome: 'signed-in'; accountId: string }
  | { outcome: 'no-match'; triesLeft: number }
  | { outcome: 'wait'; waitMs: number };

type SignIn = { email: string; password: string; address: string };

export async function signIn(context: IdentityContext, { email, password, address }: SignIn): Promise<SignInResult> {
  const byAddress = await countTry(context, signInsFrom(address), addressFailures);
  if (!byAddress.allowed) return wait(context, byAddress.blockedUntil);
  const byAccount = await countTry(context, signInsFor(email), accountTries);
  if (!byAccount.allowed) return wait(context, byAccount.blockedUntil);

  const account = await findAccountByEmail(context.pool, email);
  const isMatch = await verifyPassword(password, account?.passwordHash);
  if (account && isMatch) {
    await forgetTries(context, signInsFor(email));
    await returnTry(context, signInsFrom(address));
    return { outcome: 'signed-in', accountId: account.id };
  }
  const { count, lastAt, blockedUntil } = byAccount.counter;
  if (!blockedUntil) return { outcome: 'no-match', triesLeft: triesLeft(count) };
  return { outcome: 'wait', waitMs: blockedUntil.getTime() - lastAt.getTime() };
}

function wait({ now }: IdentityContext, until: Date): SignInResult {
  return { outcome: 'wait', waitMs: until.getTime() - now().getTime() };
}
