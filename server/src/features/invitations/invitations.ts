import type { InvitationStatus } from '@tassel/contract/invitation.ts';
import type { Role } from '@tassel/contract/roles.ts';
import type { Context } from '#server/context.ts';

export type Invitation = {
  id: string;
  organizationId: string;
  organizationName: string;
  recipient: string;
  role: Role;
  subject: string;
  body: string;
  status: InvitationStatus;
  senderFirstName: string;
  senderLastName: string;
  senderEmail: string;
  insertTime: Date;
  expireTime: Date;
};

/** Invitations with their organization and sender, to be narrowed down and read by `invitationColumns`. */
export function invitations({ db }: Context) {
  return db
    .selectFrom('invitations')
    .innerJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .innerJoin('people as sender', 'sender.id', 'invitations.sender_id');
}

export const invitationColumns = [
  'invitations.id',
  'invitations.organization_id as organizationId',
  'organizations.name as organizationName',
  'recipient',
  'role',
  'invitations.subject',
  'body',
  'status',
  'sender.first_name as senderFirstName',
  'sender.last_name as senderLastName',
  'sender.email as senderEmail',
  'invitations.insert_time as insertTime',
  'expire_time as expireTime',
] as const;

export const isExpired = ({ expireTime }: Pick<Invitation, 'expireTime'>, now: Date): boolean => expireTime <= now;
