import type { AuditAction } from '@tassel/contract/audit.ts';
import type { InvitationStatus } from '@tassel/contract/invitation.ts';
import type { BillingStatus } from '@tassel/contract/organization.ts';
import type { Role } from '@tassel/contract/roles.ts';
import type { Generated } from 'kysely';

/** The columns of every table, as the migrations leave them. */
export type Tables = {
  people: {
    id: string;
    issuer: string;
    subject: string;
    email: string;
    email_verified_at: Date | null;
    first_name: string;
    last_name: string;
    insert_time: Date;
    last_active_time: Date | null;
    signed_out_before: Date | null;
  };
  advisors: {
    person_id: string;
    zip: string;
    title: string;
    phone_number: string;
    email_receive: boolean;
  };
  organizations: {
    id: string;
    name: string;
    credits: number;
    billing_status: BillingStatus;
    manual_review_enabled: Generated<boolean>;
    manual_review_size_limit: Generated<boolean>;
    manual_review_no_free_money: Generated<boolean>;
    purge_letter_files_after: number | null;
    join_domain: string | null;
    insert_time: Date;
  };
  organization_users: {
    id: string;
    organization_id: string;
    person_id: string;
    role: Role;
    insert_time: Date;
  };
  free_credit_grants: { person_id: string; organization_id: string; insert_time: Date };
  answered_requests: { person_id: string; request_id: string; answer: unknown; insert_time: Date };
  verification_mails: { person_id: string; sent_at: Date };
  invitations: {
    id: string;
    organization_id: string;
    recipient: string;
    role: Role;
    subject: string;
    body: string;
    status: InvitationStatus;
    sender_id: string;
    accepted_by: string | null;
    insert_time: Date;
    expire_time: Date;
  };
  audit_entries: {
    id: string;
    organization_id: string;
    insert_time: Date;
    person_id: string | null;
    person_name: string;
    person_email: string;
    action: AuditAction;
    subject: string;
    detail: string;
    network_address: string;
  };
};
