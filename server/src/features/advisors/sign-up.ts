import { type SignUp, signUpFields, signUpRules } from '@tassel/contract/sign-up.ts';
import { addPerson } from '#features/session/people.ts';
import type { Identity } from '#features/session/viewer.ts';
import { userError } from '#platform/errors.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context } from '#server/context.ts';

/** Makes person and advisor in one transaction. Whoever has signed up already stays as they are. */
export async function signUp(context: Context, identity: Identity, body: Record<string, unknown>): Promise<void> {
  const input = readSignUp(body);
  if (!identity.email)
    throw userError('BAD_INPUT', 'Your identity provider did not tell your email address. Ask its administrator.');
  await inTransaction(context, async (context) => {
    const name = { firstName: input.first_name, lastName: input.last_name };
    const personId = await addPerson(context, identity, name);
    if (!personId) return;
    const { zip, title, phone_number, email_receive } = input;
    await context.db
      .insertInto('advisors')
      .values({ person_id: personId, zip, title, phone_number, email_receive })
      .execute();
  });
}

/** The fields of the specification, all of them and no others. */
export function readSignUp(body: Record<string, unknown>): SignUp {
  const fields: Record<string, string> = {};
  for (const name of Object.keys(body)) if (!signUpFields.includes(name as keyof SignUp)) fields[name] = 'Not known.';
  for (const [name, rule] of Object.entries(signUpRules)) {
    const value = body[name];
    const problem = typeof value === 'string' ? rule(value) : 'Send text.';
    if (problem) fields[name] = problem;
  }
  if (typeof body.email_receive !== 'boolean') fields.email_receive = 'Send true or false.';
  if (Object.keys(fields).length > 0) throw userError('BAD_INPUT', 'Check the marked fields.', { fields });
  const texts = Object.keys(signUpRules).map((name) => [name, (body[name] as string).trim()]);
  return { ...Object.fromEntries(texts), email_receive: body.email_receive } as SignUp;
}
