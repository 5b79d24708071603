import { membersOf } from '#features/organizations/members.ts';
import { composeMail } from '#platform/mail.ts';
import type { Context } from '#server/context.ts';

type Words = { subject: string; paragraphs: string[] };

/** Queues the same mail for every ADMIN of an organization, with a way to its usage and bills. */
export async function mailAdmins(context: Context, organizationId: string, words: Words): Promise<void> {
  const admins = await membersOf(context, organizationId).where('role', '=', 'ADMIN').select('email').execute();
  const action = { label: 'Open usage and billing', url: `${context.config.publicUrl}/org-settings/usage` };
  for (const { email } of admins) await context.queue.add('send-mail', composeMail({ to: email, ...words, action }));
}
