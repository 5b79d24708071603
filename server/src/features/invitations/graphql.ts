import type { InvitationStatus } from '@tassel/contract/invitation.ts';
import { OrganizationNameType } from '#features/organizations/graphql.ts';
import { RoleType } from '#features/session/graphql.ts';
import { builder, described, type MutationFields, type QueryFields } from '#server/graphql-builder.ts';
import { organizationArg, pageArgs, pageType } from '#server/graphql-pages.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { invitationLink } from './invitation-mail.ts';
import { type Invitation, isExpired } from './invitations.ts';
import { type InviteAnswer, inviteUsers } from './invite-users.ts';
import { readMyInvitations } from './my-invitations.ts';
import { readPendingInvitations } from './pending-invitations.ts';
import { resendInvitation } from './resend-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';

const InvitationStatusType = builder.enumType('InvitationStatus', {
  description: 'Where an invitation stands.',
  values: described({
    PENDING: 'Nobody has accepted it yet.',
    ACCEPTED: 'It was accepted.',
    REVOKED: 'It was taken back.',
  } satisfies Record<InvitationStatus, string>),
});

const SenderType = builder.objectRef<Invitation>('InvitationSender').implement({
  description: 'Who sent an invitation, and for which organization.',
  fields: (t) => ({
    firstName: t.exposeString('senderFirstName', { description: 'First name.' }),
    lastName: t.exposeString('senderLastName', { description: 'Last name.' }),
    email: t.exposeString('senderEmail', { description: 'Where they can be asked.' }),
    organization: t.field({
      type: OrganizationNameType,
      description: 'What they invite to.',
      resolve: ({ organizationId: id, organizationName: name }) => ({ id, name }),
    }),
  }),
});

const organizationId = 'Which organization it invites to.';

const InvitationType = builder.objectRef<Invitation>('Invitation').implement({
  description: 'An offer of membership to an email address.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stays the same when it is sent again.' }),
    recipient: t.exposeString('recipient', { description: 'The address that may accept it.' }),
    role: t.field({ type: RoleType, description: 'What the recipient becomes.', resolve: ({ role }) => role }),
    subject: t.exposeString('subject', { description: 'As in the mail.' }),
    body: t.exposeString('body', { description: 'As in the mail.' }),
    status: t.field({ type: InvitationStatusType, description: 'Where it stands.', resolve: ({ status }) => status }),
    expired: t.boolean({
      description: 'Whether its time is over.',
      resolve: (invitation, _args, { clock }) => isExpired(invitation, clock.now()),
    }),
    insertTime: t.expose('insertTime', { type: 'DateTime', description: 'When it was first sent.' }),
    expireTime: t.expose('expireTime', { type: 'DateTime', description: 'When its time is over.' }),
    organizationId: t.exposeID('organizationId', { description: organizationId }),
    organization_id: t.exposeID('organizationId', { description: organizationId }),
    sender: t.field({ type: SenderType, description: 'Who sent it last.', resolve: (invitation) => invitation }),
    link: t.string({
      description: 'Where it is accepted.',
      resolve: ({ id }, _args, { config }) => invitationLink(config.publicUrl, id),
    }),
  }),
});

const InvitationPageType = pageType('InvitationPage', InvitationType);

const InvitationFilterType = builder.inputType('InvitationFilter', {
  description: 'Which invitations.',
  fields: (t) => ({ recipient_contains: t.string({ description: 'In the address.' }) }),
});

const InviteAnswerType = builder.objectRef<InviteAnswer>('InviteAnswer').implement({
  description: 'What became of each address.',
  fields: (t) => ({
    invitationsSent: t.exposeStringList('invitationsSent', { description: 'Invited now.' }),
    alreadyBelongToOrg: t.exposeStringList('alreadyBelongToOrg', { description: 'Members already.' }),
    invitationsAlreadyPending: t.exposeStringList('invitationsAlreadyPending', {
      description: 'Invited before: mailed again, with their full time.',
    }),
  }),
});

export const invitationQueries = (t: QueryFields) => ({
  myPendingInvitations: t.field({
    type: [InvitationType],
    description: 'Invitations to your verified address, expired ones too, and those that you have accepted.',
    resolve: (_root, _args, context) => readMyInvitations(context),
  }),
  pendingInvitations: t.field({
    type: InvitationPageType,
    description: 'Invitations of an organization that nobody has accepted yet. For administrators.',
    args: {
      ...organizationArg(t),
      ...pageArgs(t),
      filter: t.arg({ type: InvitationFilterType, description: 'Which.' }),
    },
    resolve: (_root, input, context) => readPendingInvitations(context, input),
  }),
});

export const invitationMutations = (t: MutationFields) => {
  const one = {
    id: t.arg.id({ required: true, description: 'Which invitation.' }),
    organizationId: t.arg.id({ required: true, description: 'Of which organization.' }),
  };
  return {
    inviteUser: t.field({
      type: InviteAnswerType,
      description: 'Invites people by mail, all with one role. For administrators.',
      args: {
        emails: t.arg.stringList({ required: true, description: '1 to 50 addresses.' }),
        organizationId: t.arg.id({ required: true, description: 'Where to.' }),
        role: t.arg({ type: RoleType, required: true, description: 'What they become.' }),
      },
      resolve: (_root, input, context) => inviteUsers(context, input),
    }),
    acceptInvitation: t.field({
      type: InvitationType,
      description: 'Makes you a member. Only the invited, verified address may accept.',
      args: { invitationId: t.arg.id({ required: true, description: 'Which one.' }) },
      resolve: (_root, input, context) => acceptInvitation(context, input),
    }),
    resendInvitation: t.field({
      type: InvitationType,
      description: 'Mails an invitation again and gives it its full time. For administrators.',
      args: one,
      resolve: (_root, input, context) => resendInvitation(context, input),
    }),
    revokeInvitation: t.field({
      type: InvitationType,
      description: 'Takes an invitation back. For administrators.',
      args: one,
      resolve: (_root, input, context) => revokeInvitation(context, input),
    }),
  };
};
