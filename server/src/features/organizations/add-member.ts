import type { Role } from '@tassel/contract/roles.ts';
import { newId } from '#platform/ids.ts';
import type { Context } from '#server/context.ts';

type Member = { organizationId: string; personId: string; role: Role };

/** Adds a person to an organization, and answers whether they are new; whoever is in it already keeps their role. */
export async function addMember(context: Context, member: Member): Promise<boolean> {
  const now = context.clock.now();
  const added = await context.db
    .insertInto('organization_users')
    .values({
      id: newId(now.getTime()),
      organization_id: member.organizationId,
      person_id: member.personId,
      role: member.role,
      insert_time: now,
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'person_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
