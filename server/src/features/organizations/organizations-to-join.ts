import { domainOf } from '@tassel/contract/email.ts';
import type { ViewerContext } from '#server/context.ts';

export type OrganizationName = { id: string; name: string };

const mostShown = 50;

/** D 21: the viewer's address is verified, its domain is the organization's, and the viewer is not in it yet. */
export async function readOrganizationsToJoin({ db, viewer }: ViewerContext): Promise<OrganizationName[]> {
  if (!viewer.isEmailVerified) return [];
  const mine = viewer.memberships.map(({ organizationId }) => organizationId);
  let organizations = db.selectFrom('organizations').where('join_domain', '=', domainOf(viewer.email));
  if (mine.length > 0) organizations = organizations.where('id', 'not in', mine);
  return organizations.orderBy('name').orderBy('id').limit(mostShown).select(['id', 'name']).execute();
}
