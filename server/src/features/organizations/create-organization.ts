import { freeCredits, organizationNameProblem } from '@tassel/contract/organization.ts';
import { audit } from '#features/audit/audit.ts';
import { userError } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { addMember } from './add-member.ts';
import { type Organization, readOrganization } from './organizations.ts';

/** Any signed-in person may create one and becomes its ADMIN; free credits come once a person (D 22). */
export async function createOrganization(context: ViewerContext, input: { name: string }): Promise<Organization> {
  const problem = organizationNameProblem(input.name);
  if (problem) throw userError('BAD_INPUT', problem, { fields: { name: problem } });
  return inTransaction(context, async (context) => {
    const id = newId(context.clock.now().getTime());
    await context.db
      .insertInto('organizations')
      .values({
        id,
        name: input.name.trim(),
        credits: 0,
        billing_status: 'FREE',
        purge_letter_files_after: null,
        join_domain: null,
        insert_time: context.clock.now(),
      })
      .execute();
    await addMember(context, { organizationId: id, personId: context.viewer.personId, role: 'ADMIN' });
    await grantFreeCredits(context, id);
    await audit(context, { organizationId: id, action: 'organization.created', subject: input.name.trim() });
    return readOrganization(context, id);
  });
}

async function grantFreeCredits({ db, viewer, clock }: ViewerContext, organizationId: string): Promise<void> {
  const granted = await db
    .insertInto('free_credit_grants')
    .values({ person_id: viewer.personId, organization_id: organizationId, insert_time: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  if (!granted) return;
  await db.updateTable('organizations').where('id', '=', organizationId).set({ credits: freeCredits }).execute();
}
