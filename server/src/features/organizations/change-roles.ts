import { type Role, roleLabels } from '@tassel/contract/roles.ts';
import { audit } from '#features/audit/audit.ts';
import { requireRole } from '#features/session/require-role.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { lockAdmins, type Member, memberName, readMembersById, requireStillAdmin } from './members.ts';
import { decideRoleChanges, type RoleRefusal } from './role-changes.ts';

type Input = { organizationId: string; ids: string[]; role: Role };
export type RoleChanges = { changed: Member[]; refused: RoleRefusal[] };

/** Changes the role of each member who may get it; the others are listed with the reason. */
export async function changeRoles(context: ViewerContext, { organizationId, ids, role }: Input): Promise<RoleChanges> {
  requireRole(context, organizationId, 'ADMIN');
  return inTransaction(context, async (context) => {
    const admins = await lockAdmins(context, organizationId);
    requireStillAdmin(context, organizationId, admins);
    const members = await readMembersById(context, organizationId, ids);
    const { changes, refused } = decideRoleChanges({ ids, role, members, admins });
    if (changes.length > 0) await setRole(context, { organizationId, role }, changes);
    return { changed: changes.map((member) => ({ ...member, role })), refused };
  });
}

async function setRole(context: ViewerContext, { organizationId, role }: Omit<Input, 'ids'>, members: Member[]) {
  const ids = members.map(({ id }) => id);
  await context.db
    .updateTable('organization_users')
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .set({ role })
    .execute();
  for (const member of members) {
    const detail = `${roleLabels[member.role]} to ${roleLabels[role]}`;
    await audit(context, { organizationId, action: 'role.changed', subject: memberName(member), detail });
  }
}
