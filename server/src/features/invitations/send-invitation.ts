import { invitationDays } from '@tassel/contract/invitation.ts';
import type { Role } from '@tassel/contract/roles.ts';
import { newId } from '#platform/ids.ts';
import type { ViewerContext } from '#server/context.ts';
import { invitationMail, invitationWords } from './invitation-mail.ts';

type Input = { organization: { id: string; name: string }; recipient: string; role: Role };

/**
 * Writes the invitation and mails it; answers whether it is new. One that is pending keeps its record and its link,
 * and its days begin again (D 20).
 */
export async function sendInvitation(
  context: ViewerContext,
  { organization, recipient, role }: Input,
): Promise<boolean> {
  const { db, viewer, clock, queue } = context;
  const now = clock.now();
  const words = invitationWords(context, { organizationName: organization.name, role });
  const fresh = {
    role,
    ...words,
    sender_id: viewer.personId,
    expire_time: new Date(now.getTime() + invitationDays * 86_400_000),
  };
  const newInvitationId = newId(now.getTime());
  const { id } = await db
    .insertInto('invitations')
    .values({
      id: newInvitationId,
      organization_id: organization.id,
      recipient,
      status: 'PENDING',
      accepted_by: null,
      insert_time: now,
      ...fresh,
    })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'recipient']).where('status', '=', 'PENDING').doUpdateSet(fresh),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await queue.add('send-mail', invitationMail(context, { id, recipient, ...words }));
  return id === newInvitationId;
}
