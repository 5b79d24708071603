import { signUpRules } from '@tassel/contract/sign-up.ts';
import { renamePerson } from '#features/session/people.ts';
import { userError } from '#platform/errors.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';

export type Advisor = {
  firstName: string;
  lastName: string;
  title: string;
  phoneNumber: string;
  zip: string;
  emailReceive: boolean;
};

const rules = {
  firstName: signUpRules.first_name,
  lastName: signUpRules.last_name,
  title: signUpRules.title,
  phoneNumber: signUpRules.phone_number,
  zip: signUpRules.zip,
};

export async function isAdvisor(context: ViewerContext): Promise<boolean> {
  const { personId } = context.viewer;
  const advisor = await context.db
    .selectFrom('advisors')
    .where('person_id', '=', personId)
    .select('person_id')
    .executeTakeFirst();
  return advisor !== undefined;
}

export async function readAdvisor(context: ViewerContext): Promise<Advisor> {
  const advisor = await context.db
    .selectFrom('advisors')
    .innerJoin('people', 'people.id', 'advisors.person_id')
    .where('person_id', '=', context.viewer.personId)
    .select([
      'first_name as firstName',
      'last_name as lastName',
      'title',
      'phone_number as phoneNumber',
      'zip',
      'email_receive as emailReceive',
    ])
    .executeTakeFirst();
  if (!advisor) throw userError('NOT_FOUND', 'Advisor not found.');
  return advisor;
}

/** Everyone edits their own profile, nobody another's. */
export async function updateAdvisor(context: ViewerContext, input: Advisor): Promise<Advisor> {
  const { firstName, lastName, title, phoneNumber, zip } = validTexts(input);
  return inTransaction(context, async (context) => {
    await renamePerson(context, { firstName, lastName });
    await context.db
      .updateTable('advisors')
      .where('person_id', '=', context.viewer.personId)
      .set({ zip, title, phone_number: phoneNumber, email_receive: input.emailReceive })
      .execute();
    return readAdvisor(context);
  });
}

function validTexts(input: Advisor): Record<keyof typeof rules, string> {
  const texts = Object.keys(rules).map((name) => [name, input[name as keyof typeof rules].trim()] as const);
  const problems = texts.flatMap(([name, value]) => {
    const problem = rules[name as keyof typeof rules](value);
    return problem ? [[name, problem]] : [];
  });
  if (problems.length > 0)
    throw userError('BAD_INPUT', 'Check the marked fields.', { fields: Object.fromEntries(problems) });
  return Object.fromEntries(texts) as Record<keyof typeof rules, string>;
}
