export const letterStatuses = [
  'PENDING',
  'MANUAL_REVIEW',
  'READY',
  'INVALID',
  'NOT_SUPPORTED',
  'BAD_FILE',
  'CANCELED',
  'SIZE_LIMIT_EXCEEDED',
] as const;
export type LetterStatus = (typeof letterStatuses)[number];

/** D 2: where a letter may go from where it stands. Nothing else is possible. */
const nextStatuses: Record<LetterStatus, readonly LetterStatus[]> = {
  PENDING: letterStatuses.filter((status) => status !== 'PENDING'),
  MANUAL_REVIEW: ['READY', 'INVALID', 'CANCELED'],
  READY: ['MANUAL_REVIEW'],
  NOT_SUPPORTED: ['PENDING', 'MANUAL_REVIEW'],
  INVALID: ['PENDING'],
  BAD_FILE: ['PENDING'],
  SIZE_LIMIT_EXCEEDED: ['PENDING'],
  CANCELED: [],
};

export const mayChange = (from: LetterStatus, to: LetterStatus): boolean => nextStatuses[from].includes(to);

/** All from which a step to this status is allowed. */
export const statusesBefore = (to: LetterStatus): LetterStatus[] =>
  letterStatuses.filter((from) => mayChange(from, to));

export const isFinal = (status: LetterStatus): boolean => status !== 'PENDING' && status !== 'MANUAL_REVIEW';

/** *Replace file* is offered in these, and the same letter starts anew. */
export const mayReplaceFile = (status: LetterStatus): boolean => mayChange(status, 'PENDING');

export const maySendToReview = (status: LetterStatus): boolean => isFinal(status) && mayChange(status, 'MANUAL_REVIEW');

export const mayCancel = (status: LetterStatus): boolean => mayChange(status, 'CANCELED');

/** By which a letter was decided (D 10). */
export const letterMethods = ['CLASSIFIER', 'MANUAL_REVIEW'] as const;
export type LetterMethod = (typeof letterMethods)[number];
