import type { AidCategory, AidSource, AidSubCategory, CostCategory } from '@tassel/contract/amounts.ts';
import type { AuditAction } from '@tassel/contract/audit.ts';
import type { BillLine, BudgetPercent, PaymentStatus, ProcessorName } from '@tassel/contract/bill.ts';
import type { ExportFormat, ExportShape, ExportStatus } from '@tassel/contract/exports.ts';
import type { InvitationStatus } from '@tassel/contract/invitation.ts';
import type { JobState } from '@tassel/contract/job.ts';
import type { LetterReason } from '@tassel/contract/letter-reasons.ts';
import type { LetterMethod, LetterStatus } from '@tassel/contract/letter-status.ts';
import type { BillingStatus } from '@tassel/contract/organization.ts';
import type { Tier } from '@tassel/contract/prices.ts';
import type { Role } from '@tassel/contract/roles.ts';
import type {
  DeliveryState,
  DisabledReason,
  WebhookMethod,
  WebhookOptions,
  WebhookOutcome,
} from '@tassel/contract/webhook.ts';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** A place on a page, in points from its top left. */
type Box = { x: number; y: number; width: number; height: number };
type Evidence = ColumnType<{ page: number; figure: Box; description: Box } | null, string | null, string | null>;
/** `turn`: degrees clockwise that set the page upright, as the boxes see it. */
type LetterPage = { number: number; width: number; height: number; turn?: 0 | 90 | 180 | 270 };

type CardColumns = {
  payment_method_id: string | null;
  card_brand: string | null;
  card_last4: string | null;
  card_exp_month: number | null;
  card_exp_year: number | null;
};
/** The value is sealed. */
export type SealedHeader = { name: string; value: string };
/** As it is shown: secret values are masked. */
export type SentHeader = { name: string; value: string };
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
  answered_requests: { person_id: string; request_id: string; answer: string | null; insert_time: Date };
  api_keys: {
    id: string;
    person_id: string;
    key: string;
    key_sha256: Buffer;
    name: string;
    lifetime_days: number;
    insert_time: Date;
    expire_time: Date;
    last_used_time: Date | null;
    disabled_at: Date | null;
    rotated_from: string | null;
    rotates_out_at: Date | null;
    warned_days: number | null;
  };
  saved_queries: {
    id: string;
    organization_id: string;
    person_id: string;
    name: string;
    query: string;
    variables: string;
    is_shared: boolean;
    insert_time: Date;
    update_time: Date;
  };
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
    school_key: GeneratedAlways<string | null>;
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
    api_key_id: string | null;
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
    is_free: Generated<boolean>;
    insert_time: Date;
  };
  price_structures: {
    first_month: ColumnType<string, string, string>;
    classifications: JSONColumnType<Tier[]>;
    manual_reviews: JSONColumnType<Tier[]>;
  };
  budgets: { organization_id: string; cents: number };
  budget_alerts: {
    organization_id: string;
    month: string;
    budget_cents: number;
    percent: BudgetPercent;
    insert_time: Date;
  };
  billing_accounts: CardColumns & { organization_id: string; processor: ProcessorName; customer_id: string };
  card_setups: {
    intent_id: string;
    organization_id: string;
    person_id: string;
    status: 'OPEN' | 'CONFIRMED' | 'SUPERSEDED';
    insert_time: Date;
  };
  processor_events: { id: string; type: string; insert_time: Date };
  test_setup_intents: CardColumns & {
    id: string;
    client_secret: string;
    customer_id: string;
    organization_id: string;
    is_confirmed: Generated<boolean>;
    insert_time: Date;
  };
  invoice_counter: { is_only: Generated<boolean>; last_number: number };
  invoices: {
    id: string;
    organization_id: string;
    number: number;
    month: string;
    organization_name: string;
    lines: JSONColumnType<BillLine[]>;
    total_cents: number;
    issue_time: Date;
  };
  invoice_files: { invoice_id: string; file_key: string; sha256: string; insert_time: Date };
  invoice_payments: {
    invoice_id: string;
    status: PaymentStatus;
    failed_attempts: Generated<number>;
    reference: string | null;
    problem: string | null;
    update_time: Date;
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
  webhooks: {
    id: string;
    organization_id: string;
    name: string;
    url: string;
    method: WebhookMethod;
    headers: JSONColumnType<SealedHeader[]>;
    statuses: LetterStatus[];
    options: JSONColumnType<WebhookOptions>;
    secret: string;
    previous_secret: string | null;
    previous_secret_until: Date | null;
    is_enabled: Generated<boolean>;
    disabled_reason: DisabledReason | null;
    disabled_at: Date | null;
    failing_since: Date | null;
    insert_time: Date;
    update_time: Date;
  };
  webhook_deliveries: {
    id: string;
    webhook_id: string;
    organization_id: string;
    letter_id: string;
    change_number: number;
    status: LetterStatus;
    reason: LetterReason | null;
    state: DeliveryState;
    next_attempt_at: Date;
    attempts: Generated<number>;
    retries: Generated<number>;
    body: string | null;
    insert_time: Date;
  };
  webhook_attempts: {
    id: string;
    delivery_id: string;
    webhook_id: string;
    number: number;
    outcome: WebhookOutcome;
    error_message: string | null;
    url: string;
    method: WebhookMethod;
    headers: JSONColumnType<SentHeader[]>;
    status_code: number | null;
    response_headers: ColumnType<SentHeader[] | null, string | null, string | null>;
    response_body: string | null;
    duration_ms: number;
    insert_time: Date;
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
