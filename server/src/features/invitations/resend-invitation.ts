import { audit } from '#features/audit/audit.ts';
import { lockAdmins, requireStillAdmin } from '#features/organizations/members.ts';
import { requireRole } from '#features/session/require-role.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import type { Invitation } from './invitations.ts';
import { findPending } from './pending-invitations.ts';
import { sendInvitation } from './send-invitation.ts';

type Input = { organizationId: string; id: string };

/** Mails an invitation again and gives it its full time. */
export async function resendInvitation(context: ViewerContext, { organizationId, id }: Input): Promise<Invitation> {
  requireRole(context, organizationId, 'ADMIN');
  return inTransaction(context, async (context) => {
    requireStillAdmin(context, organizationId, await lockAdmins(context, organizationId));
    const { recipient, role, organizationName: name } = await findPending(context, organizationId, id);
    await sendInvitation(context, { organization: { id: organizationId, name }, recipient, role });
    await audit(context, { organizationId, action: 'invitation.resent', subject: recipient });
    return findPending(context, organizationId, id);
  });
}
