import type { Role } from '@tassel/contract/roles.ts';
import { changeRoles } from '#features/organizations/change-roles.ts';
import type { Place } from '#features/organizations/graphql.ts';
import { readOrganization } from '#features/organizations/organizations.ts';
import type { RoleRefusal } from '#features/organizations/role-changes.ts';
import type { ViewerContext } from '#server/context.ts';

type Input = { organizationId: string; organizationApiUserIds: string[]; role: Role };

export async function updateRoles(
  context: ViewerContext,
  { organizationId, organizationApiUserIds, role }: Input,
): Promise<{ changed: Place[]; refused: RoleRefusal[] }> {
  const { changed, refused } = await changeRoles(context, { organizationId, ids: organizationApiUserIds, role });
  const organization = await readOrganization(context, organizationId);
  return { changed: changed.map((member) => ({ ...member, organization, user: member })), refused };
}
