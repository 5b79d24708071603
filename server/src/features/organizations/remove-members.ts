import { audit } from '#features/audit/audit.ts';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { lockAdmins, memberName, readMembersById, requireStillAdmin } from './members.ts';

type Input = { organizationId: string; ids: string[] };

/** Removes members, all or none. Everyone may remove themselves; the last administrator can't go (D 19). */
export async function removeMembers(context: ViewerContext, { organizationId, ids }: Input): Promise<void> {
  const self = requireRole(context, organizationId, 'USER', 'REVIEWER');
  const isLeaving = ids.length === 1 && ids[0] === self.id;
  if (!isLeaving) requireRole(context, organizationId, 'ADMIN');
  await inTransaction(context, async (context) => {
    const admins = await lockAdmins(context, organizationId);
    if (!isLeaving) requireStillAdmin(context, organizationId, admins);
    const members = await readMembersById(context, organizationId, ids);
    if (members.length < new Set(ids).size) throw userError('NOT_FOUND', 'Member not found.');
    const isAdminLeft = [...admins].some((id) => !ids.includes(id));
    if (!isAdminLeft)
      throw userError('CONFLICT', 'An organization needs an administrator. Make someone else administrator first.');
    await context.db
      .deleteFrom('organization_users')
      .where('organization_id', '=', organizationId)
      .where('id', 'in', ids)
      .execute();
    for (const member of members) {
      const action = member.id === self.id ? 'member.left' : 'member.removed';
      await audit(context, { organizationId, action, subject: memberName(member) });
    }
  });
}
