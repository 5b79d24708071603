import { invitationDays } from '@tassel/contract/invitation.ts';
import { type Role, roleDetails, roleLabels } from '@tassel/contract/roles.ts';
import { composeMail, type Mail } from '#platform/mail.ts';
import type { ViewerContext } from '#server/context.ts';

type Words = { organizationName: string; role: Role };
type Sent = { id: string; recipient: string; subject: string; body: string };

/** What an invitation says, on its screen and in its mail. */
export function invitationWords({ viewer }: ViewerContext, { organizationName, role }: Words) {
  return {
    subject: `${viewer.firstName} ${viewer.lastName} invited you to ${organizationName}`,
    body: `Join ${organizationName} in Tassel as ${roleLabels[role]}: ${roleDetails[role].toLowerCase()}.`,
  };
}

export const invitationLink = (publicUrl: string, id: string): string => `${publicUrl}/invitation/${id}`;

export function invitationMail({ config }: ViewerContext, { id, recipient, subject, body }: Sent): Mail {
  return composeMail({
    to: recipient,
    subject,
    paragraphs: [
      `${subject}.`,
      body,
      `Tassel reads financial-aid award letters. Sign in, or sign up with this address (${recipient}), to accept.`,
      `The invitation works for ${invitationDays} days. If you don't know the sender, ignore this mail.`,
    ],
    action: { label: 'See the invitation', url: invitationLink(config.publicUrl, id) },
  });
}
