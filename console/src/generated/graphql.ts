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
  /** Money that is not paid back, mostly by need. */
  | 'GRANT'
  /** Money that is paid back. */
  | 'LOAN'
  /** Neither free money nor a loan nor work. */
  | 'OTHER'
  /** Money that is not paid back, mostly by merit. */
  | 'SCHOLARSHIP'
  /** Money that is earned by work. */
  | 'WORK';

/** Who gives the aid. */
export type AidSource =
  /** The federal government. */
  | 'FEDERAL'
  /** The school itself. */
  | 'INSTITUTION'
  /** A foundation, company, bank or anybody else. */
  | 'PRIVATE'
  /** A state. */
  | 'STATE'
  /** The letter does not tell. */
  | 'UNKNOWN';

/** The kind within its category. */
export type AidSubCategory =
  /** For sports. */
  | 'ATHLETIC'
  /** Federal Direct Subsidized Loan. */
  | 'DIRECT_SUBSIDIZED'
  /** Federal Direct Loan of which the letter does not say which. */
  | 'DIRECT_UNSPECIFIED'
  /** Federal Direct Unsubsidized Loan. */
  | 'DIRECT_UNSUBSIDIZED'
  /** What the family is expected to pay. */
  | 'EXPECTED_CONTRIBUTION'
  /** Federal Work-Study. */
  | 'FEDERAL_WORK_STUDY'
  /** Federal PLUS loan to a graduate student. */
  | 'GRAD_PLUS'
  /** A job at the school. */
  | 'INSTITUTIONAL_EMPLOYMENT'
  /** A grant of the school. */
  | 'INSTITUTIONAL_GRANT'
  /** A loan of the school. */
  | 'INSTITUTIONAL_LOAN'
  /** For achievement. */
  | 'MERIT'
  /** For service in the military or for their families. */
  | 'MILITARY'
  /** A scholarship by need. */
  | 'NEED_BASED'
  /** Anything else. */
  | 'OTHER'
  /** Any other grant. */
  | 'OTHER_GRANT'
  /** Any other loan. */
  | 'OTHER_LOAN'
  /** Any other scholarship. */
  | 'OTHER_SCHOLARSHIP'
  /** A scholarship that the student brings from elsewhere. */
  | 'OUTSIDE'
  /** Federal loan to the parents. */
  | 'PARENT_PLUS'
  /** The bill in installments. */
  | 'PAYMENT_PLAN'
  /** Federal Pell Grant. */
  | 'PELL'
  /** Federal Perkins Loan. */
  | 'PERKINS'
  /** A loan of a bank or another lender. */
  | 'PRIVATE_LOAN'
  /** Loan and work in one figure. */
  | 'SELF_HELP'
  /** Federal Supplemental Educational Opportunity Grant. */
  | 'SEOG'
  /** A grant of a state. */
  | 'STATE_GRANT'
  /** A loan of a state. */
  | 'STATE_LOAN'
  /** A scholarship of a state. */
  | 'STATE_SCHOLARSHIP'
  /** Work-study of a state. */
  | 'STATE_WORK_STUDY'
  /** Federal TEACH Grant. */
  | 'TEACH'
  /** A grant of a tribal nation. */
  | 'TRIBAL'
  /** Tuition that need not be paid. */
  | 'TUITION_WAIVER';

/** Where an API key stands. */
export type ApiKeyState =
  /** It works. */
  | 'ACTIVE'
  /** Its owner ended it. */
  | 'DISABLED'
  /** Its lifetime is over. */
  | 'EXPIRED'
  /** Its successor took its place. */
  | 'ROTATED_OUT'
  /** It has a successor, and works for a day beside it. */
  | 'ROTATES_OUT';

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
  /** The name of the file. */
  | 'FILENAME'
  /** Grants and scholarships. */
  | 'FREE_MONEY'
  /** When the job was created. */
  | 'INSERT_TIME'
  /** When the status last changed. */
  | 'LAST_STATUS_UPDATE'
  /** The net price. */
  | 'NET_PRICE'
  /** The name of the school. */
  | 'SCHOOL'
  /** The status. */
  | 'STATUS'
  /** The award year. */
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
  /** Books, supplies and equipment. */
  | 'BOOKS_AND_SUPPLIES'
  /** All costs that the school does not bill, in one figure. */
  | 'COMBINED_INDIRECT'
  /** Fees of the school. */
  | 'FEES'
  /** Meals. */
  | 'FOOD'
  /** Health insurance. */
  | 'HEALTH_INSURANCE'
  /** A room. */
  | 'HOUSING'
  /** Both in one figure. */
  | 'HOUSING_AND_FOOD'
  /** Housing, food and daily life in one figure. */
  | 'LIVING_EXPENSES'
  /** Fees of federal loans. */
  | 'LOAN_FEES'
  /** Anything else. */
  | 'OTHER'
  /** Personal expenses. */
  | 'PERSONAL'
  /** Travel. */
  | 'TRANSPORTATION'
  /** Teaching. */
  | 'TUITION'
  /** Both in one figure. */
  | 'TUITION_AND_FEES';

/** A new webhook. Where nothing is said, it tells of READY letters, with id and status. */
export type CreateWebhookInput = {
  /** All of them; those that are left out are removed. */
  headers?: Array<WebhookHeaderInput> | null | undefined;
  /** POST where nothing is said. */
  method?: WebhookMethod | null | undefined;
  /** 1 to 120 characters. */
  name?: string | null | undefined;
  /** Tells when a letter becomes BAD_FILE. */
  notifyLetterBadFile?: boolean | null | undefined;
  /** Tells when a letter becomes CANCELED. */
  notifyLetterCanceled?: boolean | null | undefined;
  /** Tells when a letter becomes INVALID. */
  notifyLetterInvalid?: boolean | null | undefined;
  /** Tells when a letter becomes MANUAL_REVIEW. */
  notifyLetterManualReview?: boolean | null | undefined;
  /** Tells when a letter becomes NOT_SUPPORTED. */
  notifyLetterNotSupported?: boolean | null | undefined;
  /** Tells when a letter becomes READY. */
  notifyLetterReady?: boolean | null | undefined;
  /** Tells when a letter becomes SIZE_LIMIT_EXCEEDED. */
  notifyLetterSizeLimitExceeded?: boolean | null | undefined;
  /** What of each aid amount. */
  returnAidAmount?: ReturnAidAmountInput | null | undefined;
  /** Sends filename. */
  returnAwardLetterFilename?: boolean | null | undefined;
  /** Sends id. */
  returnAwardLetterId?: boolean | null | undefined;
  /** Sends insert_time. */
  returnAwardLetterInsertTime?: boolean | null | undefined;
  /** Sends method. */
  returnAwardLetterMethod?: boolean | null | undefined;
  /** Sends payload: the context data. */
  returnAwardLetterPayload?: boolean | null | undefined;
  /** Sends status and reason. */
  returnAwardLetterStatus?: boolean | null | undefined;
  /** Sends year. */
  returnAwardLetterYear?: boolean | null | undefined;
  /** What of each cost amount. */
  returnCostAmount?: ReturnCostAmountInput | null | undefined;
  /** What of the job. */
  returnJob?: ReturnJobInput | null | undefined;
  /** The address to call. Private and local addresses are refused. */
  url?: string | null | undefined;
};

/** The kind of file that an export makes. */
export type ExportFormat =
  /** Text, parted by commas. */
  | 'CSV'
  /** An Excel workbook. */
  | 'XLSX';

/** What a row of an export is: an amount (LONG) or a letter (WIDE). */
export type ExportShape =
  /** A row an amount. */
  | 'LONG'
  /** A row a letter. */
  | 'WIDE';

/** Whether an export can be downloaded. */
export type ExportStatus =
  /** It could not be built. */
  | 'FAILED'
  /** It can be downloaded. */
  | 'READY'
  /** It is being built. */
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
  /** It was accepted. */
  | 'ACCEPTED'
  /** Nobody has accepted it yet. */
  | 'PENDING'
  /** It was taken back. */
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
  /** When they were created. */
  | 'INSERT_TIME'
  /** When a letter of them last changed. */
  | 'LAST_UPDATED'
  /** Their names. */
  | 'NAME';

/** Where a job stands, from where its letters stand. */
export type JobState =
  /** All letters were canceled. */
  | 'CANCELED'
  /** All letters have ended. */
  | 'DONE'
  /** All letters were read, and some wait for a person. */
  | 'IN_REVIEW'
  /** All files are here, and some letters are being read. */
  | 'PROCESSING'
  /** Some files have not arrived. */
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
  /** By program. */
  | 'CLASSIFIER'
  /** By a person. */
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
  /** Its file is empty, damaged, encrypted or of an unknown type. */
  | 'BAD_FILE'
  /** It was canceled, or its file never came. */
  | 'CANCELED'
  /** It is no award letter. */
  | 'INVALID'
  /** A person decides it. */
  | 'MANUAL_REVIEW'
  /** An award letter that could not be read well enough. */
  | 'NOT_SUPPORTED'
  /** Its file is awaited, or it is being read. */
  | 'PENDING'
  /** It was read, and its amounts count. */
  | 'READY'
  /** Its file is too large or has too many pages. */
  | 'SIZE_LIMIT_EXCEEDED';

/** Which end comes first. */
export type OrderDirection =
  /** The smallest or earliest. */
  | 'ASC'
  /** The largest or latest. */
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
  /** The address. */
  | 'EMAIL'
  /** When they were last active. */
  | 'LAST_ACTIVE_TIME'
  /** First and last name. */
  | 'NAME'
  /** The role. */
  | 'ROLE';

/** Whether an invoice is paid. */
export type PaymentStatus =
  /** Not charged yet. */
  | 'DUE'
  /** The card did not pay it. */
  | 'FAILED'
  /** Paid by card. */
  | 'PAID';

/** What a body holds of each aid amount; none are sent where nothing is switched on. */
export type ReturnAidAmountInput = {
  /** Sends category. */
  category?: boolean | null | undefined;
  /** Sends description. */
  description?: boolean | null | undefined;
  /** Sends source. */
  source?: boolean | null | undefined;
  /** Sends sub_category. */
  subCategory?: boolean | null | undefined;
  /** Sends value. */
  value?: boolean | null | undefined;
};

/** What a body holds of each cost amount; none are sent where nothing is switched on. */
export type ReturnCostAmountInput = {
  /** Sends category. */
  category?: boolean | null | undefined;
  /** Sends description. */
  description?: boolean | null | undefined;
  /** Sends value. */
  value?: boolean | null | undefined;
};

/** What a body holds of the job. */
export type ReturnJobInput = {
  /** Sends job.id. */
  returnJobId?: boolean | null | undefined;
  /** Sends job.insert_time. */
  returnJobInsertTime?: boolean | null | undefined;
};

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

/** A webhook as it might be saved, and the letter to try it with. */
export type TestWebhookInput = {
  /** All of them; those that are left out are removed. */
  headers?: Array<WebhookHeaderInput> | null | undefined;
  /** A saved webhook, whose secret and values are used where none are given. */
  id?: string | number | null | undefined;
  /** A letter of the organization. */
  letterId?: string | number | null | undefined;
  /** POST where nothing is said. */
  method?: WebhookMethod | null | undefined;
  /** 1 to 120 characters. */
  name?: string | null | undefined;
  /** Tells when a letter becomes BAD_FILE. */
  notifyLetterBadFile?: boolean | null | undefined;
  /** Tells when a letter becomes CANCELED. */
  notifyLetterCanceled?: boolean | null | undefined;
  /** Tells when a letter becomes INVALID. */
  notifyLetterInvalid?: boolean | null | undefined;
  /** Tells when a letter becomes MANUAL_REVIEW. */
  notifyLetterManualReview?: boolean | null | undefined;
  /** Tells when a letter becomes NOT_SUPPORTED. */
  notifyLetterNotSupported?: boolean | null | undefined;
  /** Tells when a letter becomes READY. */
  notifyLetterReady?: boolean | null | undefined;
  /** Tells when a letter becomes SIZE_LIMIT_EXCEEDED. */
  notifyLetterSizeLimitExceeded?: boolean | null | undefined;
  /** What of each aid amount. */
  returnAidAmount?: ReturnAidAmountInput | null | undefined;
  /** Sends filename. */
  returnAwardLetterFilename?: boolean | null | undefined;
  /** Sends id. */
  returnAwardLetterId?: boolean | null | undefined;
  /** Sends insert_time. */
  returnAwardLetterInsertTime?: boolean | null | undefined;
  /** Sends method. */
  returnAwardLetterMethod?: boolean | null | undefined;
  /** Sends payload: the context data. */
  returnAwardLetterPayload?: boolean | null | undefined;
  /** Sends status and reason. */
  returnAwardLetterStatus?: boolean | null | undefined;
  /** Sends year. */
  returnAwardLetterYear?: boolean | null | undefined;
  /** What of each cost amount. */
  returnCostAmount?: ReturnCostAmountInput | null | undefined;
  /** What of the job. */
  returnJob?: ReturnJobInput | null | undefined;
  /** Without a letter: the status of the sample. */
  status?: LetterStatus | null | undefined;
  /** The address to call. Private and local addresses are refused. */
  url?: string | null | undefined;
};

/** What shall change; what is left out stays. */
export type UpdateWebhookInput = {
  /** All of them; those that are left out are removed. */
  headers?: Array<WebhookHeaderInput> | null | undefined;
  /** Which webhook. */
  id: string | number;
  /** POST where nothing is said. */
  method?: WebhookMethod | null | undefined;
  /** 1 to 120 characters. */
  name?: string | null | undefined;
  /** Tells when a letter becomes BAD_FILE. */
  notifyLetterBadFile?: boolean | null | undefined;
  /** Tells when a letter becomes CANCELED. */
  notifyLetterCanceled?: boolean | null | undefined;
  /** Tells when a letter becomes INVALID. */
  notifyLetterInvalid?: boolean | null | undefined;
  /** Tells when a letter becomes MANUAL_REVIEW. */
  notifyLetterManualReview?: boolean | null | undefined;
  /** Tells when a letter becomes NOT_SUPPORTED. */
  notifyLetterNotSupported?: boolean | null | undefined;
  /** Tells when a letter becomes READY. */
  notifyLetterReady?: boolean | null | undefined;
  /** Tells when a letter becomes SIZE_LIMIT_EXCEEDED. */
  notifyLetterSizeLimitExceeded?: boolean | null | undefined;
  /** What of each aid amount. */
  returnAidAmount?: ReturnAidAmountInput | null | undefined;
  /** Sends filename. */
  returnAwardLetterFilename?: boolean | null | undefined;
  /** Sends id. */
  returnAwardLetterId?: boolean | null | undefined;
  /** Sends insert_time. */
  returnAwardLetterInsertTime?: boolean | null | undefined;
  /** Sends method. */
  returnAwardLetterMethod?: boolean | null | undefined;
  /** Sends payload: the context data. */
  returnAwardLetterPayload?: boolean | null | undefined;
  /** Sends status and reason. */
  returnAwardLetterStatus?: boolean | null | undefined;
  /** Sends year. */
  returnAwardLetterYear?: boolean | null | undefined;
  /** What of each cost amount. */
  returnCostAmount?: ReturnCostAmountInput | null | undefined;
  /** What of the job. */
  returnJob?: ReturnJobInput | null | undefined;
  /** The address to call. Private and local addresses are refused. */
  url?: string | null | undefined;
};

/** What is charged. */
export type UsageKind =
  /** A letter was read. */
  | 'CLASSIFICATION'
  /** A person ended a review. */
  | 'MANUAL_REVIEW';

/** Where a delivery stands. */
export type WebhookDeliveryState =
  /** It got a 2xx. */
  | 'DELIVERED'
  /** It was given up. */
  | 'FAILED'
  /** It is yet to be tried, or tried again. */
  | 'PENDING';

/** Who or what disabled a webhook: a person, a 410 answer, or five days of failures only. */
export type WebhookDisabledReason =
  /** Somebody did. */
  | 'BY_PERSON'
  /** Every attempt of five days failed. */
  | 'FAILING'
  /** The address answered 410. */
  | 'GONE';

/** A header that is sent along. */
export type WebhookHeaderInput = {
  /** Its name; some are set by Tassel and refused. */
  name: string;
  /** Its value, which may hold {{letter.id}}, {{payload.KEY}} and so on. Left out: the saved one stays. */
  value?: string | null | undefined;
};

/** Which logs; all that is given must hold. */
export type WebhookLogFilter = {
  /** About letters whose file name contains this. */
  filename_contains?: string | null | undefined;
  /** About this letter. */
  letterId?: string | number | null | undefined;
  /** With one of these outcomes. */
  outcome_in?: Array<WebhookOutcome> | null | undefined;
  /** Answered with one of these HTTP statuses. */
  statusCode_in?: Array<number> | null | undefined;
  /** About letters that became one of these. */
  status_in?: Array<LetterStatus> | null | undefined;
  /** Of this webhook. */
  webhookId?: string | number | null | undefined;
};

/** By which the address is called. */
export type WebhookMethod =
  /** PATCH. */
  | 'PATCH'
  /** POST. */
  | 'POST'
  /** PUT. */
  | 'PUT';

/** Whether an attempt was answered with 2xx. */
export type WebhookOutcome =
  /** It was answered otherwise, or not at all. */
  | 'FAILED'
  /** It was. */
  | 'SUCCEEDED';

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

export type ApiKeyFactsFragment = { key: string, name: string, lifetime: number, state: ApiKeyState, insertTime: string, expireTime: string, lastUsedTime: string | null };

export type ApiKeysQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type ApiKeysQuery = { apiKeys: { pageCount: number, itemsCount: number, items: Array<{ key: string, name: string, lifetime: number, state: ApiKeyState, insertTime: string, expireTime: string, lastUsedTime: string | null }> } };

export type CreateApiKeyMutationVariables = Exact<{
  lifetime: number;
  name: string;
}>;


export type CreateApiKeyMutation = { createApiKey: { secret: string, apiKey: { key: string, name: string, lifetime: number, state: ApiKeyState, insertTime: string, expireTime: string, lastUsedTime: string | null } } };

export type RotateApiKeyMutationVariables = Exact<{
  key: string;
}>;


export type RotateApiKeyMutation = { rotateApiKey: { secret: string, apiKey: { key: string, name: string, lifetime: number, state: ApiKeyState, insertTime: string, expireTime: string, lastUsedTime: string | null } } };

export type DisableApiKeyMutationVariables = Exact<{
  key: string;
}>;


export type DisableApiKeyMutation = { disableApiKey: { key: string } };

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

export type UploadPricesQueryVariables = Exact<{
  organizationId: string | number;
  year: number;
  month: number;
}>;


export type UploadPricesQuery = { paidClassifications: number, priceStructure: { classifications: Array<{ minUsage: number, price: number }> } };

export type UsageQueryVariables = Exact<{
  organizationId: string | number;
  year: number;
  month: number;
}>;


export type UsageQuery = { usage: { year: number, month: number, classificationUsage: number, paidByCredit: number, manualReviewUsage: number, freeManualReviews: number, budgetCents: number | null, billSummary: { totalCents: number, lines: Array<{ words: string, isFree: boolean, kind: UsageKind, quantity: number, priceCents: number, amountCents: number }> }, days: Array<{ date: string, classifications: number, manualReviews: number }>, forecast: { classifications: number, paidByCredit: number, manualReviews: number, totalCents: number } | null }, priceStructure: { classifications: Array<{ minUsage: number, price: number }>, manualReviews: Array<{ minUsage: number, price: number }> }, inReview: { itemsCount: number } };

export type UsageByPersonQueryVariables = Exact<{
  organizationId: string | number;
  year: number;
  month: number;
  page: number;
}>;


export type UsageByPersonQuery = { usageByPerson: { itemsCount: number, items: Array<{ firstName: string, lastName: string, email: string, classifications: number, paidByCredit: number, manualReviews: number }> } };

export type UsageByJobQueryVariables = Exact<{
  organizationId: string | number;
  year: number;
  month: number;
  page: number;
}>;


export type UsageByJobQuery = { usageByJob: { itemsCount: number, items: Array<{ jobId: string, name: string | null, classifications: number, paidByCredit: number, manualReviews: number }> } };

export type UsageCsvUrlQueryVariables = Exact<{
  organizationId: string | number;
  year: number;
  month: number;
}>;


export type UsageCsvUrlQuery = { usageCsvUrl: string };

export type SetBudgetMutationVariables = Exact<{
  organizationId: string | number;
  budgetCents?: number | null | undefined;
}>;


export type SetBudgetMutation = { setBudget: number | null };

export type CardQueryVariables = Exact<{
  organizationId: string | number;
}>;


export type CardQuery = { organization: { billingStatus: BillingStatus }, card: { brand: string, last4: string, expMonth: number, expYear: number } | null };

export type InvoicesQueryVariables = Exact<{
  organizationId: string | number;
  page: number;
}>;


export type InvoicesQuery = { invoices: { itemsCount: number, items: Array<{ id: string, number: string, year: number, month: number, totalCents: number, issueTime: string, status: PaymentStatus, problem: string | null, isWritten: boolean }> } };

export type InvoiceDownloadUrlQueryVariables = Exact<{
  organizationId: string | number;
  year: number;
  month: number;
}>;


export type InvoiceDownloadUrlQuery = { invoiceDownloadUrl: string | null };

export type ChangeOrganizationPlanMutationVariables = Exact<{
  organizationId: string | number;
  billingStatus: BillingStatus;
}>;


export type ChangeOrganizationPlanMutation = { changeOrganizationPlan: { setupIntentId: string | null, setupIntentClientSecret: string | null } };

export type ConfirmCardSetupMutationVariables = Exact<{
  organizationId: string | number;
  setupIntentId: string | number;
}>;


export type ConfirmCardSetupMutation = { confirmCardSetup: { billingStatus: BillingStatus } };

export type SavedQueryFactsFragment = { id: string, name: string, query: string, variables: string, isShared: boolean, isMine: boolean, ownerName: string };

export type SavedQueriesQueryVariables = Exact<{
  organizationId: string | number;
}>;


export type SavedQueriesQuery = { savedQueries: Array<{ id: string, name: string, query: string, variables: string, isShared: boolean, isMine: boolean, ownerName: string }> };

export type SaveQueryMutationVariables = Exact<{
  id?: string | number | null | undefined;
  organizationId: string | number;
  name: string;
  query: string;
  variables: string;
  isShared: boolean;
}>;


export type SaveQueryMutation = { saveQuery: { id: string, name: string, query: string, variables: string, isShared: boolean, isMine: boolean, ownerName: string } };

export type DeleteSavedQueryMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type DeleteSavedQueryMutation = { deleteSavedQuery: boolean };

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

export type LetterPageFragment = { id: string, status: LetterStatus, reason: LetterReason | null, filename: string, insertTime: string, lastStatusUpdate: string, method: LetterMethod | null, awardYear: string | null, studentId: string | null, cohort: string | null, payload: string | null, filePurgedAt: string | null, isInWork: boolean, fileSize: number | null, institution: { name: string | null, city: string | null, state: string | null, zip: string | null } | null, totals: { totalCost: number | null, freeMoney: number | null, loans: number | null, work: number | null, netPrice: number | null, remaining: number | null, printedNetPrice: number | null } | null, costAmounts: Array<{ id: string, value: number, category: CostCategory, description: string, confidence: number | null, isLearned: boolean, figureBox: { page: number, left: number, top: number, width: number, height: number } | null, descriptionBox: { page: number, left: number, top: number, width: number, height: number } | null }>, aidAmounts: Array<{ id: string, value: number, source: AidSource, category: AidCategory, subCategory: AidSubCategory, description: string, confidence: number | null, isLearned: boolean, figureBox: { page: number, left: number, top: number, width: number, height: number } | null, descriptionBox: { page: number, left: number, top: number, width: number, height: number } | null }>, pages: Array<{ number: number, width: number, height: number, imageUrl: string | null }>, history: Array<{ insertTime: string, fromStatus: LetterStatus, toStatus: LetterStatus, reason: LetterReason | null, actor: { kind: string, name: string | null, apiKey: string | null } }>, sameContentAs: { id: string, filename: string, job: { id: string, name: string } } | null, job: { id: string, name: string } };

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


export type LetterQuery = { awardLetter: { id: string, status: LetterStatus, reason: LetterReason | null, filename: string, insertTime: string, lastStatusUpdate: string, method: LetterMethod | null, awardYear: string | null, studentId: string | null, cohort: string | null, payload: string | null, filePurgedAt: string | null, isInWork: boolean, fileSize: number | null, neighbors: { previousId: string | null, nextId: string | null }, institution: { name: string | null, city: string | null, state: string | null, zip: string | null } | null, totals: { totalCost: number | null, freeMoney: number | null, loans: number | null, work: number | null, netPrice: number | null, remaining: number | null, printedNetPrice: number | null } | null, costAmounts: Array<{ id: string, value: number, category: CostCategory, description: string, confidence: number | null, isLearned: boolean, figureBox: { page: number, left: number, top: number, width: number, height: number } | null, descriptionBox: { page: number, left: number, top: number, width: number, height: number } | null }>, aidAmounts: Array<{ id: string, value: number, source: AidSource, category: AidCategory, subCategory: AidSubCategory, description: string, confidence: number | null, isLearned: boolean, figureBox: { page: number, left: number, top: number, width: number, height: number } | null, descriptionBox: { page: number, left: number, top: number, width: number, height: number } | null }>, pages: Array<{ number: number, width: number, height: number, imageUrl: string | null }>, history: Array<{ insertTime: string, fromStatus: LetterStatus, toStatus: LetterStatus, reason: LetterReason | null, actor: { kind: string, name: string | null, apiKey: string | null } }>, sameContentAs: { id: string, filename: string, job: { id: string, name: string } } | null, job: { id: string, name: string } }, job?: { mayChange: boolean } };

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

export type FiguresOfMapFragment = { letters: number, schools: number, medianNetPrice: number | null, failureRate: number | null };

export type LetterMapQueryVariables = Exact<{
  jobId?: string | number | null | undefined;
  year?: number | null | undefined;
  organizationId: string | number;
}>;


export type LetterMapQuery = { letterMap: { all: { letters: number, schools: number, medianNetPrice: number | null, failureRate: number | null }, states: Array<{ state: string, figures: { letters: number, schools: number, medianNetPrice: number | null, failureRate: number | null } }>, withoutState: { letters: number, schools: number, medianNetPrice: number | null, failureRate: number | null } }, pending: { itemsCount: number }, inReview: { itemsCount: number } };

export type MapJobsQueryVariables = Exact<{
  organizationId: string | number;
}>;


export type MapJobsQuery = { jobs: { items: Array<{ id: string, name: string }> } };

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

export type LetterInReviewFragment = { id: string, status: LetterStatus, reason: LetterReason | null, filename: string, insertTime: string, lastStatusUpdate: string, method: LetterMethod | null, awardYear: string | null, studentId: string | null, cohort: string | null, payload: string | null, filePurgedAt: string | null, isInWork: boolean, fileSize: number | null, printedSums: Array<{ description: string, value: number }>, review: { reviewer: { name: string, isMe: boolean, until: string } | null, notes: Array<{ text: string, author: string, insertTime: string }>, draft: { draft: string, author: string, lastUpdate: string } | null } | null, institution: { name: string | null, city: string | null, state: string | null, zip: string | null } | null, totals: { totalCost: number | null, freeMoney: number | null, loans: number | null, work: number | null, netPrice: number | null, remaining: number | null, printedNetPrice: number | null } | null, costAmounts: Array<{ id: string, value: number, category: CostCategory, description: string, confidence: number | null, isLearned: boolean, figureBox: { page: number, left: number, top: number, width: number, height: number } | null, descriptionBox: { page: number, left: number, top: number, width: number, height: number } | null }>, aidAmounts: Array<{ id: string, value: number, source: AidSource, category: AidCategory, subCategory: AidSubCategory, description: string, confidence: number | null, isLearned: boolean, figureBox: { page: number, left: number, top: number, width: number, height: number } | null, descriptionBox: { page: number, left: number, top: number, width: number, height: number } | null }>, pages: Array<{ number: number, width: number, height: number, imageUrl: string | null }>, history: Array<{ insertTime: string, fromStatus: LetterStatus, toStatus: LetterStatus, reason: LetterReason | null, actor: { kind: string, name: string | null, apiKey: string | null } }>, sameContentAs: { id: string, filename: string, job: { id: string, name: string } } | null, job: { id: string, name: string } };

export type TakeLetterMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type TakeLetterMutation = { takeLetter: { letter: { id: string, status: LetterStatus, reason: LetterReason | null, filename: string, insertTime: string, lastStatusUpdate: string, method: LetterMethod | null, awardYear: string | null, studentId: string | null, cohort: string | null, payload: string | null, filePurgedAt: string | null, isInWork: boolean, fileSize: number | null, printedSums: Array<{ description: string, value: number }>, review: { reviewer: { name: string, isMe: boolean, until: string } | null, notes: Array<{ text: string, author: string, insertTime: string }>, draft: { draft: string, author: string, lastUpdate: string } | null } | null, institution: { name: string | null, city: string | null, state: string | null, zip: string | null } | null, totals: { totalCost: number | null, freeMoney: number | null, loans: number | null, work: number | null, netPrice: number | null, remaining: number | null, printedNetPrice: number | null } | null, costAmounts: Array<{ id: string, value: number, category: CostCategory, description: string, confidence: number | null, isLearned: boolean, figureBox: { page: number, left: number, top: number, width: number, height: number } | null, descriptionBox: { page: number, left: number, top: number, width: number, height: number } | null }>, aidAmounts: Array<{ id: string, value: number, source: AidSource, category: AidCategory, subCategory: AidSubCategory, description: string, confidence: number | null, isLearned: boolean, figureBox: { page: number, left: number, top: number, width: number, height: number } | null, descriptionBox: { page: number, left: number, top: number, width: number, height: number } | null }>, pages: Array<{ number: number, width: number, height: number, imageUrl: string | null }>, history: Array<{ insertTime: string, fromStatus: LetterStatus, toStatus: LetterStatus, reason: LetterReason | null, actor: { kind: string, name: string | null, apiKey: string | null } }>, sameContentAs: { id: string, filename: string, job: { id: string, name: string } } | null, job: { id: string, name: string } }, lock: { id: string } } };

export type LetterInReviewQueryVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type LetterInReviewQuery = { awardLetter: { id: string, status: LetterStatus, reason: LetterReason | null, filename: string, insertTime: string, lastStatusUpdate: string, method: LetterMethod | null, awardYear: string | null, studentId: string | null, cohort: string | null, payload: string | null, filePurgedAt: string | null, isInWork: boolean, fileSize: number | null, printedSums: Array<{ description: string, value: number }>, review: { reviewer: { name: string, isMe: boolean, until: string } | null, notes: Array<{ text: string, author: string, insertTime: string }>, draft: { draft: string, author: string, lastUpdate: string } | null } | null, institution: { name: string | null, city: string | null, state: string | null, zip: string | null } | null, totals: { totalCost: number | null, freeMoney: number | null, loans: number | null, work: number | null, netPrice: number | null, remaining: number | null, printedNetPrice: number | null } | null, costAmounts: Array<{ id: string, value: number, category: CostCategory, description: string, confidence: number | null, isLearned: boolean, figureBox: { page: number, left: number, top: number, width: number, height: number } | null, descriptionBox: { page: number, left: number, top: number, width: number, height: number } | null }>, aidAmounts: Array<{ id: string, value: number, source: AidSource, category: AidCategory, subCategory: AidSubCategory, description: string, confidence: number | null, isLearned: boolean, figureBox: { page: number, left: number, top: number, width: number, height: number } | null, descriptionBox: { page: number, left: number, top: number, width: number, height: number } | null }>, pages: Array<{ number: number, width: number, height: number, imageUrl: string | null }>, history: Array<{ insertTime: string, fromStatus: LetterStatus, toStatus: LetterStatus, reason: LetterReason | null, actor: { kind: string, name: string | null, apiKey: string | null } }>, sameContentAs: { id: string, filename: string, job: { id: string, name: string } } | null, job: { id: string, name: string } } };

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

export type WebhookFactsFragment = { id: string, name: string, url: string, method: WebhookMethod, isEnabled: boolean, disabledReason: WebhookDisabledReason | null, disabledAt: string | null, failingSince: string | null, notifyLetterReady: boolean, notifyLetterManualReview: boolean, notifyLetterNotSupported: boolean, notifyLetterInvalid: boolean, notifyLetterBadFile: boolean, notifyLetterSizeLimitExceeded: boolean, notifyLetterCanceled: boolean, health: { deliveredCount: number, failedCount: number, waitingCount: number, successRate: number | null, lastFailureTime: string | null, lastFailureMessage: string | null, nextAttemptTime: string | null } };

export type WebhookSettingsFragment = { previousSecretUntil: string | null, returnAwardLetterId: boolean, returnAwardLetterStatus: boolean, returnAwardLetterMethod: boolean, returnAwardLetterPayload: boolean, returnAwardLetterFilename: boolean, returnAwardLetterInsertTime: boolean, returnAwardLetterYear: boolean, id: string, name: string, url: string, method: WebhookMethod, isEnabled: boolean, disabledReason: WebhookDisabledReason | null, disabledAt: string | null, failingSince: string | null, notifyLetterReady: boolean, notifyLetterManualReview: boolean, notifyLetterNotSupported: boolean, notifyLetterInvalid: boolean, notifyLetterBadFile: boolean, notifyLetterSizeLimitExceeded: boolean, notifyLetterCanceled: boolean, headers: Array<{ name: string }>, returnJob: { returnJobId: boolean, returnJobInsertTime: boolean }, returnAidAmount: { value: boolean, source: boolean, category: boolean, subCategory: boolean, description: boolean }, returnCostAmount: { value: boolean, category: boolean, description: boolean }, health: { deliveredCount: number, failedCount: number, waitingCount: number, successRate: number | null, lastFailureTime: string | null, lastFailureMessage: string | null, nextAttemptTime: string | null } };

export type WebhooksQueryVariables = Exact<{
  organizationId: string | number;
}>;


export type WebhooksQuery = { webhooks: { pageCount: number, itemsCount: number, items: Array<{ id: string, name: string, url: string, method: WebhookMethod, isEnabled: boolean, disabledReason: WebhookDisabledReason | null, disabledAt: string | null, failingSince: string | null, notifyLetterReady: boolean, notifyLetterManualReview: boolean, notifyLetterNotSupported: boolean, notifyLetterInvalid: boolean, notifyLetterBadFile: boolean, notifyLetterSizeLimitExceeded: boolean, notifyLetterCanceled: boolean, health: { deliveredCount: number, failedCount: number, waitingCount: number, successRate: number | null, lastFailureTime: string | null, lastFailureMessage: string | null, nextAttemptTime: string | null } }> } };

export type WebhookQueryVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type WebhookQuery = { missingDeliveries: number, webhook: { previousSecretUntil: string | null, returnAwardLetterId: boolean, returnAwardLetterStatus: boolean, returnAwardLetterMethod: boolean, returnAwardLetterPayload: boolean, returnAwardLetterFilename: boolean, returnAwardLetterInsertTime: boolean, returnAwardLetterYear: boolean, id: string, name: string, url: string, method: WebhookMethod, isEnabled: boolean, disabledReason: WebhookDisabledReason | null, disabledAt: string | null, failingSince: string | null, notifyLetterReady: boolean, notifyLetterManualReview: boolean, notifyLetterNotSupported: boolean, notifyLetterInvalid: boolean, notifyLetterBadFile: boolean, notifyLetterSizeLimitExceeded: boolean, notifyLetterCanceled: boolean, headers: Array<{ name: string }>, returnJob: { returnJobId: boolean, returnJobInsertTime: boolean }, returnAidAmount: { value: boolean, source: boolean, category: boolean, subCategory: boolean, description: boolean }, returnCostAmount: { value: boolean, category: boolean, description: boolean }, health: { deliveredCount: number, failedCount: number, waitingCount: number, successRate: number | null, lastFailureTime: string | null, lastFailureMessage: string | null, nextAttemptTime: string | null } } };

export type WebhookLogsQueryVariables = Exact<{
  id: string | number;
  page: number;
  pageSize: number;
  filter?: WebhookLogFilter | null | undefined;
  organizationId: string | number;
}>;


export type WebhookLogsQuery = { missingDeliveries: number, webhook: { previousSecretUntil: string | null, returnAwardLetterId: boolean, returnAwardLetterStatus: boolean, returnAwardLetterMethod: boolean, returnAwardLetterPayload: boolean, returnAwardLetterFilename: boolean, returnAwardLetterInsertTime: boolean, returnAwardLetterYear: boolean, id: string, name: string, url: string, method: WebhookMethod, isEnabled: boolean, disabledReason: WebhookDisabledReason | null, disabledAt: string | null, failingSince: string | null, notifyLetterReady: boolean, notifyLetterManualReview: boolean, notifyLetterNotSupported: boolean, notifyLetterInvalid: boolean, notifyLetterBadFile: boolean, notifyLetterSizeLimitExceeded: boolean, notifyLetterCanceled: boolean, headers: Array<{ name: string }>, returnJob: { returnJobId: boolean, returnJobInsertTime: boolean }, returnAidAmount: { value: boolean, source: boolean, category: boolean, subCategory: boolean, description: boolean }, returnCostAmount: { value: boolean, category: boolean, description: boolean }, health: { deliveredCount: number, failedCount: number, waitingCount: number, successRate: number | null, lastFailureTime: string | null, lastFailureMessage: string | null, nextAttemptTime: string | null } }, webhookLogs: { pageCount: number, itemsCount: number, items: Array<{ id: string, insertTime: string, outcome: WebhookOutcome, errorMessage: string | null, attempt: number, statusCode: number | null, durationMs: number, letterStatus: LetterStatus, state: WebhookDeliveryState, nextAttemptTime: string | null, awardLetter: { id: string, filename: string, jobId: string } }> } };

export type WebhookLogQueryVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type WebhookLogQuery = { webhookLog: { id: string, deliveryId: string, insertTime: string, outcome: WebhookOutcome, errorMessage: string | null, attempt: number, url: string, method: WebhookMethod, statusCode: number | null, durationMs: number, letterStatus: LetterStatus, state: WebhookDeliveryState, nextAttemptTime: string | null, body: string, responseBody: string | null, headers: Array<{ name: string, value: string }>, responseHeaders: Array<{ name: string, value: string }> | null, awardLetter: { id: string, filename: string, jobId: string } } };

export type WebhookSecretQueryVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type WebhookSecretQuery = { webhookSecret: string };

export type SampleLettersQueryVariables = Exact<{
  organizationId: string | number;
}>;


export type SampleLettersQuery = { awardLetters: { items: Array<{ id: string, filename: string, status: LetterStatus }> } };

export type WebhookSampleQueryVariables = Exact<{
  letterId?: string | number | null | undefined;
  status?: LetterStatus | null | undefined;
  organizationId: string | number;
}>;


export type WebhookSampleQuery = { webhookSample: string };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
  organizationId: string | number;
}>;


export type CreateWebhookMutation = { createWebhook: { id: string } };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
  organizationId: string | number;
}>;


export type UpdateWebhookMutation = { updateWebhook: { id: string } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { id: string } };

export type EnableWebhookMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type EnableWebhookMutation = { enableWebhook: { id: string } };

export type DisableWebhookMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type DisableWebhookMutation = { disableWebhook: { id: string } };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { previousSecretUntil: string | null } };

export type DeliverMissingMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type DeliverMissingMutation = { deliverMissing: { queuedCount: number } };

export type RedeliverWebhookLogMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type RedeliverWebhookLogMutation = { redeliverWebhookLog: { id: string } };

export type TestWebhookMutationVariables = Exact<{
  input: TestWebhookInput;
  organizationId: string | number;
}>;


export type TestWebhookMutation = { testWebhook: { id: string, outcome: WebhookOutcome, errorMessage: string | null, statusCode: number | null, durationMs: number, responseBody: string | null, headers: Array<{ name: string, value: string }>, responseHeaders: Array<{ name: string, value: string }> | null } };

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
export const ApiKeyFactsFragmentDoc = new TypedDocumentString(`
    fragment ApiKeyFacts on ApiKey {
  key
  name
  lifetime
  state
  insertTime
  expireTime
  lastUsedTime
}
    `, {"fragmentName":"ApiKeyFacts"}) as unknown as TypedDocumentString<ApiKeyFactsFragment, unknown>;
export const SavedQueryFactsFragmentDoc = new TypedDocumentString(`
    fragment SavedQueryFacts on SavedQuery {
  id
  name
  query
  variables
  isShared
  isMine
  ownerName
}
    `, {"fragmentName":"SavedQueryFacts"}) as unknown as TypedDocumentString<SavedQueryFactsFragment, unknown>;
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
export const FiguresOfMapFragmentDoc = new TypedDocumentString(`
    fragment FiguresOfMap on MapFigures {
  letters
  schools
  medianNetPrice
  failureRate
}
    `, {"fragmentName":"FiguresOfMap"}) as unknown as TypedDocumentString<FiguresOfMapFragment, unknown>;
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
      apiKey
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
      apiKey
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
export const WebhookFactsFragmentDoc = new TypedDocumentString(`
    fragment WebhookFacts on Webhook {
  id
  name
  url
  method
  isEnabled
  disabledReason
  disabledAt
  failingSince
  notifyLetterReady
  notifyLetterManualReview
  notifyLetterNotSupported
  notifyLetterInvalid
  notifyLetterBadFile
  notifyLetterSizeLimitExceeded
  notifyLetterCanceled
  health {
    deliveredCount
    failedCount
    waitingCount
    successRate
    lastFailureTime
    lastFailureMessage
    nextAttemptTime
  }
}
    `, {"fragmentName":"WebhookFacts"}) as unknown as TypedDocumentString<WebhookFactsFragment, unknown>;
export const WebhookSettingsFragmentDoc = new TypedDocumentString(`
    fragment WebhookSettings on Webhook {
  ...WebhookFacts
  previousSecretUntil
  headers {
    name
  }
  returnAwardLetterId
  returnAwardLetterStatus
  returnAwardLetterMethod
  returnAwardLetterPayload
  returnAwardLetterFilename
  returnAwardLetterInsertTime
  returnAwardLetterYear
  returnJob {
    returnJobId
    returnJobInsertTime
  }
  returnAidAmount {
    value
    source
    category
    subCategory
    description
  }
  returnCostAmount {
    value
    category
    description
  }
}
    fragment WebhookFacts on Webhook {
  id
  name
  url
  method
  isEnabled
  disabledReason
  disabledAt
  failingSince
  notifyLetterReady
  notifyLetterManualReview
  notifyLetterNotSupported
  notifyLetterInvalid
  notifyLetterBadFile
  notifyLetterSizeLimitExceeded
  notifyLetterCanceled
  health {
    deliveredCount
    failedCount
    waitingCount
    successRate
    lastFailureTime
    lastFailureMessage
    nextAttemptTime
  }
}`, {"fragmentName":"WebhookSettings"}) as unknown as TypedDocumentString<WebhookSettingsFragment, unknown>;
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
export const ApiKeysDocument = new TypedDocumentString(`
    query ApiKeys($page: Int!, $pageSize: Int!) {
  apiKeys(page: $page, pageSize: $pageSize) {
    pageCount
    itemsCount
    items {
      ...ApiKeyFacts
    }
  }
}
    fragment ApiKeyFacts on ApiKey {
  key
  name
  lifetime
  state
  insertTime
  expireTime
  lastUsedTime
}`) as unknown as TypedDocumentString<ApiKeysQuery, ApiKeysQueryVariables>;
export const CreateApiKeyDocument = new TypedDocumentString(`
    mutation CreateApiKey($lifetime: Int!, $name: String!) {
  createApiKey(lifetime: $lifetime, name: $name) {
    secret
    apiKey {
      ...ApiKeyFacts
    }
  }
}
    fragment ApiKeyFacts on ApiKey {
  key
  name
  lifetime
  state
  insertTime
  expireTime
  lastUsedTime
}`) as unknown as TypedDocumentString<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RotateApiKeyDocument = new TypedDocumentString(`
    mutation RotateApiKey($key: String!) {
  rotateApiKey(key: $key) {
    secret
    apiKey {
      ...ApiKeyFacts
    }
  }
}
    fragment ApiKeyFacts on ApiKey {
  key
  name
  lifetime
  state
  insertTime
  expireTime
  lastUsedTime
}`) as unknown as TypedDocumentString<RotateApiKeyMutation, RotateApiKeyMutationVariables>;
export const DisableApiKeyDocument = new TypedDocumentString(`
    mutation DisableApiKey($key: String!) {
  disableApiKey(key: $key) {
    key
  }
}
    `) as unknown as TypedDocumentString<DisableApiKeyMutation, DisableApiKeyMutationVariables>;
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
export const UploadPricesDocument = new TypedDocumentString(`
    query UploadPrices($organizationId: ID!, $year: Int!, $month: Int!) {
  paidClassifications(organizationId: $organizationId)
  priceStructure(year: $year, month: $month) {
    classifications {
      minUsage
      price
    }
  }
}
    `) as unknown as TypedDocumentString<UploadPricesQuery, UploadPricesQueryVariables>;
export const UsageDocument = new TypedDocumentString(`
    query Usage($organizationId: ID!, $year: Int!, $month: Int!) {
  usage(organizationId: $organizationId, year: $year, month: $month) {
    year
    month
    classificationUsage
    paidByCredit
    manualReviewUsage
    freeManualReviews
    budgetCents
    billSummary {
      totalCents
      lines {
        words
        isFree
        kind
        quantity
        priceCents
        amountCents
      }
    }
    days {
      date
      classifications
      manualReviews
    }
    forecast {
      classifications
      paidByCredit
      manualReviews
      totalCents
    }
  }
  priceStructure(year: $year, month: $month) {
    classifications {
      minUsage
      price
    }
    manualReviews {
      minUsage
      price
    }
  }
  inReview: awardLetters(
    organizationId: $organizationId
    filter: { status_in: [MANUAL_REVIEW] }
  ) {
    itemsCount
  }
}
    `) as unknown as TypedDocumentString<UsageQuery, UsageQueryVariables>;
export const UsageByPersonDocument = new TypedDocumentString(`
    query UsageByPerson($organizationId: ID!, $year: Int!, $month: Int!, $page: Int!) {
  usageByPerson(
    organizationId: $organizationId
    year: $year
    month: $month
    page: $page
  ) {
    itemsCount
    items {
      firstName
      lastName
      email
      classifications
      paidByCredit
      manualReviews
    }
  }
}
    `) as unknown as TypedDocumentString<UsageByPersonQuery, UsageByPersonQueryVariables>;
export const UsageByJobDocument = new TypedDocumentString(`
    query UsageByJob($organizationId: ID!, $year: Int!, $month: Int!, $page: Int!) {
  usageByJob(
    organizationId: $organizationId
    year: $year
    month: $month
    page: $page
  ) {
    itemsCount
    items {
      jobId
      name
      classifications
      paidByCredit
      manualReviews
    }
  }
}
    `) as unknown as TypedDocumentString<UsageByJobQuery, UsageByJobQueryVariables>;
export const UsageCsvUrlDocument = new TypedDocumentString(`
    query UsageCsvUrl($organizationId: ID!, $year: Int!, $month: Int!) {
  usageCsvUrl(organizationId: $organizationId, year: $year, month: $month)
}
    `) as unknown as TypedDocumentString<UsageCsvUrlQuery, UsageCsvUrlQueryVariables>;
export const SetBudgetDocument = new TypedDocumentString(`
    mutation SetBudget($organizationId: ID!, $budgetCents: Int) {
  setBudget(organizationId: $organizationId, budgetCents: $budgetCents)
}
    `) as unknown as TypedDocumentString<SetBudgetMutation, SetBudgetMutationVariables>;
export const CardDocument = new TypedDocumentString(`
    query Card($organizationId: ID!) {
  organization(organizationId: $organizationId) {
    billingStatus
  }
  card(organizationId: $organizationId) {
    brand
    last4
    expMonth
    expYear
  }
}
    `) as unknown as TypedDocumentString<CardQuery, CardQueryVariables>;
export const InvoicesDocument = new TypedDocumentString(`
    query Invoices($organizationId: ID!, $page: Int!) {
  invoices(organizationId: $organizationId, page: $page) {
    itemsCount
    items {
      id
      number
      year
      month
      totalCents
      issueTime
      status
      problem
      isWritten
    }
  }
}
    `) as unknown as TypedDocumentString<InvoicesQuery, InvoicesQueryVariables>;
export const InvoiceDownloadUrlDocument = new TypedDocumentString(`
    query InvoiceDownloadUrl($organizationId: ID!, $year: Int!, $month: Int!) {
  invoiceDownloadUrl(organizationId: $organizationId, year: $year, month: $month)
}
    `) as unknown as TypedDocumentString<InvoiceDownloadUrlQuery, InvoiceDownloadUrlQueryVariables>;
export const ChangeOrganizationPlanDocument = new TypedDocumentString(`
    mutation ChangeOrganizationPlan($organizationId: ID!, $billingStatus: BillingStatus!) {
  changeOrganizationPlan(
    organizationId: $organizationId
    billingStatus: $billingStatus
  ) {
    setupIntentId
    setupIntentClientSecret
  }
}
    `) as unknown as TypedDocumentString<ChangeOrganizationPlanMutation, ChangeOrganizationPlanMutationVariables>;
export const ConfirmCardSetupDocument = new TypedDocumentString(`
    mutation ConfirmCardSetup($organizationId: ID!, $setupIntentId: ID!) {
  confirmCardSetup(organizationId: $organizationId, setupIntentId: $setupIntentId) {
    billingStatus
  }
}
    `) as unknown as TypedDocumentString<ConfirmCardSetupMutation, ConfirmCardSetupMutationVariables>;
export const SavedQueriesDocument = new TypedDocumentString(`
    query SavedQueries($organizationId: ID!) {
  savedQueries(organizationId: $organizationId) {
    ...SavedQueryFacts
  }
}
    fragment SavedQueryFacts on SavedQuery {
  id
  name
  query
  variables
  isShared
  isMine
  ownerName
}`) as unknown as TypedDocumentString<SavedQueriesQuery, SavedQueriesQueryVariables>;
export const SaveQueryDocument = new TypedDocumentString(`
    mutation SaveQuery($id: ID, $organizationId: ID!, $name: String!, $query: String!, $variables: String!, $isShared: Boolean!) {
  saveQuery(
    id: $id
    organizationId: $organizationId
    name: $name
    query: $query
    variables: $variables
    isShared: $isShared
  ) {
    ...SavedQueryFacts
  }
}
    fragment SavedQueryFacts on SavedQuery {
  id
  name
  query
  variables
  isShared
  isMine
  ownerName
}`) as unknown as TypedDocumentString<SaveQueryMutation, SaveQueryMutationVariables>;
export const DeleteSavedQueryDocument = new TypedDocumentString(`
    mutation DeleteSavedQuery($id: ID!, $organizationId: ID!) {
  deleteSavedQuery(id: $id, organizationId: $organizationId)
}
    `) as unknown as TypedDocumentString<DeleteSavedQueryMutation, DeleteSavedQueryMutationVariables>;
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
      apiKey
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
export const LetterMapDocument = new TypedDocumentString(`
    query LetterMap($jobId: ID, $year: Int, $organizationId: ID!) {
  letterMap(jobId: $jobId, year: $year, organizationId: $organizationId) {
    all {
      ...FiguresOfMap
    }
    states {
      state
      figures {
        ...FiguresOfMap
      }
    }
    withoutState {
      ...FiguresOfMap
    }
  }
  pending: awardLetters(
    filter: { jobId: $jobId, status_in: [PENDING] }
    organizationId: $organizationId
  ) {
    itemsCount
  }
  inReview: awardLetters(
    filter: { jobId: $jobId, status_in: [MANUAL_REVIEW] }
    organizationId: $organizationId
  ) {
    itemsCount
  }
}
    fragment FiguresOfMap on MapFigures {
  letters
  schools
  medianNetPrice
  failureRate
}`) as unknown as TypedDocumentString<LetterMapQuery, LetterMapQueryVariables>;
export const MapJobsDocument = new TypedDocumentString(`
    query MapJobs($organizationId: ID!) {
  jobs(page: 1, pageSize: 30, organizationId: $organizationId) {
    items {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<MapJobsQuery, MapJobsQueryVariables>;
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
      apiKey
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
      apiKey
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
export const WebhooksDocument = new TypedDocumentString(`
    query Webhooks($organizationId: ID!) {
  webhooks(organizationId: $organizationId, orderBy: [{ field: NAME }]) {
    pageCount
    itemsCount
    items {
      ...WebhookFacts
    }
  }
}
    fragment WebhookFacts on Webhook {
  id
  name
  url
  method
  isEnabled
  disabledReason
  disabledAt
  failingSince
  notifyLetterReady
  notifyLetterManualReview
  notifyLetterNotSupported
  notifyLetterInvalid
  notifyLetterBadFile
  notifyLetterSizeLimitExceeded
  notifyLetterCanceled
  health {
    deliveredCount
    failedCount
    waitingCount
    successRate
    lastFailureTime
    lastFailureMessage
    nextAttemptTime
  }
}`) as unknown as TypedDocumentString<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookDocument = new TypedDocumentString(`
    query Webhook($id: ID!, $organizationId: ID!) {
  webhook(filter: { id: $id }, organizationId: $organizationId) {
    ...WebhookSettings
  }
  missingDeliveries(id: $id, organizationId: $organizationId)
}
    fragment WebhookFacts on Webhook {
  id
  name
  url
  method
  isEnabled
  disabledReason
  disabledAt
  failingSince
  notifyLetterReady
  notifyLetterManualReview
  notifyLetterNotSupported
  notifyLetterInvalid
  notifyLetterBadFile
  notifyLetterSizeLimitExceeded
  notifyLetterCanceled
  health {
    deliveredCount
    failedCount
    waitingCount
    successRate
    lastFailureTime
    lastFailureMessage
    nextAttemptTime
  }
}
fragment WebhookSettings on Webhook {
  ...WebhookFacts
  previousSecretUntil
  headers {
    name
  }
  returnAwardLetterId
  returnAwardLetterStatus
  returnAwardLetterMethod
  returnAwardLetterPayload
  returnAwardLetterFilename
  returnAwardLetterInsertTime
  returnAwardLetterYear
  returnJob {
    returnJobId
    returnJobInsertTime
  }
  returnAidAmount {
    value
    source
    category
    subCategory
    description
  }
  returnCostAmount {
    value
    category
    description
  }
}`) as unknown as TypedDocumentString<WebhookQuery, WebhookQueryVariables>;
export const WebhookLogsDocument = new TypedDocumentString(`
    query WebhookLogs($id: ID!, $page: Int!, $pageSize: Int!, $filter: WebhookLogFilter, $organizationId: ID!) {
  webhook(filter: { id: $id }, organizationId: $organizationId) {
    ...WebhookSettings
  }
  missingDeliveries(id: $id, organizationId: $organizationId)
  webhookLogs(
    page: $page
    pageSize: $pageSize
    filter: $filter
    organizationId: $organizationId
  ) {
    pageCount
    itemsCount
    items {
      id
      insertTime
      outcome
      errorMessage
      attempt
      statusCode
      durationMs
      letterStatus
      state
      nextAttemptTime
      awardLetter {
        id
        filename
        jobId
      }
    }
  }
}
    fragment WebhookFacts on Webhook {
  id
  name
  url
  method
  isEnabled
  disabledReason
  disabledAt
  failingSince
  notifyLetterReady
  notifyLetterManualReview
  notifyLetterNotSupported
  notifyLetterInvalid
  notifyLetterBadFile
  notifyLetterSizeLimitExceeded
  notifyLetterCanceled
  health {
    deliveredCount
    failedCount
    waitingCount
    successRate
    lastFailureTime
    lastFailureMessage
    nextAttemptTime
  }
}
fragment WebhookSettings on Webhook {
  ...WebhookFacts
  previousSecretUntil
  headers {
    name
  }
  returnAwardLetterId
  returnAwardLetterStatus
  returnAwardLetterMethod
  returnAwardLetterPayload
  returnAwardLetterFilename
  returnAwardLetterInsertTime
  returnAwardLetterYear
  returnJob {
    returnJobId
    returnJobInsertTime
  }
  returnAidAmount {
    value
    source
    category
    subCategory
    description
  }
  returnCostAmount {
    value
    category
    description
  }
}`) as unknown as TypedDocumentString<WebhookLogsQuery, WebhookLogsQueryVariables>;
export const WebhookLogDocument = new TypedDocumentString(`
    query WebhookLog($id: ID!, $organizationId: ID!) {
  webhookLog(id: $id, organizationId: $organizationId) {
    id
    deliveryId
    insertTime
    outcome
    errorMessage
    attempt
    url
    method
    statusCode
    durationMs
    letterStatus
    state
    nextAttemptTime
    body
    headers {
      name
      value
    }
    responseBody
    responseHeaders {
      name
      value
    }
    awardLetter {
      id
      filename
      jobId
    }
  }
}
    `) as unknown as TypedDocumentString<WebhookLogQuery, WebhookLogQueryVariables>;
export const WebhookSecretDocument = new TypedDocumentString(`
    query WebhookSecret($id: ID!, $organizationId: ID!) {
  webhookSecret(id: $id, organizationId: $organizationId)
}
    `) as unknown as TypedDocumentString<WebhookSecretQuery, WebhookSecretQueryVariables>;
export const SampleLettersDocument = new TypedDocumentString(`
    query SampleLetters($organizationId: ID!) {
  awardLetters(
    pageSize: 30
    filter: {
      status_in: [
        READY
        MANUAL_REVIEW
        INVALID
        NOT_SUPPORTED
        BAD_FILE
        CANCELED
        SIZE_LIMIT_EXCEEDED
      ]
    }
    orderBy: [{ field: INSERT_TIME, direction: DESC }]
    organizationId: $organizationId
  ) {
    items {
      id
      filename
      status
    }
  }
}
    `) as unknown as TypedDocumentString<SampleLettersQuery, SampleLettersQueryVariables>;
export const WebhookSampleDocument = new TypedDocumentString(`
    query WebhookSample($letterId: ID, $status: LetterStatus, $organizationId: ID!) {
  webhookSample(
    letterId: $letterId
    status: $status
    organizationId: $organizationId
  )
}
    `) as unknown as TypedDocumentString<WebhookSampleQuery, WebhookSampleQueryVariables>;
export const CreateWebhookDocument = new TypedDocumentString(`
    mutation CreateWebhook($input: CreateWebhookInput!, $organizationId: ID!) {
  createWebhook(input: $input, organizationId: $organizationId) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = new TypedDocumentString(`
    mutation UpdateWebhook($input: UpdateWebhookInput!, $organizationId: ID!) {
  updateWebhook(input: $input, organizationId: $organizationId) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const DeleteWebhookDocument = new TypedDocumentString(`
    mutation DeleteWebhook($id: ID!, $organizationId: ID!) {
  deleteWebhook(id: $id, organizationId: $organizationId) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const EnableWebhookDocument = new TypedDocumentString(`
    mutation EnableWebhook($id: ID!, $organizationId: ID!) {
  enableWebhook(id: $id, organizationId: $organizationId) {
    id
  }
}
    `) as unknown as TypedDocumentString<EnableWebhookMutation, EnableWebhookMutationVariables>;
export const DisableWebhookDocument = new TypedDocumentString(`
    mutation DisableWebhook($id: ID!, $organizationId: ID!) {
  disableWebhook(id: $id, organizationId: $organizationId) {
    id
  }
}
    `) as unknown as TypedDocumentString<DisableWebhookMutation, DisableWebhookMutationVariables>;
export const RotateWebhookSecretDocument = new TypedDocumentString(`
    mutation RotateWebhookSecret($id: ID!, $organizationId: ID!) {
  rotateWebhookSecret(id: $id, organizationId: $organizationId) {
    previousSecretUntil
  }
}
    `) as unknown as TypedDocumentString<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const DeliverMissingDocument = new TypedDocumentString(`
    mutation DeliverMissing($id: ID!, $organizationId: ID!) {
  deliverMissing(id: $id, organizationId: $organizationId) {
    queuedCount
  }
}
    `) as unknown as TypedDocumentString<DeliverMissingMutation, DeliverMissingMutationVariables>;
export const RedeliverWebhookLogDocument = new TypedDocumentString(`
    mutation RedeliverWebhookLog($id: ID!, $organizationId: ID!) {
  redeliverWebhookLog(id: $id, organizationId: $organizationId) {
    id
  }
}
    `) as unknown as TypedDocumentString<RedeliverWebhookLogMutation, RedeliverWebhookLogMutationVariables>;
export const TestWebhookDocument = new TypedDocumentString(`
    mutation TestWebhook($input: TestWebhookInput!, $organizationId: ID!) {
  testWebhook(input: $input, organizationId: $organizationId) {
    id
    outcome
    errorMessage
    statusCode
    durationMs
    headers {
      name
      value
    }
    responseBody
    responseHeaders {
      name
      value
    }
  }
}
    `) as unknown as TypedDocumentString<TestWebhookMutation, TestWebhookMutationVariables>;
