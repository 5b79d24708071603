import { createAccount } from './accounts.ts';
import type { IdentityContext } from './context.ts';
import { emailProblem, passwordProblem } from './credential-rules.ts';
import { addressSignUps } from './limits.ts';
import { countTry, signUpsFrom } from './tries.ts';

export type SignUpResult =
  | { outcome: 'signed-up'; accountId: string }
  | { outcome: 'invalid'; email?: string; password?: string }
  | { outcome: 'taken' }
  | { outcome: 'wait'; waitMs: number };

type SignUp = { email: string; password: string; address: string };

export async function signUp(context: IdentityContext, { email, password, address }: SignUp): Promise<SignUpResult> {
  const problems = { email: emailProblem(email), password: passwordProblem(password, email) };
  if (problems.email || problems.password) return { outcome: 'invalid', ...problems };
  const decision = await countTry(context, signUpsFrom(address), addressSignUps);
  if (!decision.allowed) {
    return { outcome: 'wait', waitMs: decision.blockedUntil.getTime() - context.now().getTime() };
  }
  const accountId = await createAccount(context, { email, password, emailVerified: false });
  return accountId ? { outcome: 'signed-up', accountId } : { outcome: 'taken' };
}
