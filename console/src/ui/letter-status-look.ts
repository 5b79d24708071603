import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import type { IconName } from './Icon.tsx';
import type { ThemeColor } from './theme-colors.ts';

/** Hatched: the second of two neighbours of one color in a bar. Hollow: not done yet. */
type Look = { label: string; color: ThemeColor; icon: IconName; hatched?: boolean; hollow?: boolean };

export const letterStatusLook: Record<LetterStatus, Look> = {
  READY: { label: 'Ready', color: 'green', icon: 'check-circle' },
  PENDING: { label: 'Pending', color: 'blue', icon: 'pending', hollow: true },
  MANUAL_REVIEW: { label: 'Manual review', color: 'orange', icon: 'eye' },
  NOT_SUPPORTED: { label: 'Not supported', color: 'orange', icon: 'question', hatched: true },
  INVALID: { label: 'Invalid', color: 'red', icon: 'x-circle' },
  BAD_FILE: { label: 'Bad file', color: 'red', icon: 'bad-file', hatched: true },
  SIZE_LIMIT_EXCEEDED: { label: 'Size limit exceeded', color: 'red', icon: 'size-limit' },
  CANCELED: { label: 'Canceled', color: 'default', icon: 'canceled' },
};

/** The order in which statuses stand in bars, legends and filters. */
export const letterStatusOrder = Object.keys(letterStatusLook) as LetterStatus[];
