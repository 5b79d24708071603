import { domainOf } from '@tassel/contract/email.ts';
import { audit } from '#features/audit/audit.ts';
import { userError } from '#platform/errors.ts';
import { isId } from '#platform/ids.ts';
import { composeMail } from '#platform/mail.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { addMember } from './add-member.ts';
import { lockOrganization } from './lock-organization.ts';
import { memberName, membersOf } from './members.ts';
import { type Organization, readOrganization } from './organizations.ts';

type Input = { organizationId: string };

/** Whoever's verified mail domain is the organization's becomes its USER, and its ADMINs hear of it (D 21). */
export async function joinOrganization(context: ViewerContext, { organizationId }: Input): Promise<Organization> {
  const { viewer } = context;
  if (!isId(organizationId) || !viewer.isEmailVerified) throw notFound();
  return inTransaction(context, async (context) => {
    await lockOrganization(context, organizationId);
    const organization = await readOrganization(context, organizationId);
    if (organization.join_domain !== domainOf(viewer.email)) throw notFound();
    const isNew = await addMember(context, { organizationId, personId: viewer.personId, role: 'USER' });
    if (!isNew) return organization;
    await audit(context, { organizationId, action: 'member.joined', subject: memberName(viewer) });
    await tellAdmins(context, organization);
    return organization;
  });
}

const notFound = () => userError('NOT_FOUND', 'Organization not found.');

async function tellAdmins(context: ViewerContext, { id, name }: Organization): Promise<void> {
  const { config, queue, viewer } = context;
  const admins = await membersOf(context, id).where('role', '=', 'ADMIN').select('email').execute();
  for (const { email } of admins)
    await queue.add(
      'send-mail',
      composeMail({
        to: email,
        subject: `${viewer.firstName} ${viewer.lastName} joined ${name}`,
        paragraphs: [
          `${memberName(viewer)} joined ${name} as a User, by the email domain that you allow.`,
          'You can change the role, remove the member or switch joining off in the organization settings.',
        ],
        action: { label: 'See members', url: `${config.publicUrl}/org-settings/members` },
      }),
    );
}
