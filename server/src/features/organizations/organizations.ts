import type { Selectable } from 'kysely';
import { userError } from '#platform/errors.ts';
import type { ViewerContext } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';

export type Organization = Omit<Selectable<Tables['organizations']>, 'insert_time'>;

const columns = [
  'organizations.id',
  'name',
  'credits',
  'billing_status',
  'manual_review_enabled',
  'manual_review_size_limit',
  'manual_review_no_free_money',
  'purge_letter_files_after',
  'join_domain',
] as const;

export async function readOrganization(context: ViewerContext, organizationId: string): Promise<Organization> {
  const organization = await context.db
    .selectFrom('organizations')
    .where('organizations.id', '=', organizationId)
    .select(columns)
    .executeTakeFirst();
  if (!organization) throw userError('NOT_FOUND', 'Organization not found.');
  return organization;
}

/** The organizations of the viewer's memberships, in their order. */
export async function readMyOrganizations(context: ViewerContext): Promise<Map<string, Organization>> {
  const organizations = await context.db
    .selectFrom('organizations')
    .innerJoin('organization_users', 'organization_users.organization_id', 'organizations.id')
    .where('person_id', '=', context.viewer.personId)
    .select(columns)
    .execute();
  return new Map(organizations.map((organization) => [organization.id, organization]));
}
