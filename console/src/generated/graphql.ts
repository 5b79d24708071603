/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The whole profile, as it shall be. */
export type AdvisorInput = {
  /** Whether they want news by mail. */
  emailReceive: boolean;
  /** 1 to 80 characters. */
  firstName: string;
  /** 1 to 80 characters. */
  lastName: string;
  /** 10 to 15 digits. */
  phoneNumber: string;
  /** 1 to 80 characters. */
  title: string;
  /** 5 digits, or ZIP+4. */
  zip: string;
};

/** A line of aid as a reviewer leaves it. */
export type AidAmountInput = {
  /** Its category. */
  category: AidCategory;
  /** The line as the letter prints it. */
  description: string;
  /** The amount that this corrects, which keeps its place on the page; without it, a new one. */
  id?: string | number | null | undefined;
  /** Where a new amount stands. */
  place?: BoxInput | null | undefined;
  /** Who gives it. */
  source: AidSource;
  /** Its kind. */
  subCategory: AidSubCategory;
  /** Dollars for the whole award year. */
  value: number;
};

/** What kind of aid it is; grants and scholarships are free money. */
export type AidCategory =
  | 'GRANT'
  | 'LOAN'
  | 'OTHER'
  | 'SCHOLARSHIP'
  | 'WORK';

/** Who gives the aid. */
export type AidSource =
  | 'FEDERAL'
  | 'INSTITUTION'
  | 'PRIVATE'
  | 'STATE'
  | 'UNKNOWN';

/** The kind within its category. */
export type AidSubCategory =
  | 'ATHLETIC'
  | 'DIRECT_SUBSIDIZED'
  | 'DIRECT_UNSPECIFIED'
  | 'DIRECT_UNSUBSIDIZED'
  | 'EXPECTED_CONTRIBUTION'
  | 'FEDERAL_WORK_STUDY'
  | 'GRAD_PLUS'
  | 'INSTITUTIONAL_EMPLOYMENT'
  | 'INSTITUTIONAL_GRANT'
  | 'INSTITUTIONAL_LOAN'
  | 'MERIT'
  | 'MILITARY'
  | 'NEED_BASED'
  | 'OTHER'
  | 'OTHER_GRANT'
  | 'OTHER_LOAN'
  | 'OTHER_SCHOLARSHIP'
  | 'OUTSIDE'
  | 'PARENT_PLUS'
  | 'PAYMENT_PLAN'
  | 'PELL'
  | 'PERKINS'
  | 'PRIVATE_LOAN'
  | 'SELF_HELP'
  | 'SEOG'
  | 'STATE_GRANT'
  | 'STATE_LOAN'
  | 'STATE_SCHOLARSHIP'
  | 'STATE_WORK_STUDY'
  | 'TEACH'
  | 'TRIBAL'
  | 'TUITION_WAIVER';

/** Which entries; all that is set must fit. */
export type AuditEntryFilter = {
  /** Not before this day, YYYY-MM-DD, UTC. */
  insertTime_gte?: string | null | undefined;
  /** Not after this day, YYYY-MM-DD, UTC. */
  insertTime_lte?: string | null | undefined;
  /** Only these kinds. */
  kind_in?: Array<AuditKind> | null | undefined;
  /** In names, addresses, subjects and details. */
  text_contains?: string | null | undefined;
};

/** What an entry of the audit log is about. */
export type AuditKind =
  /** Deletions */
  | 'DELETIONS'
  /** Exports */
  | 'EXPORTS'
  /** API keys */
  | 'KEYS'
  /** Members */
  | 'MEMBERS'
  /** Plan */
  | 'PLAN'
  /** Roles */
  | 'ROLES'
  /** Settings */
  | 'SETTINGS'
  /** Webhooks */
  | 'WEBHOOKS';

/** Which letters; all that is given must hold. */
export type AwardLetterFilter = {
  /** Whose context data has this cohort. */
  cohort?: string | null | undefined;
  /** Whose file name contains this, in upper or lower case. */
  filename_contains?: string | null | undefined;
  /** Of this job. */
  jobId?: string | number | null | undefined;
  /** With one of these reasons. */
  reason_in?: Array<LetterReason> | null | undefined;
  /** Whose file name, school, student_id or cohort contains this. */
  search?: string | null | undefined;
  /** Whose school is in this state (two letters). */
  state?: string | null | undefined;
  /** With one of these statuses. */
  status_in?: Array<LetterStatus> | null | undefined;
  /** Whose context data has this student_id. */
  studentId?: string | null | undefined;
  /** Whose award year starts with this year. */
  year?: number | null | undefined;
};

/** One step of the order of letters. */
export type AwardLetterOrder = {
  /** Which way; ASC where nothing is said. */
  direction?: OrderDirection | null | undefined;
  /** By what. */
  field: AwardLetterOrderField;
};

/** What letters can be ordered by. Letters that lack the value come last. */
export type AwardLetterOrderField =
  | 'FILENAME'
  | 'FREE_MONEY'
  | 'INSERT_TIME'
  | 'LAST_STATUS_UPDATE'
  | 'NET_PRICE'
  | 'SCHOOL'
  | 'STATUS'
  | 'YEAR';

/** How an organization pays. */
export type BillingStatus =
  /** By card, with a monthly invoice. */
  | 'ACTIVE'
  /** Ended. */
  | 'CANCELED'
  /** By credits only. */
  | 'FREE'
  /** A payment failed: reading and export only. */
  | 'PAST_DUE';

/** A place on a page, in points (1/72 inch) from the top left of the page as people see it. */
export type BoxInput = {
  /** Downwards. */
  height: number;
  /** From the left edge. */
  left: number;
  /** The page, counted from 1. */
  page: number;
  /** From the top edge. */
  top: number;
  /** To the right. */
  width: number;
};

/** A line of cost as a reviewer leaves it. */
export type CostAmountInput = {
  /** Its category. */
  category: CostCategory;
  /** The line as the letter prints it. */
  description: string;
  /** The amount that this corrects, which keeps its place on the page; without it, a new one. */
  id?: string | number | null | undefined;
  /** Where a new amount stands. */
  place?: BoxInput | null | undefined;
  /** Dollars for the whole award year. */
  value: number;
};

/** What it costs. */
export type CostCategory =
  | 'BOOKS_AND_SUPPLIES'
  | 'COMBINED_INDIRECT'
  | 'FEES'
  | 'FOOD'
  | 'HEALTH_INSURANCE'
  | 'HOUSING'
  | 'HOUSING_AND_FOOD'
  | 'LIVING_EXPENSES'
  | 'LOAN_FEES'
  | 'OTHER'
  | 'PERSONAL'
  | 'TRANSPORTATION'
  | 'TUITION'
  | 'TUITION_AND_FEES';

/** The kind of file that an export makes. */
export type ExportFormat =
  | 'CSV'
  | 'XLSX';

/** What a row of an export is: an amount (LONG) or a letter (WIDE). */
export type ExportShape =
  | 'LONG'
  | 'WIDE';

/** Whether an export can be downloaded. */
export type ExportStatus =
  | 'FAILED'
  | 'READY'
  | 'WAITING';

/** The school as a reviewer leaves it. */
export type InstitutionInput = {
  /** Its city. */
  city?: string | null | undefined;
  /** Its name. */
  name?: string | null | undefined;
  /** The two letters of its state. */
  state?: string | null | undefined;
  /** Its ZIP code. */
  zip?: string | null | undefined;
};

/** Which invitations. */
export type InvitationFilter = {
  /** In the address. */
  recipient_contains?: string | null | undefined;
};

/** Where an invitation stands. */
export type InvitationStatus =
  | 'ACCEPTED'
  | 'PENDING'
  | 'REVOKED';

/** Which jobs; all that is given must hold. */
export type JobFilter = {
  /** Created on this day or later, YYYY-MM-DD (UTC). */
  insertTime_gte?: string | null | undefined;
  /** Created on this day or earlier, YYYY-MM-DD (UTC). */
  insertTime_lte?: string | null | undefined;
  /** Only those that you created. */
  mine?: boolean | null | undefined;
  /** Whose name contains this, in upper or lower case. */
  name_contains?: string | null | undefined;
  /** In one of these states. */
  state_in?: Array<JobState> | null | undefined;
};

/** One step of the order of jobs. */
export type JobOrder = {
  /** Which way; ASC where nothing is said. */
  direction?: OrderDirection | null | undefined;
  /** By what. */
  field: JobOrderField;
};

/** What jobs can be ordered by. */
export type JobOrderField =
  | 'INSERT_TIME'
  | 'LAST_UPDATED'
  | 'NAME';

/** Where a job stands, from where its letters stand. */
export type JobState =
  | 'CANCELED'
  | 'DONE'
  | 'IN_REVIEW'
  | 'PROCESSING'
  | 'UPLOADING';

/** A letter of a new job. */
export type LetterFileInput = {
  /** Unique inside the job, 1 to 255 characters. */
  filename: string;
  /** Context data: a JSON object as text, up to 4 KB. */
  payload?: string | null | undefined;
};

/** By which a letter was decided. */
export type LetterMethod =
  | 'CLASSIFIER'
  | 'MANUAL_REVIEW';

/** Why a letter ended as it did. */
export type LetterReason =
  /** Canceled by a person. */
  | 'canceled_by_user'
  /** The file is damaged and can’t be opened. */
  | 'damaged'
  /** The file is empty. */
  | 'empty'
  /** The file is protected by a password. */
  | 'encrypted'
  /** The letter could not be read well enough to trust its figures. */
  | 'low_confidence'
  /** An award letter, but no amounts could be found. */
  | 'no_amounts'
  /** The letter was read, but offers no grants or scholarships. */
  | 'no_free_money'
  /** This does not look like an award letter. */
  | 'not_an_award_letter'
  /** Sent to review by a person. */
  | 'sent_by_user'
  /** The file holds the letters of more than one student. */
  | 'several_letters'
  /** Reading the letter took too long. */
  | 'timed_out'
  /** The file is larger than 5 MB, or its pictures together than 25 MB. */
  | 'too_large'
  /** The file has more than 50 pages. */
  | 'too_many_pages'
  /** This is not a file type that can be read. */
  | 'unknown_type'
  /** The file did not arrive within 7 days. */
  | 'upload_expired'
  /** The ZIP unpacks to far more than it should. */
  | 'zip_bomb'
  /** The ZIP holds another ZIP. */
  | 'zip_nested'
  /** The ZIP holds no images. */
  | 'zip_without_images';

/** Where a letter stands. */
export type LetterStatus =
  | 'BAD_FILE'
  | 'CANCELED'
  | 'INVALID'
  | 'MANUAL_REVIEW'
  | 'NOT_SUPPORTED'
  | 'PENDING'
  | 'READY'
  | 'SIZE_LIMIT_EXCEEDED';

/** Which end comes first. */
export type OrderDirection =
  | 'ASC'
  | 'DESC';

/** What shall change; what is left out stays. */
export type OrganizationInput = {
  /** The domain of your own verified address, or null for nobody. */
  joinDomain?: string | null | undefined;
  /** Whether doubtful letters go to a person. */
  manualReviewEnabled?: boolean | null | undefined;
  /** Whether letters without free money go to a person. */
  manualReviewNoFreeMoney?: boolean | null | undefined;
  /** Whether oversized letters go to a person. */
  manualReviewSizeLimit?: boolean | null | undefined;
  /** 1 to 120 characters. */
  name?: string | null | undefined;
  /** 0 to 3650 days, or null for never. */
  purgeLetterFilesAfter?: number | null | undefined;
  /** Members to remove, by the ids of their memberships. Your own: you leave. */
  removeUserIds?: Array<string | number> | null | undefined;
};

/** Which members; all that is set must fit. */
export type OrganizationUserFilter = {
  /** Only these roles. */
  role_in?: Array<Role> | null | undefined;
  /** In name or email. */
  text_contains?: string | null | undefined;
};

/** One step of an order. */
export type OrganizationUserOrder = {
  /** Which end first. */
  direction: OrderDirection;
  /** By what. */
  field: OrganizationUserOrderField;
};

/** What members can be ordered by. */
export type OrganizationUserOrderField =
  | 'EMAIL'
  | 'LAST_ACTIVE_TIME'
  | 'NAME'
  | 'ROLE';

/** How a manual review ends. */
export type ReviewDecision =
  /** It is no award letter. */
  | 'INVALID'
  /** The amounts are right. */
  | 'READY';

/** What a member may do in an organization. */
export type Role =
  /** Administrator */
  | 'ADMIN'
  /** Reviewer */
  | 'REVIEWER'
  /** User */
  | 'USER';

/** An enum describing what kind of type a given `__Type` is. */
export type __TypeKind =
  /** Indicates this type is a scalar. */
  | 'SCALAR'
  /** Indicates this type is an object. `fields` and `interfaces` are valid fields. */
  | 'OBJECT'
  /** Indicates this type is an interface. `fields`, `interfaces`, and `possibleTypes` are valid fields. */
  | 'INTERFACE'
  /** Indicates this type is a union. `possibleTypes` is a valid field. */
  | 'UNION'
  /** Indicates this type is an enum. `enumValues` is a valid field. */
  | 'ENUM'
  /** Indicates this type is an input object. `inputFields` is a valid field. */
  | 'INPUT_OBJECT'
  /** Indicates this type is a list. `ofType` is a valid field. */
  | 'LIST'
  /** Indicates this type is a non-null. `ofType` is a valid field. */
  | 'NON_NULL';

export type AdvisorQueryVariables = Exact<{ [key: string]: never; }>;


export type AdvisorQuery = { advisor: { firstName: string, lastName: string, title: string, phoneNumber: string, zip: string, emailReceive: boolean } };

export type UpdateAdvisorMutationVariables = Exact<{
  input: AdvisorInput;
}>;


export type UpdateAdvisorMutation = { updateAdvisor: { firstName: string, lastName: string, title: string, phoneNumber: string, zip: string, emailReceive: boolean } };

export type AccountEmailQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountEmailQuery = { me: { email: string, emailVerified: boolean } };

export type AuditEntriesQueryVariables = Exact<{
  organizationId: string | number;
  page: number;
  pageSize: number;
  filter?: AuditEntryFilter | null | undefined;
}>;


export type AuditEntriesQuery = { auditEntries: { itemsCount: number, items: Array<{ id: string, insertTime: string, personName: string, personEmail: string, action: string, subject: string, detail: string, networkAddress: string }> } };

export type AuditCsvUrlQueryVariables = Exact<{
  organizationId: string | number;
  filter?: AuditEntryFilter | null | undefined;
}>;


export type AuditCsvUrlQuery = { auditCsvUrl: string };

export type InviteUserMutationVariables = Exact<{
  emails: Array<string> | string;
  organizationId: string | number;
  role: Role;
}>;


export type InviteUserMutation = { inviteUser: { invitationsSent: Array<string>, alreadyBelongToOrg: Array<string>, invitationsAlreadyPending: Array<string> } };

export type MyPendingInvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPendingInvitationsQuery = { myPendingInvitations: Array<{ id: string, status: InvitationStatus, expired: boolean, expireTime: string, subject: string, body: string, organization_id: string, role: Role, sender: { firstName: string, lastName: string, organization: { id: string, name: string } } }> };

export type AcceptInvitationMutationVariables = Exact<{
  invitationId: string | number;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { id: string, organization_id: string } };

export type PendingInvitationsQueryVariables = Exact<{
  organizationId: string | number;
  page: number;
  filter?: InvitationFilter | null | undefined;
}>;


export type PendingInvitationsQuery = { pendingInvitations: { pageCount: number, itemsCount: number, items: Array<{ id: string, recipient: string, role: Role, insertTime: string, expireTime: string, expired: boolean, link: string }> } };

export type ResendInvitationMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type ResendInvitationMutation = { resendInvitation: { id: string } };

export type RevokeInvitationMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type RevokeInvitationMutation = { revokeInvitation: { id: string } };

export type JobFactsFragment = { id: string, name: string, insertTime: string, lastUpdated: string, state: JobState, mayChange: boolean, user: { firstName: string, lastName: string } };

export type JobsQueryVariables = Exact<{
  page: number;
  pageSize: number;
  filter?: JobFilter | null | undefined;
  orderBy?: Array<JobOrder> | JobOrder | null | undefined;
  organizationId: string | number;
}>;


export type JobsQuery = { jobs: { pageCount: number, itemsCount: number, items: Array<{ id: string, name: string, insertTime: string, lastUpdated: string, state: JobState, mayChange: boolean, statusCounts: Array<{ status: LetterStatus, count: number }>, user: { firstName: string, lastName: string } }> } };

export type JobQueryVariables = Exact<{
  id: string | number;
  page: number;
  pageSize: number;
  filter?: AwardLetterFilter | null | undefined;
  orderBy?: Array<AwardLetterOrder> | AwardLetterOrder | null | undefined;
  organizationId: string | number;
}>;


export type JobQuery = { job: { purgeLetterFilesAfter: number | null, id: string, name: string, insertTime: string, lastUpdated: string, state: JobState, mayChange: boolean, reasonCounts: Array<{ status: LetterStatus, reason: LetterReason, count: number }>, user: { firstName: string, lastName: string } }, awardLetters: { pageCount: number, itemsCount: number, items: Array<{ id: string, status: LetterStatus, reason: LetterReason | null, filename: string, lastStatusUpdate: string, year: number | null, studentId: string | null, cohort: string | null, isInWork: boolean, fileSize: number | null, filePurgedAt: string | null, institution: { name: string | null, state: string | null } | null, totals: { freeMoney: number | null, netPrice: number | null } | null, job: { id: string, name: string } }> }, PENDING: { itemsCount: number }, MANUAL_REVIEW: { itemsCount: number }, READY: { itemsCount: number }, INVALID: { itemsCount: number }, NOT_SUPPORTED: { itemsCount: number }, BAD_FILE: { itemsCount: number }, CANCELED: { itemsCount: number }, SIZE_LIMIT_EXCEEDED: { itemsCount: number } };

export type CancelJobsMutationVariables = Exact<{
  jobIdList: Array<string | number> | string | number;
  organizationId: string | number;
}>;


export type CancelJobsMutation = { cancelJob: { canceledJobs: Array<{ jobId: string, canceledLetterCount: number }> } };

export type DeleteJobsMutationVariables = Exact<{
  jobIdList: Array<string | number> | string | number;
  organizationId: string | number;
}>;


export type DeleteJobsMutation = { deleteJob: { deletedJobsCount: number } };

export type ExportJobsMutationVariables = Exact<{
  jobIdList: Array<string | number> | string | number;
  organizationId: string | number;
  format?: ExportFormat | null | undefined;
  shape?: ExportShape | null | undefined;
}>;


export type ExportJobsMutation = { exportJob: { exportedJobsCount: number } };

export type ExportsQueryVariables = Exact<{
  page: number;
  pageSize: number;
  organizationId: string | number;
}>;


export type ExportsQuery = { exports: { pageCount: number, itemsCount: number, items: Array<{ id: string, name: string, format: ExportFormat, shape: ExportShape, status: ExportStatus, problem: string | null, letterCount: number, doneCount: number, bytes: number | null, insertTime: string, expiresAt: string | null, user: { firstName: string, lastName: string } }> } };

export type ExportUrlsQueryVariables = Exact<{
  page: number;
  pageSize: number;
  organizationId: string | number;
}>;


export type ExportUrlsQuery = { exports: { items: Array<{ id: string, downloadUrl: string | null }> } };

export type LettersWithReasonQueryVariables = Exact<{
  jobId: string | number;
  reason: LetterReason;
  page: number;
  organizationId: string | number;
}>;


export type LettersWithReasonQuery = { awardLetters: { pageCount: number, items: Array<{ id: string }> } };

export type ReviewCountQueryVariables = Exact<{
  organizationId: string | number;
}>;


export type ReviewCountQuery = { awardLetters: { itemsCount: number } };

export type CreateJobMutationVariables = Exact<{
  name?: string | null | undefined;
  organizationId: string | number;
  purgeLetterFilesAfter?: number | null | undefined;
  notifyOnCompletion?: boolean | null | undefined;
  manualReviewEnabled?: boolean | null | undefined;
  letterFiles: Array<LetterFileInput> | LetterFileInput;
}>;


export type CreateJobMutation = { createJob: { id: string, awardLetters: Array<{ id: string, filename: string, uploadUrl: string }> } };

export type LettersWithContentQueryVariables = Exact<{
  sha256s: Array<string> | string;
  organizationId: string | number;
}>;


export type LettersWithContentQuery = { lettersWithContent: Array<{ id: string, filename: string, sha256: string | null, job: { id: string, name: string } }> };

export type RefreshUploadUrlMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type RefreshUploadUrlMutation = { refreshUploadUrl: { id: string, uploadUrl: string | null } };

export type LetterRowFragment = { id: string, status: LetterStatus, reason: LetterReason | null, filename: string, lastStatusUpdate: string, year: number | null, studentId: string | null, cohort: string | null, isInWork: boolean, fileSize: number | null, filePurgedAt: string | null, institution: { name: string | null, state: string | null } | null, totals: { freeMoney: number | null, netPrice: number | null } | null, job: { id: string, name: string } };

export type PlaceFragment = { page: number, left: number, top: number, width: number, height: number };

export type LetterPageFragment = { id: string, status: LetterStatus, reason: LetterReason | null, filename: string, insertTime: string, lastStatusUpdate: string, method: LetterMethod | null, awardYear: string | null, studentId: string | null, cohort: string | null, payload: string | null, filePurgedAt: string | null, isInWork: boolean, fileSize: number | null, institution: { name: string | null, city: string | null, state: string | null, zip: string | null } | null, totals: { totalCost: number | null, freeMoney: number | null, loans: number | null, work: number | null, netPrice: number | null, remaining: number | null, printedNetPrice: number | null } | null, costAmounts: Array<{ id: string, value: number, category: CostCategory, description: string, confidence: number | null, isLearned: boolean, figureBox: { page: number, left: number, top: number, width: number, height: number } | null, descriptionBox: { page: number, left: number, top: number, width: number, height: number } | null }>, aidAmounts: Array<{ id: string, value: number, source: AidSource, category: AidCategory, subCategory: AidSubCategory, description: string, confidence: number | null, isLearned: boolean, figureBox: { page: number, left: number, top: number, width: number, height: number } | null, descriptionBox: { page: number, left: number, top: number, width: number, height: number } | null }>, pages: Array<{ number: number, width: number, height: number, imageUrl: string | null }>, history: Array<{ insertTime: string, fromStatus: LetterStatus, toStatus: LetterStatus, reason: LetterReason | null, actor: { kind: string, name: string | null } }>, sameContentAs: { id: string, filename: string, job: { id: string, name: string } } | null, job: { id: string, name: string } };

export type LettersQueryVariables = Exact<{
  page: number;
  pageSize: number;
  filter?: AwardLetterFilter | null | undefined;
  orderBy?: Array<AwardLetterOrder> | AwardLetterOrder | null | undefined;
  organizationId: string | number;
}>;


export type LettersQuery = { awardLetters: { pageCount: number, itemsCount: number, items: Array<{ id: string, status: LetterStatus, reason: LetterReason | null, filename: string, lastStatusUpdate: string, year: number | null, studentId: string | null, cohort: string | null, isInWork: boolean, fileSize: number | null, filePurgedAt: string | null, institution: { name: string | null, state: string | null } | null, totals: { freeMoney: number | null, netPrice: number | null } | null, job: { id: string, name: string } }> } };

export type LetterQueryVariables = Exact<{
  id: string | number;
  jobId: string | number;
  withJob: boolean;
  organizationId: string | number;
  filter?: AwardLetterFilter | null | undefined;
  orderBy?: Array<AwardLetterOrder> | AwardLetterOrder | null | undefined;
}>;


export type LetterQuery = { awardLetter: { id: string, status: LetterStatus, reason: LetterReason | null, filename: string, insertTime: string, lastStatusUpdate: string, method: LetterMethod | null, awardYear: string | null, studentId: string | null, cohort: string | null, payload: string | null, filePurgedAt: string | null, isInWork: boolean, fileSize: number | null, neighbors: { previousId: string | null, nextId: string | null }, institution: { name: string | null, city: string | null, state: string | null, zip: string | null } | null, totals: { totalCost: number | null, freeMoney: number | null, loans: number | null, work: number | null, netPrice: number | null, remaining: number | null, printedNetPrice: number | null } | null, costAmounts: Array<{ id: string, value: number, category: CostCategory, description: string, confidence: number | null, isLearned: boolean, figureBox: { page: number, left: number, top: number, width: number, height: number } | null, descriptionBox: { page: number, left: number, top: number, width: number, height: number } | null }>, aidAmounts: Array<{ id: string, value: number, source: AidSource, category: AidCategory, subCategory: AidSubCategory, description: string, confidence: number | null, isLearned: boolean, figureBox: { page: number, left: number, top: number, width: number, height: number } | null, descriptionBox: { page: number, left: number, top: number, width: number, height: number } | null }>, pages: Array<{ number: number, width: number, height: number, imageUrl: string | null }>, history: Array<{ insertTime: string, fromStatus: LetterStatus, toStatus: LetterStatus, reason: LetterReason | null, actor: { kind: string, name: string | null } }>, sameContentAs: { id: string, filename: string, job: { id: string, name: string } } | null, job: { id: string, name: string } }, job?: { mayChange: boolean } };

export type LetterDownloadQueryVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type LetterDownloadQuery = { awardLetter: { downloadUrl: string | null } };

export type CancelLetterMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type CancelLetterMutation = { cancelAwardLetter: { id: string } };

export type SendLetterToReviewMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type SendLetterToReviewMutation = { sendLetterToReview: { id: string } };

export type ReplaceLetterFileMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type ReplaceLetterFileMutation = { replaceLetterFile: { id: string, uploadUrl: string | null } };

export type ExportLettersMutationVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  filter?: AwardLetterFilter | null | undefined;
  organizationId: string | number;
  format: ExportFormat;
  shape: ExportShape;
}>;


export type ExportLettersMutation = { exportLetters: { id: string } };

export type LetterUploadFinishedMutationVariables = Exact<{
  letterIds: Array<string | number> | string | number;
  organizationId: string | number;
}>;


export type LetterUploadFinishedMutation = { uploadFinished: number };

export type OrganizationQueryVariables = Exact<{
  organizationId: string | number;
}>;


export type OrganizationQuery = { organization: { id: string, name: string, credits: number, billingStatus: BillingStatus, manualReviewEnabled: boolean, manualReviewSizeLimit: boolean, manualReviewNoFreeMoney: boolean, purgeLetterFilesAfter: number | null, joinDomain: string | null } };

export type FilesToPurgeQueryVariables = Exact<{
  organizationId: string | number;
  purgeLetterFilesAfter: number;
}>;


export type FilesToPurgeQuery = { filesToPurge: number };

export type CreateOrganizationMutationVariables = Exact<{
  name: string;
}>;


export type CreateOrganizationMutation = { createOrganization: { id: string } };

export type OrganizationsToJoinQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationsToJoinQuery = { organizationsToJoin: Array<{ id: string, name: string }> };

export type JoinOrganizationMutationVariables = Exact<{
  organizationId: string | number;
}>;


export type JoinOrganizationMutation = { joinOrganization: { id: string } };

export type UpdateOrganizationMutationVariables = Exact<{
  organizationId: string | number;
  input: OrganizationInput;
}>;


export type UpdateOrganizationMutation = { updateOrganization: { id: string } };

export type QueueRowFragment = { id: string, reason: LetterReason | null, filename: string, lastStatusUpdate: string, confidence: number | null, institution: { name: string | null, state: string | null } | null, job: { id: string, name: string }, review: { reviewer: { name: string, isMe: boolean, until: string } | null, notes: Array<{ text: string, author: string }> } | null };

export type ReviewQueueQueryVariables = Exact<{
  page: number;
  pageSize: number;
  filter?: AwardLetterFilter | null | undefined;
  orderBy?: Array<AwardLetterOrder> | AwardLetterOrder | null | undefined;
  organizationId: string | number;
}>;


export type ReviewQueueQuery = { awardLetters: { pageCount: number, itemsCount: number, items: Array<{ id: string, reason: LetterReason | null, filename: string, lastStatusUpdate: string, confidence: number | null, institution: { name: string | null, state: string | null } | null, job: { id: string, name: string }, review: { reviewer: { name: string, isMe: boolean, until: string } | null, notes: Array<{ text: string, author: string }> } | null }> } };

export type JobsInReviewQueryVariables = Exact<{
  organizationId: string | number;
}>;


export type JobsInReviewQuery = { jobsInReview: Array<{ id: string, name: string, letterCount: number }> };

export type TakeNextLetterMutationVariables = Exact<{
  organizationId: string | number;
  jobId?: string | number | null | undefined;
}>;


export type TakeNextLetterMutation = { takeNextLetter: { letter: { id: string } } | null };

export type LetterInReviewFragment = { id: string, status: LetterStatus, reason: LetterReason | null, filename: string, insertTime: string, lastStatusUpdate: string, method: LetterMethod | null, awardYear: string | null, studentId: string | null, cohort: string | null, payload: string | null, filePurgedAt: string | null, isInWork: boolean, fileSize: number | null, printedSums: Array<{ description: string, value: number }>, review: { reviewer: { name: string, isMe: boolean, until: string } | null, notes: Array<{ text: string, author: string, insertTime: string }>, draft: { draft: string, author: string, lastUpdate: string } | null } | null, institution: { name: string | null, city: string | null, state: string | null, zip: string | null } | null, totals: { totalCost: number | null, freeMoney: number | null, loans: number | null, work: number | null, netPrice: number | null, remaining: number | null, printedNetPrice: number | null } | null, costAmounts: Array<{ id: string, value: number, category: CostCategory, description: string, confidence: number | null, isLearned: boolean, figureBox: { page: number, left: number, top: number, width: number, height: number } | null, descriptionBox: { page: number, left: number, top: number, width: number, height: number } | null }>, aidAmounts: Array<{ id: string, value: number, source: AidSource, category: AidCategory, subCategory: AidSubCategory, description: string, confidence: number | null, isLearned: boolean, figureBox: { page: number, left: number, top: number, width: number, height: number } | null, descriptionBox: { page: number, left: number, top: number, width: number, height: number } | null }>, pages: Array<{ number: number, width: number, height: number, imageUrl: string | null }>, history: Array<{ insertTime: string, fromStatus: LetterStatus, toStatus: LetterStatus, reason: LetterReason | null, actor: { kind: string, name: string | null } }>, sameContentAs: { id: string, filename: string, job: { id: string, name: string } } | null, job: { id: string, name: string } };

export type TakeLetterMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type TakeLetterMutation = { takeLetter: { letter: { id: string, status: LetterStatus, reason: LetterReason | null, filename: string, insertTime: string, lastStatusUpdate: string, method: LetterMethod | null, awardYear: string | null, studentId: string | null, cohort: string | null, payload: string | null, filePurgedAt: string | null, isInWork: boolean, fileSize: number | null, printedSums: Array<{ description: string, value: number }>, review: { reviewer: { name: string, isMe: boolean, until: string } | null, notes: Array<{ text: string, author: string, insertTime: string }>, draft: { draft: string, author: string, lastUpdate: string } | null } | null, institution: { name: string | null, city: string | null, state: string | null, zip: string | null } | null, totals: { totalCost: number | null, freeMoney: number | null, loans: number | null, work: number | null, netPrice: number | null, remaining: number | null, printedNetPrice: number | null } | null, costAmounts: Array<{ id: string, value: number, category: CostCategory, description: string, confidence: number | null, isLearned: boolean, figureBox: { page: number, left: number, top: number, width: number, height: number } | null, descriptionBox: { page: number, left: number, top: number, width: number, height: number } | null }>, aidAmounts: Array<{ id: string, value: number, source: AidSource, category: AidCategory, subCategory: AidSubCategory, description: string, confidence: number | null, isLearned: boolean, figureBox: { page: number, left: number, top: number, width: number, height: number } | null, descriptionBox: { page: number, left: number, top: number, width: number, height: number } | null }>, pages: Array<{ number: number, width: number, height: number, imageUrl: string | null }>, history: Array<{ insertTime: string, fromStatus: LetterStatus, toStatus: LetterStatus, reason: LetterReason | null, actor: { kind: string, name: string | null } }>, sameContentAs: { id: string, filename: string, job: { id: string, name: string } } | null, job: { id: string, name: string } }, lock: { id: string } } };

export type LetterInReviewQueryVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type LetterInReviewQuery = { awardLetter: { id: string, status: LetterStatus, reason: LetterReason | null, filename: string, insertTime: string, lastStatusUpdate: string, method: LetterMethod | null, awardYear: string | null, studentId: string | null, cohort: string | null, payload: string | null, filePurgedAt: string | null, isInWork: boolean, fileSize: number | null, printedSums: Array<{ description: string, value: number }>, review: { reviewer: { name: string, isMe: boolean, until: string } | null, notes: Array<{ text: string, author: string, insertTime: string }>, draft: { draft: string, author: string, lastUpdate: string } | null } | null, institution: { name: string | null, city: string | null, state: string | null, zip: string | null } | null, totals: { totalCost: number | null, freeMoney: number | null, loans: number | null, work: number | null, netPrice: number | null, remaining: number | null, printedNetPrice: number | null } | null, costAmounts: Array<{ id: string, value: number, category: CostCategory, description: string, confidence: number | null, isLearned: boolean, figureBox: { page: number, left: number, top: number, width: number, height: number } | null, descriptionBox: { page: number, left: number, top: number, width: number, height: number } | null }>, aidAmounts: Array<{ id: string, value: number, source: AidSource, category: AidCategory, subCategory: AidSubCategory, description: string, confidence: number | null, isLearned: boolean, figureBox: { page: number, left: number, top: number, width: number, height: number } | null, descriptionBox: { page: number, left: number, top: number, width: number, height: number } | null }>, pages: Array<{ number: number, width: number, height: number, imageUrl: string | null }>, history: Array<{ insertTime: string, fromStatus: LetterStatus, toStatus: LetterStatus, reason: LetterReason | null, actor: { kind: string, name: string | null } }>, sameContentAs: { id: string, filename: string, job: { id: string, name: string } } | null, job: { id: string, name: string } } };

export type KeepLetterMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
  lockId: string | number;
}>;


export type KeepLetterMutation = { keepLetter: { id: string } };

export type SaveReviewDraftMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
  lockId: string | number;
  draft?: string | null | undefined;
}>;


export type SaveReviewDraftMutation = { saveReviewDraft: { id: string } };

export type PutBackLetterMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
  lockId: string | number;
  note?: string | null | undefined;
}>;


export type PutBackLetterMutation = { putBackLetter: { id: string } };

export type ReadBoxQueryVariables = Exact<{
  id: string | number;
  organizationId: string | number;
  box: BoxInput;
}>;


export type ReadBoxQuery = { readBox: { value: number | null, description: string } };

export type DecideLetterMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
  lockId: string | number;
  status: ReviewDecision;
  aidAmounts?: Array<AidAmountInput> | AidAmountInput | null | undefined;
  costAmounts?: Array<CostAmountInput> | CostAmountInput | null | undefined;
  institution?: InstitutionInput | null | undefined;
  awardYear?: string | null | undefined;
}>;


export type DecideLetterMutation = { decideLetter: { id: string } };

export type LearnedLinesQueryVariables = Exact<{
  organizationId: string | number;
  page: number;
  pageSize: number;
}>;


export type LearnedLinesQuery = { learnedLines: { itemsCount: number, items: Array<{ id: string, schoolName: string, printed: string, description: string, source: AidSource | null, subCategory: AidSubCategory | null, costCategory: CostCategory | null, author: string, insertTime: string, letterCount: number, letters: Array<{ id: string, jobId: string, filename: string }> }> } };

export type RemoveLearnedLineMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type RemoveLearnedLineMutation = { removeLearnedLine: { id: string } };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { me: { id: string, email: string, emailVerified: boolean, firstName: string, lastName: string, organizationUsers: Array<{ id: string, role: Role, organization: { id: string, name: string } }> }, __schema: { types: Array<{ name: string | null, kind: __TypeKind, enumValues: Array<{ name: string }> | null }> } };

export type MembershipsQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipsQuery = { me: { organizationUsers: Array<{ id: string, role: Role, organization: { id: string } }> } };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { signOutEverywhere: boolean };

export type OrganizationUsersQueryVariables = Exact<{
  organizationId: string | number;
  page: number;
  pageSize: number;
  filter?: OrganizationUserFilter | null | undefined;
  orderBy?: Array<OrganizationUserOrder> | OrganizationUserOrder | null | undefined;
}>;


export type OrganizationUsersQuery = { organizationUsers: { pageCount: number, itemsCount: number, items: Array<{ id: string, role: Role, lastActiveTime: string | null, jobs: { itemsCount: number }, user: { firstName: string, lastName: string, email: string } }> } };

export type UpdateUserRoleInOrgMutationVariables = Exact<{
  organizationId: string | number;
  organizationApiUserIds: Array<string | number> | string | number;
  role: Role;
}>;


export type UpdateUserRoleInOrgMutation = { updateUserRoleInOrg: { changed: Array<{ id: string }>, refused: Array<{ organizationApiUserId: string, message: string }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const JobFactsFragmentDoc = new TypedDocumentString(`
    fragment JobFacts on Job {
  id
  name
  insertTime
  lastUpdated
  state
  mayChange
  user {
    firstName
    lastName
  }
}
    `, {"fragmentName":"JobFacts"}) as unknown as TypedDocumentString<JobFactsFragment, unknown>;
export const LetterRowFragmentDoc = new TypedDocumentString(`
    fragment LetterRow on AwardLetter {
  id
  status
  reason
  filename
  lastStatusUpdate
  year
  institution {
    name
    state
  }
  studentId
  cohort
  isInWork
  fileSize
  filePurgedAt
  totals {
    freeMoney
    netPrice
  }
  job {
    id
    name
  }
}
    `, {"fragmentName":"LetterRow"}) as unknown as TypedDocumentString<LetterRowFragment, unknown>;
export const QueueRowFragmentDoc = new TypedDocumentString(`
    fragment QueueRow on AwardLetter {
  id
  reason
  filename
  lastStatusUpdate
  confidence
  institution {
    name
    state
  }
  job {
    id
    name
  }
  review {
    reviewer {
      name
      isMe
      until
    }
    notes {
      text
      author
    }
  }
}
    `, {"fragmentName":"QueueRow"}) as unknown as TypedDocumentString<QueueRowFragment, unknown>;
export const PlaceFragmentDoc = new TypedDocumentString(`
    fragment Place on Box {
  page
  left
  top
  width
  height
}
    `, {"fragmentName":"Place"}) as unknown as TypedDocumentString<PlaceFragment, unknown>;
export const LetterPageFragmentDoc = new TypedDocumentString(`
    fragment LetterPage on AwardLetter {
  id
  status
  reason
  filename
  insertTime
  lastStatusUpdate
  method
  awardYear
  institution {
    name
    city
    state
    zip
  }
  studentId
  cohort
  payload
  filePurgedAt
  isInWork
  fileSize
  totals {
    totalCost
    freeMoney
    loans
    work
    netPrice
    remaining
    printedNetPrice
  }
  costAmounts {
    id
    value
    category
    description
    confidence
    isLearned
    figureBox {
      ...Place
    }
    descriptionBox {
      ...Place
    }
  }
  aidAmounts {
    id
    value
    source
    category
    subCategory
    description
    confidence
    isLearned
    figureBox {
      ...Place
    }
    descriptionBox {
      ...Place
    }
  }
  pages {
    number
    width
    height
    imageUrl
  }
  history {
    insertTime
    fromStatus
    toStatus
    reason
    actor {
      kind
      name
    }
  }
  sameContentAs {
    id
    filename
    job {
      id
      name
    }
  }
  job {
    id
    name
  }
}
    fragment Place on Box {
  page
  left
  top
  width
  height
}`, {"fragmentName":"LetterPage"}) as unknown as TypedDocumentString<LetterPageFragment, unknown>;
export const LetterInReviewFragmentDoc = new TypedDocumentString(`
    fragment LetterInReview on AwardLetter {
  ...LetterPage
  printedSums {
    description
    value
  }
  review {
    reviewer {
      name
      isMe
      until
    }
    notes {
      text
      author
      insertTime
    }
    draft {
      draft
      author
      lastUpdate
    }
  }
}
    fragment Place on Box {
  page
  left
  top
  width
  height
}
fragment LetterPage on AwardLetter {
  id
  status
  reason
  filename
  insertTime
  lastStatusUpdate
  method
  awardYear
  institution {
    name
    city
    state
    zip
  }
  studentId
  cohort
  payload
  filePurgedAt
  isInWork
  fileSize
  totals {
    totalCost
    freeMoney
    loans
    work
    netPrice
    remaining
    printedNetPrice
  }
  costAmounts {
    id
    value
    category
    description
    confidence
    isLearned
    figureBox {
      ...Place
    }
    descriptionBox {
      ...Place
    }
  }
  aidAmounts {
    id
    value
    source
    category
    subCategory
    description
    confidence
    isLearned
    figureBox {
      ...Place
    }
    descriptionBox {
      ...Place
    }
  }
  pages {
    number
    width
    height
    imageUrl
  }
  history {
    insertTime
    fromStatus
    toStatus
    reason
    actor {
      kind
      name
    }
  }
  sameContentAs {
    id
    filename
    job {
      id
      name
    }
  }
  job {
    id
    name
  }
}`, {"fragmentName":"LetterInReview"}) as unknown as TypedDocumentString<LetterInReviewFragment, unknown>;
export const AdvisorDocument = new TypedDocumentString(`
    query Advisor {
  advisor {
    firstName
    lastName
    title
    phoneNumber
    zip
    emailReceive
  }
}
    `) as unknown as TypedDocumentString<AdvisorQuery, AdvisorQueryVariables>;
export const UpdateAdvisorDocument = new TypedDocumentString(`
    mutation UpdateAdvisor($input: AdvisorInput!) {
  updateAdvisor(input: $input) {
    firstName
    lastName
    title
    phoneNumber
    zip
    emailReceive
  }
}
    `) as unknown as TypedDocumentString<UpdateAdvisorMutation, UpdateAdvisorMutationVariables>;
export const AccountEmailDocument = new TypedDocumentString(`
    query AccountEmail {
  me {
    email
    emailVerified
  }
}
    `) as unknown as TypedDocumentString<AccountEmailQuery, AccountEmailQueryVariables>;
export const AuditEntriesDocument = new TypedDocumentString(`
    query AuditEntries($organizationId: ID!, $page: Int!, $pageSize: Int!, $filter: AuditEntryFilter) {
  auditEntries(
    organizationId: $organizationId
    page: $page
    pageSize: $pageSize
    filter: $filter
  ) {
    itemsCount
    items {
      id
      insertTime
      personName
      personEmail
      action
      subject
      detail
      networkAddress
    }
  }
}
    `) as unknown as TypedDocumentString<AuditEntriesQuery, AuditEntriesQueryVariables>;
export const AuditCsvUrlDocument = new TypedDocumentString(`
    query AuditCsvUrl($organizationId: ID!, $filter: AuditEntryFilter) {
  auditCsvUrl(organizationId: $organizationId, filter: $filter)
}
    `) as unknown as TypedDocumentString<AuditCsvUrlQuery, AuditCsvUrlQueryVariables>;
export const InviteUserDocument = new TypedDocumentString(`
    mutation InviteUser($emails: [String!]!, $organizationId: ID!, $role: Role!) {
  inviteUser(emails: $emails, organizationId: $organizationId, role: $role) {
    invitationsSent
    alreadyBelongToOrg
    invitationsAlreadyPending
  }
}
    `) as unknown as TypedDocumentString<InviteUserMutation, InviteUserMutationVariables>;
export const MyPendingInvitationsDocument = new TypedDocumentString(`
    query MyPendingInvitations {
  myPendingInvitations {
    id
    status
    expired
    expireTime
    subject
    body
    organization_id
    role
    sender {
      firstName
      lastName
      organization {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MyPendingInvitationsQuery, MyPendingInvitationsQueryVariables>;
export const AcceptInvitationDocument = new TypedDocumentString(`
    mutation AcceptInvitation($invitationId: ID!) {
  acceptInvitation(invitationId: $invitationId) {
    id
    organization_id
  }
}
    `) as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const PendingInvitationsDocument = new TypedDocumentString(`
    query PendingInvitations($organizationId: ID!, $page: Int!, $filter: InvitationFilter) {
  pendingInvitations(
    organizationId: $organizationId
    page: $page
    filter: $filter
  ) {
    pageCount
    itemsCount
    items {
      id
      recipient
      role
      insertTime
      expireTime
      expired
      link
    }
  }
}
    `) as unknown as TypedDocumentString<PendingInvitationsQuery, PendingInvitationsQueryVariables>;
export const ResendInvitationDocument = new TypedDocumentString(`
    mutation ResendInvitation($id: ID!, $organizationId: ID!) {
  resendInvitation(id: $id, organizationId: $organizationId) {
    id
  }
}
    `) as unknown as TypedDocumentString<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const RevokeInvitationDocument = new TypedDocumentString(`
    mutation RevokeInvitation($id: ID!, $organizationId: ID!) {
  revokeInvitation(id: $id, organizationId: $organizationId) {
    id
  }
}
    `) as unknown as TypedDocumentString<RevokeInvitationMutation, RevokeInvitationMutationVariables>;
export const JobsDocument = new TypedDocumentString(`
    query Jobs($page: Int!, $pageSize: Int!, $filter: JobFilter, $orderBy: [JobOrder!], $organizationId: ID!) {
  jobs(
    page: $page
    pageSize: $pageSize
    filter: $filter
    orderBy: $orderBy
    organizationId: $organizationId
  ) {
    pageCount
    itemsCount
    items {
      ...JobFacts
      statusCounts {
        status
        count
      }
    }
  }
}
    fragment JobFacts on Job {
  id
  name
  insertTime
  lastUpdated
  state
  mayChange
  user {
    firstName
    lastName
  }
}`) as unknown as TypedDocumentString<JobsQuery, JobsQueryVariables>;
export const JobDocument = new TypedDocumentString(`
    query Job($id: ID!, $page: Int!, $pageSize: Int!, $filter: AwardLetterFilter, $orderBy: [AwardLetterOrder!], $organizationId: ID!) {
  job(id: $id, organizationId: $organizationId) {
    ...JobFacts
    purgeLetterFilesAfter
    reasonCounts {
      status
      reason
      count
    }
  }
  awardLetters(
    page: $page
    pageSize: $pageSize
    filter: $filter
    orderBy: $orderBy
    organizationId: $organizationId
  ) {
    pageCount
    itemsCount
    items {
      ...LetterRow
    }
  }
  PENDING: awardLetters(
    filter: { jobId: $id, status_in: [PENDING] }
    organizationId: $organizationId
  ) {
    itemsCount
  }
  MANUAL_REVIEW: awardLetters(
    filter: { jobId: $id, status_in: [MANUAL_REVIEW] }
    organizationId: $organizationId
  ) {
    itemsCount
  }
  READY: awardLetters(
    filter: { jobId: $id, status_in: [READY] }
    organizationId: $organizationId
  ) {
    itemsCount
  }
  INVALID: awardLetters(
    filter: { jobId: $id, status_in: [INVALID] }
    organizationId: $organizationId
  ) {
    itemsCount
  }
  NOT_SUPPORTED: awardLetters(
    filter: { jobId: $id, status_in: [NOT_SUPPORTED] }
    organizationId: $organizationId
  ) {
    itemsCount
  }
  BAD_FILE: awardLetters(
    filter: { jobId: $id, status_in: [BAD_FILE] }
    organizationId: $organizationId
  ) {
    itemsCount
  }
  CANCELED: awardLetters(
    filter: { jobId: $id, status_in: [CANCELED] }
    organizationId: $organizationId
  ) {
    itemsCount
  }
  SIZE_LIMIT_EXCEEDED: awardLetters(
    filter: { jobId: $id, status_in: [SIZE_LIMIT_EXCEEDED] }
    organizationId: $organizationId
  ) {
    itemsCount
  }
}
    fragment JobFacts on Job {
  id
  name
  insertTime
  lastUpdated
  state
  mayChange
  user {
    firstName
    lastName
  }
}
fragment LetterRow on AwardLetter {
  id
  status
  reason
  filename
  lastStatusUpdate
  year
  institution {
    name
    state
  }
  studentId
  cohort
  isInWork
  fileSize
  filePurgedAt
  totals {
    freeMoney
    netPrice
  }
  job {
    id
    name
  }
}`) as unknown as TypedDocumentString<JobQuery, JobQueryVariables>;
export const CancelJobsDocument = new TypedDocumentString(`
    mutation CancelJobs($jobIdList: [ID!]!, $organizationId: ID!) {
  cancelJob(jobIdList: $jobIdList, organizationId: $organizationId) {
    canceledJobs {
      jobId
      canceledLetterCount
    }
  }
}
    `) as unknown as TypedDocumentString<CancelJobsMutation, CancelJobsMutationVariables>;
export const DeleteJobsDocument = new TypedDocumentString(`
    mutation DeleteJobs($jobIdList: [ID!]!, $organizationId: ID!) {
  deleteJob(jobIdList: $jobIdList, organizationId: $organizationId) {
    deletedJobsCount
  }
}
    `) as unknown as TypedDocumentString<DeleteJobsMutation, DeleteJobsMutationVariables>;
export const ExportJobsDocument = new TypedDocumentString(`
    mutation ExportJobs($jobIdList: [ID!]!, $organizationId: ID!, $format: ExportFormat, $shape: ExportShape) {
  exportJob(
    jobIdList: $jobIdList
    organizationId: $organizationId
    format: $format
    shape: $shape
  ) {
    exportedJobsCount
  }
}
    `) as unknown as TypedDocumentString<ExportJobsMutation, ExportJobsMutationVariables>;
export const ExportsDocument = new TypedDocumentString(`
    query Exports($page: Int!, $pageSize: Int!, $organizationId: ID!) {
  exports(page: $page, pageSize: $pageSize, organizationId: $organizationId) {
    pageCount
    itemsCount
    items {
      id
      name
      format
      shape
      status
      problem
      letterCount
      doneCount
      bytes
      insertTime
      expiresAt
      user {
        firstName
        lastName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ExportsQuery, ExportsQueryVariables>;
export const ExportUrlsDocument = new TypedDocumentString(`
    query ExportUrls($page: Int!, $pageSize: Int!, $organizationId: ID!) {
  exports(page: $page, pageSize: $pageSize, organizationId: $organizationId) {
    items {
      id
      downloadUrl
    }
  }
}
    `) as unknown as TypedDocumentString<ExportUrlsQuery, ExportUrlsQueryVariables>;
export const LettersWithReasonDocument = new TypedDocumentString(`
    query LettersWithReason($jobId: ID!, $reason: LetterReason!, $page: Int!, $organizationId: ID!) {
  awardLetters(
    page: $page
    pageSize: 30
    filter: { jobId: $jobId, status_in: [NOT_SUPPORTED], reason_in: [$reason] }
    organizationId: $organizationId
  ) {
    pageCount
    items {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<LettersWithReasonQuery, LettersWithReasonQueryVariables>;
export const ReviewCountDocument = new TypedDocumentString(`
    query ReviewCount($organizationId: ID!) {
  awardLetters(
    filter: { status_in: [MANUAL_REVIEW] }
    organizationId: $organizationId
  ) {
    itemsCount
  }
}
    `) as unknown as TypedDocumentString<ReviewCountQuery, ReviewCountQueryVariables>;
export const CreateJobDocument = new TypedDocumentString(`
    mutation CreateJob($name: String, $organizationId: ID!, $purgeLetterFilesAfter: Int, $notifyOnCompletion: Boolean, $manualReviewEnabled: Boolean, $letterFiles: [LetterFileInput!]!) {
  createJob(
    name: $name
    organizationId: $organizationId
    purgeLetterFilesAfter: $purgeLetterFilesAfter
    notifyOnCompletion: $notifyOnCompletion
    manualReviewEnabled: $manualReviewEnabled
    letterFiles: $letterFiles
  ) {
    id
    awardLetters {
      id
      filename
      uploadUrl
    }
  }
}
    `) as unknown as TypedDocumentString<CreateJobMutation, CreateJobMutationVariables>;
export const LettersWithContentDocument = new TypedDocumentString(`
    query LettersWithContent($sha256s: [String!]!, $organizationId: ID!) {
  lettersWithContent(sha256s: $sha256s, organizationId: $organizationId) {
    id
    filename
    sha256
    job {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<LettersWithContentQuery, LettersWithContentQueryVariables>;
export const RefreshUploadUrlDocument = new TypedDocumentString(`
    mutation RefreshUploadUrl($id: ID!, $organizationId: ID!) {
  refreshUploadUrl(id: $id, organizationId: $organizationId) {
    id
    uploadUrl
  }
}
    `) as unknown as TypedDocumentString<RefreshUploadUrlMutation, RefreshUploadUrlMutationVariables>;
export const LettersDocument = new TypedDocumentString(`
    query Letters($page: Int!, $pageSize: Int!, $filter: AwardLetterFilter, $orderBy: [AwardLetterOrder!], $organizationId: ID!) {
  awardLetters(
    page: $page
    pageSize: $pageSize
    filter: $filter
    orderBy: $orderBy
    organizationId: $organizationId
  ) {
    pageCount
    itemsCount
    items {
      ...LetterRow
    }
  }
}
    fragment LetterRow on AwardLetter {
  id
  status
  reason
  filename
  lastStatusUpdate
  year
  institution {
    name
    state
  }
  studentId
  cohort
  isInWork
  fileSize
  filePurgedAt
  totals {
    freeMoney
    netPrice
  }
  job {
    id
    name
  }
}`) as unknown as TypedDocumentString<LettersQuery, LettersQueryVariables>;
export const LetterDocument = new TypedDocumentString(`
    query Letter($id: ID!, $jobId: ID!, $withJob: Boolean!, $organizationId: ID!, $filter: AwardLetterFilter, $orderBy: [AwardLetterOrder!]) {
  awardLetter(id: $id, organizationId: $organizationId) {
    ...LetterPage
    neighbors(filter: $filter, orderBy: $orderBy) {
      previousId
      nextId
    }
  }
  job(id: $jobId, organizationId: $organizationId) @include(if: $withJob) {
    mayChange
  }
}
    fragment Place on Box {
  page
  left
  top
  width
  height
}
fragment LetterPage on AwardLetter {
  id
  status
  reason
  filename
  insertTime
  lastStatusUpdate
  method
  awardYear
  institution {
    name
    city
    state
    zip
  }
  studentId
  cohort
  payload
  filePurgedAt
  isInWork
  fileSize
  totals {
    totalCost
    freeMoney
    loans
    work
    netPrice
    remaining
    printedNetPrice
  }
  costAmounts {
    id
    value
    category
    description
    confidence
    isLearned
    figureBox {
      ...Place
    }
    descriptionBox {
      ...Place
    }
  }
  aidAmounts {
    id
    value
    source
    category
    subCategory
    description
    confidence
    isLearned
    figureBox {
      ...Place
    }
    descriptionBox {
      ...Place
    }
  }
  pages {
    number
    width
    height
    imageUrl
  }
  history {
    insertTime
    fromStatus
    toStatus
    reason
    actor {
      kind
      name
    }
  }
  sameContentAs {
    id
    filename
    job {
      id
      name
    }
  }
  job {
    id
    name
  }
}`) as unknown as TypedDocumentString<LetterQuery, LetterQueryVariables>;
export const LetterDownloadDocument = new TypedDocumentString(`
    query LetterDownload($id: ID!, $organizationId: ID!) {
  awardLetter(id: $id, organizationId: $organizationId) {
    downloadUrl
  }
}
    `) as unknown as TypedDocumentString<LetterDownloadQuery, LetterDownloadQueryVariables>;
export const CancelLetterDocument = new TypedDocumentString(`
    mutation CancelLetter($id: ID!, $organizationId: ID!) {
  cancelAwardLetter(id: $id, organizationId: $organizationId) {
    id
  }
}
    `) as unknown as TypedDocumentString<CancelLetterMutation, CancelLetterMutationVariables>;
export const SendLetterToReviewDocument = new TypedDocumentString(`
    mutation SendLetterToReview($id: ID!, $organizationId: ID!) {
  sendLetterToReview(id: $id, organizationId: $organizationId) {
    id
  }
}
    `) as unknown as TypedDocumentString<SendLetterToReviewMutation, SendLetterToReviewMutationVariables>;
export const ReplaceLetterFileDocument = new TypedDocumentString(`
    mutation ReplaceLetterFile($id: ID!, $organizationId: ID!) {
  replaceLetterFile(id: $id, organizationId: $organizationId) {
    id
    uploadUrl
  }
}
    `) as unknown as TypedDocumentString<ReplaceLetterFileMutation, ReplaceLetterFileMutationVariables>;
export const ExportLettersDocument = new TypedDocumentString(`
    mutation ExportLetters($ids: [ID!], $filter: AwardLetterFilter, $organizationId: ID!, $format: ExportFormat!, $shape: ExportShape!) {
  exportLetters(
    ids: $ids
    filter: $filter
    organizationId: $organizationId
    format: $format
    shape: $shape
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<ExportLettersMutation, ExportLettersMutationVariables>;
export const LetterUploadFinishedDocument = new TypedDocumentString(`
    mutation LetterUploadFinished($letterIds: [ID!]!, $organizationId: ID!) {
  uploadFinished(letterIds: $letterIds, organizationId: $organizationId)
}
    `) as unknown as TypedDocumentString<LetterUploadFinishedMutation, LetterUploadFinishedMutationVariables>;
export const OrganizationDocument = new TypedDocumentString(`
    query Organization($organizationId: ID!) {
  organization(organizationId: $organizationId) {
    id
    name
    credits
    billingStatus
    manualReviewEnabled
    manualReviewSizeLimit
    manualReviewNoFreeMoney
    purgeLetterFilesAfter
    joinDomain
  }
}
    `) as unknown as TypedDocumentString<OrganizationQuery, OrganizationQueryVariables>;
export const FilesToPurgeDocument = new TypedDocumentString(`
    query FilesToPurge($organizationId: ID!, $purgeLetterFilesAfter: Int!) {
  filesToPurge(
    organizationId: $organizationId
    purgeLetterFilesAfter: $purgeLetterFilesAfter
  )
}
    `) as unknown as TypedDocumentString<FilesToPurgeQuery, FilesToPurgeQueryVariables>;
export const CreateOrganizationDocument = new TypedDocumentString(`
    mutation CreateOrganization($name: String!) {
  createOrganization(name: $name) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateOrganizationMutation, CreateOrganizationMutationVariables>;
export const OrganizationsToJoinDocument = new TypedDocumentString(`
    query OrganizationsToJoin {
  organizationsToJoin {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<OrganizationsToJoinQuery, OrganizationsToJoinQueryVariables>;
export const JoinOrganizationDocument = new TypedDocumentString(`
    mutation JoinOrganization($organizationId: ID!) {
  joinOrganization(organizationId: $organizationId) {
    id
  }
}
    `) as unknown as TypedDocumentString<JoinOrganizationMutation, JoinOrganizationMutationVariables>;
export const UpdateOrganizationDocument = new TypedDocumentString(`
    mutation UpdateOrganization($organizationId: ID!, $input: OrganizationInput!) {
  updateOrganization(organizationId: $organizationId, input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateOrganizationMutation, UpdateOrganizationMutationVariables>;
export const ReviewQueueDocument = new TypedDocumentString(`
    query ReviewQueue($page: Int!, $pageSize: Int!, $filter: AwardLetterFilter, $orderBy: [AwardLetterOrder!], $organizationId: ID!) {
  awardLetters(
    page: $page
    pageSize: $pageSize
    filter: $filter
    orderBy: $orderBy
    organizationId: $organizationId
  ) {
    pageCount
    itemsCount
    items {
      ...QueueRow
    }
  }
}
    fragment QueueRow on AwardLetter {
  id
  reason
  filename
  lastStatusUpdate
  confidence
  institution {
    name
    state
  }
  job {
    id
    name
  }
  review {
    reviewer {
      name
      isMe
      until
    }
    notes {
      text
      author
    }
  }
}`) as unknown as TypedDocumentString<ReviewQueueQuery, ReviewQueueQueryVariables>;
export const JobsInReviewDocument = new TypedDocumentString(`
    query JobsInReview($organizationId: ID!) {
  jobsInReview(organizationId: $organizationId) {
    id
    name
    letterCount
  }
}
    `) as unknown as TypedDocumentString<JobsInReviewQuery, JobsInReviewQueryVariables>;
export const TakeNextLetterDocument = new TypedDocumentString(`
    mutation TakeNextLetter($organizationId: ID!, $jobId: ID) {
  takeNextLetter(organizationId: $organizationId, jobId: $jobId) {
    letter {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<TakeNextLetterMutation, TakeNextLetterMutationVariables>;
export const TakeLetterDocument = new TypedDocumentString(`
    mutation TakeLetter($id: ID!, $organizationId: ID!) {
  takeLetter(id: $id, organizationId: $organizationId) {
    letter {
      ...LetterInReview
    }
    lock {
      id
    }
  }
}
    fragment Place on Box {
  page
  left
  top
  width
  height
}
fragment LetterPage on AwardLetter {
  id
  status
  reason
  filename
  insertTime
  lastStatusUpdate
  method
  awardYear
  institution {
    name
    city
    state
    zip
  }
  studentId
  cohort
  payload
  filePurgedAt
  isInWork
  fileSize
  totals {
    totalCost
    freeMoney
    loans
    work
    netPrice
    remaining
    printedNetPrice
  }
  costAmounts {
    id
    value
    category
    description
    confidence
    isLearned
    figureBox {
      ...Place
    }
    descriptionBox {
      ...Place
    }
  }
  aidAmounts {
    id
    value
    source
    category
    subCategory
    description
    confidence
    isLearned
    figureBox {
      ...Place
    }
    descriptionBox {
      ...Place
    }
  }
  pages {
    number
    width
    height
    imageUrl
  }
  history {
    insertTime
    fromStatus
    toStatus
    reason
    actor {
      kind
      name
    }
  }
  sameContentAs {
    id
    filename
    job {
      id
      name
    }
  }
  job {
    id
    name
  }
}
fragment LetterInReview on AwardLetter {
  ...LetterPage
  printedSums {
    description
    value
  }
  review {
    reviewer {
      name
      isMe
      until
    }
    notes {
      text
      author
      insertTime
    }
    draft {
      draft
      author
      lastUpdate
    }
  }
}`) as unknown as TypedDocumentString<TakeLetterMutation, TakeLetterMutationVariables>;
export const LetterInReviewDocument = new TypedDocumentString(`
    query LetterInReview($id: ID!, $organizationId: ID!) {
  awardLetter(id: $id, organizationId: $organizationId) {
    ...LetterInReview
  }
}
    fragment Place on Box {
  page
  left
  top
  width
  height
}
fragment LetterPage on AwardLetter {
  id
  status
  reason
  filename
  insertTime
  lastStatusUpdate
  method
  awardYear
  institution {
    name
    city
    state
    zip
  }
  studentId
  cohort
  payload
  filePurgedAt
  isInWork
  fileSize
  totals {
    totalCost
    freeMoney
    loans
    work
    netPrice
    remaining
    printedNetPrice
  }
  costAmounts {
    id
    value
    category
    description
    confidence
    isLearned
    figureBox {
      ...Place
    }
    descriptionBox {
      ...Place
    }
  }
  aidAmounts {
    id
    value
    source
    category
    subCategory
    description
    confidence
    isLearned
    figureBox {
      ...Place
    }
    descriptionBox {
      ...Place
    }
  }
  pages {
    number
    width
    height
    imageUrl
  }
  history {
    insertTime
    fromStatus
    toStatus
    reason
    actor {
      kind
      name
    }
  }
  sameContentAs {
    id
    filename
    job {
      id
      name
    }
  }
  job {
    id
    name
  }
}
fragment LetterInReview on AwardLetter {
  ...LetterPage
  printedSums {
    description
    value
  }
  review {
    reviewer {
      name
      isMe
      until
    }
    notes {
      text
      author
      insertTime
    }
    draft {
      draft
      author
      lastUpdate
    }
  }
}`) as unknown as TypedDocumentString<LetterInReviewQuery, LetterInReviewQueryVariables>;
export const KeepLetterDocument = new TypedDocumentString(`
    mutation KeepLetter($id: ID!, $organizationId: ID!, $lockId: ID!) {
  keepLetter(id: $id, organizationId: $organizationId, lockId: $lockId) {
    id
  }
}
    `) as unknown as TypedDocumentString<KeepLetterMutation, KeepLetterMutationVariables>;
export const SaveReviewDraftDocument = new TypedDocumentString(`
    mutation SaveReviewDraft($id: ID!, $organizationId: ID!, $lockId: ID!, $draft: String) {
  saveReviewDraft(
    id: $id
    organizationId: $organizationId
    lockId: $lockId
    draft: $draft
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<SaveReviewDraftMutation, SaveReviewDraftMutationVariables>;
export const PutBackLetterDocument = new TypedDocumentString(`
    mutation PutBackLetter($id: ID!, $organizationId: ID!, $lockId: ID!, $note: String) {
  putBackLetter(
    id: $id
    organizationId: $organizationId
    lockId: $lockId
    note: $note
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<PutBackLetterMutation, PutBackLetterMutationVariables>;
export const ReadBoxDocument = new TypedDocumentString(`
    query ReadBox($id: ID!, $organizationId: ID!, $box: BoxInput!) {
  readBox(id: $id, organizationId: $organizationId, box: $box) {
    value
    description
  }
}
    `) as unknown as TypedDocumentString<ReadBoxQuery, ReadBoxQueryVariables>;
export const DecideLetterDocument = new TypedDocumentString(`
    mutation DecideLetter($id: ID!, $organizationId: ID!, $lockId: ID!, $status: ReviewDecision!, $aidAmounts: [AidAmountInput!], $costAmounts: [CostAmountInput!], $institution: InstitutionInput, $awardYear: String) {
  decideLetter(
    id: $id
    organizationId: $organizationId
    lockId: $lockId
    status: $status
    aidAmounts: $aidAmounts
    costAmounts: $costAmounts
    institution: $institution
    awardYear: $awardYear
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<DecideLetterMutation, DecideLetterMutationVariables>;
export const LearnedLinesDocument = new TypedDocumentString(`
    query LearnedLines($organizationId: ID!, $page: Int!, $pageSize: Int!) {
  learnedLines(organizationId: $organizationId, page: $page, pageSize: $pageSize) {
    itemsCount
    items {
      id
      schoolName
      printed
      description
      source
      subCategory
      costCategory
      author
      insertTime
      letterCount
      letters {
        id
        jobId
        filename
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LearnedLinesQuery, LearnedLinesQueryVariables>;
export const RemoveLearnedLineDocument = new TypedDocumentString(`
    mutation RemoveLearnedLine($id: ID!, $organizationId: ID!) {
  removeLearnedLine(id: $id, organizationId: $organizationId) {
    id
  }
}
    `) as unknown as TypedDocumentString<RemoveLearnedLineMutation, RemoveLearnedLineMutationVariables>;
export const ProfileDocument = new TypedDocumentString(`
    query Profile {
  me {
    id
    email
    emailVerified
    firstName
    lastName
    organizationUsers {
      id
      role
      organization {
        id
        name
      }
    }
  }
  __schema {
    types {
      name
      kind
      enumValues {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProfileQuery, ProfileQueryVariables>;
export const MembershipsDocument = new TypedDocumentString(`
    query Memberships {
  me {
    organizationUsers {
      id
      role
      organization {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MembershipsQuery, MembershipsQueryVariables>;
export const SignOutEverywhereDocument = new TypedDocumentString(`
    mutation SignOutEverywhere {
  signOutEverywhere
}
    `) as unknown as TypedDocumentString<SignOutEverywhereMutation, SignOutEverywhereMutationVariables>;
export const OrganizationUsersDocument = new TypedDocumentString(`
    query OrganizationUsers($organizationId: ID!, $page: Int!, $pageSize: Int!, $filter: OrganizationUserFilter, $orderBy: [OrganizationUserOrder!]) {
  organizationUsers(
    organizationId: $organizationId
    page: $page
    pageSize: $pageSize
    filter: $filter
    orderBy: $orderBy
  ) {
    pageCount
    itemsCount
    items {
      id
      role
      lastActiveTime
      jobs {
        itemsCount
      }
      user {
        firstName
        lastName
        email
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OrganizationUsersQuery, OrganizationUsersQueryVariables>;
export const UpdateUserRoleInOrgDocument = new TypedDocumentString(`
    mutation UpdateUserRoleInOrg($organizationId: ID!, $organizationApiUserIds: [ID!]!, $role: Role!) {
  updateUserRoleInOrg(
    organizationId: $organizationId
    organizationApiUserIds: $organizationApiUserIds
    role: $role
  ) {
    changed {
      id
    }
    refused {
      organizationApiUserId
      message
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateUserRoleInOrgMutation, UpdateUserRoleInOrgMutationVariables>;
