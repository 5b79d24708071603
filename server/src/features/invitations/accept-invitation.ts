import { normalEmail } from '@tassel/contract/email.ts';
import { invitationMessages } from '@tassel/contract/invitation.ts';
import { roleLabels } from '@tassel/contract/roles.ts';
import { audit } from '#features/audit/audit.ts';
import { addMember } from '#features/organizations/add-member.ts';
import { lockOrganization } from '#features/organizations/lock-organization.ts';
import { memberName } from '#features/organizations/members.ts';
import { userError } from '#platform/errors.ts';
import { isId } from '#platform/ids.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { type Invitation, invitationColumns, invitations, isExpired } from './invitations.ts';

type Input = { invitationId: string };

/** Only the invited, verified address may accept, once, and in time (D 20). */
export async function acceptInvitation(context: ViewerContext, { invitationId }: Input): Promise<Invitation> {
  const { organizationId } = await findInvitation(context, invitationId);
  return inTransaction(context, async (context) => {
    await lockOrganization(context, organizationId);
    const invitation = await findInvitation(context, invitationId);
    refuseUsedUp(context, invitation);
    const { personId } = context.viewer;
    await addMember(context, { organizationId, personId, role: invitation.role });
    await context.db
      .updateTable('invitations')
      .where('id', '=', invitationId)
      .where('organization_id', '=', organizationId)
      .set({ status: 'ACCEPTED', accepted_by: personId })
      .execute();
    const detail = `as ${roleLabels[invitation.role]}`;
    await audit(context, { organizationId, action: 'member.accepted', subject: memberName(context.viewer), detail });
    return { ...invitation, status: 'ACCEPTED' };
  });
}

/** One to the viewer's address that was not revoked. */
async function findInvitation(context: ViewerContext, id: string): Promise<Invitation> {
  const { email, isEmailVerified } = context.viewer;
  const invitation = isId(id)
    ? await invitations(context)
        .where('invitations.id', '=', id)
        .where('recipient', '=', normalEmail(email))
        .where('status', '<>', 'REVOKED')
        .select(invitationColumns)
        .executeTakeFirst()
    : undefined;
  if (!invitation) throw userError('NOT_FOUND', invitationMessages.notFound);
  if (!isEmailVerified) throw userError('FORBIDDEN', `Verify your email first: ${email}.`);
  return invitation;
}

function refuseUsedUp({ clock }: ViewerContext, invitation: Invitation): void {
  if (invitation.status === 'ACCEPTED') throw userError('CONFLICT', 'This invitation was accepted already.');
  if (isExpired(invitation, clock.now())) throw userError('CONFLICT', invitationMessages.expired);
}
