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
