import { audit } from '#features/audit/audit.ts';
import { lockAdmins, requireStillAdmin } from '#features/organizations/members.ts';
import { requireRole } from '#features/session/require-role.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import type { Invitation } from './invitations.ts';
import { findPending } from './pending-invitations.ts';

type Input = { organizationId: string; id: string };

/** Takes an invitation back: whoever follows its link finds nothing. */
export async function revokeInvitation(context: ViewerContext, { organizationId, id }: Input): Promise<Invitation> {
  requireRole(context, organizationId, 'ADMIN');
  return inTransaction(context, async (context) => {
    requireStillAdmin(context, organizationId, await lockAdmins(context, organizationId));
    const invitation = await findPending(context, organizationId, id);
    await context.db
      .updateTable('invitations')
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .set({ status: 'REVOKED' })
      .execute();
    await audit(context, { organizationId, action: 'invitation.revoked', subject: invitation.recipient });
    return { ...invitation, status: 'REVOKED' };
  });
}
