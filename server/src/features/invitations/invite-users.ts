import { isEmail, normalEmail } from '@tassel/contract/email.ts';
import { inviteMessages, maxInvitedAtOnce } from '@tassel/contract/invitation.ts';
import { type Role, roleLabels } from '@tassel/contract/roles.ts';
import { sql } from 'kysely';
import { audit } from '#features/audit/audit.ts';
import { lockAdmins, membersOf, requireStillAdmin } from '#features/organizations/members.ts';
import { type Organization, readOrganization } from '#features/organizations/organizations.ts';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { sendInvitation } from './send-invitation.ts';

type Input = { organizationId: string; emails: string[]; role: Role };

/** Three lists of addresses, by what became of each. */
export type InviteAnswer = {
  invitationsSent: string[];
  alreadyBelongToOrg: string[];
  invitationsAlreadyPending: string[];
};

/** Invites each address that is not in the organization; who was invited before is mailed again (D 20). */
export async function inviteUsers(
  context: ViewerContext,
  { organizationId, emails, role }: Input,
): Promise<InviteAnswer> {
  requireRole(context, organizationId, 'ADMIN');
  const recipients = validRecipients(emails);
  return inTransaction(context, async (context) => {
    requireStillAdmin(context, organizationId, await lockAdmins(context, organizationId));
    const organization = await readOrganization(context, organizationId);
    const belonging = await addressesOfMembers(context, organizationId, recipients);
    const answer: InviteAnswer = { invitationsSent: [], alreadyBelongToOrg: [], invitationsAlreadyPending: [] };
    for (const recipient of recipients) {
      if (belonging.has(recipient)) answer.alreadyBelongToOrg.push(recipient);
      else if (await invite(context, { organization, recipient, role })) answer.invitationsSent.push(recipient);
      else answer.invitationsAlreadyPending.push(recipient);
    }
    return answer;
  });
}

function validRecipients(emails: string[]): string[] {
  const recipients = [...new Set(emails.map(normalEmail))];
  if (recipients.length === 0) throw userError('BAD_INPUT', inviteMessages.noEmail);
  if (recipients.length > maxInvitedAtOnce)
    throw userError('BAD_INPUT', `Invite at most ${maxInvitedAtOnce} people at once.`);
  if (!recipients.every(isEmail)) throw userError('BAD_INPUT', inviteMessages.invalidEmail);
  return recipients;
}

async function addressesOfMembers(context: ViewerContext, organizationId: string, recipients: string[]) {
  const members = await membersOf(context, organizationId)
    .where(sql<string>`lower(email)`, 'in', recipients)
    .select(sql<string>`lower(email)`.as('email'))
    .execute();
  return new Set(members.map(({ email }) => email));
}

type One = { organization: Organization; recipient: string; role: Role };

async function invite(context: ViewerContext, one: One): Promise<boolean> {
  const isNew = await sendInvitation(context, one);
  await audit(context, {
    organizationId: one.organization.id,
    action: isNew ? 'member.invited' : 'invitation.resent',
    subject: one.recipient,
    detail: `as ${roleLabels[one.role]}`,
  });
  return isNew;
}
