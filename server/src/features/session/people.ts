import { newId } from '#platform/ids.ts';
import type { Context, ViewerContext } from '#server/context.ts';
import type { Identity } from './viewer.ts';

type Name = { firstName: string; lastName: string };

/** The id of the new person, or undefined when this identity has its person already. */
export async function addPerson(context: Context, identity: Identity, name: Name): Promise<string | undefined> {
  const now = context.clock.now();
  const added = await context.db
    .insertInto('people')
    .values({
      id: newId(now.getTime()),
      issuer: identity.issuer,
      subject: identity.subject,
      email: identity.email,
      email_verified_at: identity.isEmailVerified ? now : null,
      first_name: name.firstName,
      last_name: name.lastName,
      insert_time: now,
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

export async function renamePerson(context: ViewerContext, name: Name): Promise<void> {
  await context.db
    .updateTable('people')
    .where('id', '=', context.viewer.personId)
    .set({ first_name: name.firstName, last_name: name.lastName })
    .execute();
}
