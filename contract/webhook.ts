import type { LetterStatus } from './letter-status.ts';

/** D 36. */
export const webhookMethods = ['POST', 'PUT', 'PATCH'] as const;
export type WebhookMethod = (typeof webhookMethods)[number];

/** D 1: the seven flags, and the status that each one is about. */
export const webhookNotifications = {
  notifyLetterReady: 'READY',
  notifyLetterManualReview: 'MANUAL_REVIEW',
  notifyLetterNotSupported: 'NOT_SUPPORTED',
  notifyLetterInvalid: 'INVALID',
  notifyLetterBadFile: 'BAD_FILE',
  notifyLetterSizeLimitExceeded: 'SIZE_LIMIT_EXCEEDED',
  notifyLetterCanceled: 'CANCELED',
} as const satisfies Record<string, LetterStatus>;
export type WebhookNotification = keyof typeof webhookNotifications;
export const webhookFlags = Object.keys(webhookNotifications) as WebhookNotification[];

export const letterOptions = [
  'returnAwardLetterId',
  'returnAwardLetterStatus',
  'returnAwardLetterMethod',
  'returnAwardLetterPayload',
  'returnAwardLetterFilename',
  'returnAwardLetterInsertTime',
  'returnAwardLetterYear',
] as const;
export type LetterOption = (typeof letterOptions)[number];
export const jobOptions = ['returnJobId', 'returnJobInsertTime'] as const;
export type JobOption = (typeof jobOptions)[number];
export const aidOptions = ['value', 'source', 'category', 'subCategory', 'description'] as const;
export type AidOption = (typeof aidOptions)[number];
export const costOptions = ['value', 'category', 'description'] as const;
export type CostOption = (typeof costOptions)[number];

/** What a body holds (spec §3). */
export type WebhookOptions = Record<LetterOption, boolean> & {
  returnJob: Record<JobOption, boolean>;
  returnAidAmount: Record<AidOption, boolean>;
  returnCostAmount: Record<CostOption, boolean>;
};

const allOf = <Name extends string>(names: readonly Name[], value: boolean): Record<Name, boolean> =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, boolean>;

/** D 33: `id` and `status`, until somebody says otherwise. */
export const defaultWebhookOptions: WebhookOptions = {
  ...allOf(letterOptions, false),
  returnAwardLetterId: true,
  returnAwardLetterStatus: true,
  returnJob: allOf(jobOptions, false),
  returnAidAmount: allOf(aidOptions, false),
  returnCostAmount: allOf(costOptions, false),
};

/** An attempt to deliver: it got a 2xx, or it did not. */
export const webhookOutcomes = ['SUCCEEDED', 'FAILED'] as const;
export type WebhookOutcome = (typeof webhookOutcomes)[number];

export const deliveryStates = ['PENDING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Who or what switched a webhook off. */
export const disabledReasons = ['BY_PERSON', 'GONE', 'FAILING'] as const;
export type DisabledReason = (typeof disabledReasons)[number];

export const webhookLimits = {
  /** Of one organization. */
  webhooks: 30,
  headers: 20,
  headerNameLength: 100,
  headerValueLength: 2048,
  urlLength: 2048,
  /** D 38: what a log keeps of a body. */
  loggedBytes: 64 * 1024,
  logDays: 30,
  /** D 34: how long the secret before the newest one still signs. */
  rotationHours: 24,
  timeoutSeconds: 15,
  /** A call of the API answers within ten seconds, so a test call waits less long than a delivery. */
  testTimeoutSeconds: 8,
};

/** What stands for a value that was saved: it can be replaced, not read. */
export const hiddenValue = '••••••••';
