import { normalEmail } from '@tassel/contract/email.ts';
import type { ViewerContext } from '#server/context.ts';
import { type Invitation, invitationColumns, invitations } from './invitations.ts';

const mostShown = 50;

/** D 20: the pending ones to the viewer's verified address, expired ones too, and those the viewer has accepted. */
export async function readMyInvitations(context: ViewerContext): Promise<Invitation[]> {
  const { email, isEmailVerified, personId } = context.viewer;
  return invitations(context)
    .where(({ and, or, eb }) =>
      or([
        eb('accepted_by', '=', personId),
        ...(isEmailVerified ? [and([eb('recipient', '=', normalEmail(email)), eb('status', '=', 'PENDING')])] : []),
      ]),
    )
    .orderBy('status', 'desc')
    .orderBy('invitations.insert_time', 'desc')
    .orderBy('invitations.id')
    .limit(mostShown)
    .select(invitationColumns)
    .execute();
}
