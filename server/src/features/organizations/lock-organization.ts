import { userError } from '#platform/errors.ts';
import type { Context } from '#server/context.ts';

/** Holds an organization for the rest of the transaction: what is decided about its members is decided in turn. */
export async function lockOrganization({ db }: Context, organizationId: string): Promise<{ name: string }> {
  const organization = await db
    .selectFrom('organizations')
    .where('id', '=', organizationId)
    .select('name')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!organization) throw userError('NOT_FOUND', 'Organization not found.');
  return organization;
}
