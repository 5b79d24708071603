import type { AidCategory, AidSource, AidSubCategory, CostCategory } from '@tassel/contract/amounts.ts';
import type { AuditAction } from '@tassel/contract/audit.ts';
import type { ExportFormat, ExportShape, ExportStatus } from '@tassel/contract/exports.ts';
import type { InvitationStatus } from '@tassel/contract/invitation.ts';
import type { JobState } from '@tassel/contract/job.ts';
import type { LetterReason } from '@tassel/contract/letter-reasons.ts';
import type { LetterMethod, LetterStatus } from '@tassel/contract/letter-status.ts';
import type { BillingStatus } from '@tassel/contract/organization.ts';
import type { Role } from '@tassel/contract/roles.ts';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** A place on a page, in points from its top left. */
type Box = { x: number; y: number; width: number; height: number };
type Evidence = ColumnType<{ page: number; figure: Box; description: Box } | null, string | null, string | null>;
/** `turn`: degrees clockwise that set the page upright, as the boxes see it. */
type LetterPage = { number: number; width: number; height: number; turn?: 0 | 90 | 180 | 270 };

/** A total that the letter prints; `evidence` says where. */
type PrintedSum = { description: string; value: number; evidence: { page: number; figure: Box; description: Box } };

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
  jobs: {
    id: string;
    organization_id: string;
    person_id: string;
    name: string;
    notify_on_completion: boolean;
    manual_review_enabled: boolean;
    purge_letter_files_after: number | null;
    insert_time: Date;
    completed_at: Date | null;
  };
  letters: {
    id: string;
    organization_id: string;
    job_id: string;
    filename: string;
    filename_key: string;
    payload: string | null;
    student_id: string | null;
    college: string | null;
    cohort: string | null;
    status: LetterStatus;
    reason: LetterReason | null;
    method: LetterMethod | null;
    insert_time: Date;
    last_status_update: Date;
    change_number: Generated<number>;
    has_reserved_credit: Generated<boolean>;
    upload_number: Generated<number>;
    file_key: string | null;
    file_bytes: number | null;
    file_sha256: string | null;
    file_received_at: Date | null;
    purge_at: Date | null;
    file_purged_at: Date | null;
    turn: number | null;
    pages: ColumnType<LetterPage[] | null, string | null, string | null>;
    confidence: number | null;
    award_year: string | null;
    year: number | null;
    school_name: string | null;
    school_city: string | null;
    school_state: string | null;
    school_zip: string | null;
    total_cost: number | null;
    free_money: number | null;
    loans: number | null;
    work: number | null;
    net_price: number | null;
    remaining: number | null;
    printed_net_price: number | null;
    printed_sums: ColumnType<PrintedSum[] | null, string | null | undefined, string | null>;
    search_text: string;
  };
  letter_counts: {
    job_id: string;
    organization_id: string;
    without_file: number;
    pending: number;
    manual_review: Generated<number>;
    ready: Generated<number>;
    invalid: Generated<number>;
    not_supported: Generated<number>;
    bad_file: Generated<number>;
    canceled: Generated<number>;
    size_limit_exceeded: Generated<number>;
    last_update: Date;
    total: GeneratedAlways<number>;
    state: GeneratedAlways<JobState>;
  };
  letter_changes: {
    letter_id: string;
    number: number;
    from_status: LetterStatus;
    to_status: LetterStatus;
    reason: LetterReason | null;
    actor_kind: 'SYSTEM' | 'PERSON' | 'API_KEY';
    person_id: string | null;
    insert_time: Date;
  };
  aid_amounts: {
    id: string;
    letter_id: string;
    position: number;
    value: number;
    source: AidSource;
    category: AidCategory;
    sub_category: AidSubCategory;
    description: string;
    confidence: number | null;
    evidence: Evidence;
    is_learned: Generated<boolean>;
  };
  cost_amounts: {
    id: string;
    letter_id: string;
    position: number;
    value: number;
    category: CostCategory;
    description: string;
    confidence: number | null;
    evidence: Evidence;
    is_learned: Generated<boolean>;
  };
  review_locks: {
    letter_id: string;
    id: string;
    organization_id: string;
    person_id: string;
    taken_at: Date;
    expires_at: Date;
  };
  review_drafts: {
    letter_id: string;
    organization_id: string;
    person_id: string;
    draft: JSONColumnType<object>;
    last_update: Date;
  };
  review_notes: {
    id: string;
    letter_id: string;
    organization_id: string;
    person_id: string;
    text: string;
    insert_time: Date;
  };
  learned_lines: {
    id: string;
    organization_id: string;
    school_key: string;
    words_key: string;
    school_name: string;
    printed: string;
    description: string;
    source: AidSource | null;
    category: AidCategory | CostCategory;
    sub_category: AidSubCategory | null;
    person_id: string;
    insert_time: Date;
  };
  learned_line_uses: { learned_line_id: string; letter_id: string; insert_time: Date };
  usage_records: {
    id: string;
    organization_id: string;
    person_id: string;
    job_id: string;
    letter_id: string;
    change_number: number;
    kind: 'CLASSIFICATION' | 'MANUAL_REVIEW';
    is_paid_by_credit: boolean;
    insert_time: Date;
  };
  purged_files: {
    id: string;
    organization_id: string;
    letter_id: string;
    sha256: string;
    days_after_end: number;
    insert_time: Date;
  };
  exports: {
    id: string;
    organization_id: string;
    person_id: string;
    name: string;
    format: ExportFormat;
    shape: ExportShape;
    filter: JSONColumnType<object>;
    status: ExportStatus;
    problem: string | null;
    letter_count: number;
    done_count: Generated<number>;
    file_key: string | null;
    bytes: number | null;
    insert_time: Date;
    ready_at: Date | null;
    expires_at: Date | null;
  };
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
