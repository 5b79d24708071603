import type { LetterReason } from '@tassel/contract/letter-reasons.ts';
import type { LetterStatus } from '@tassel/contract/letter-status.ts';

/** What reading a letter came to, as if there were no manual review. */
export type Reading = {
  status: Extract<LetterStatus, 'READY' | 'INVALID' | 'NOT_SUPPORTED' | 'BAD_FILE' | 'SIZE_LIMIT_EXCEEDED'>;
  reason: LetterReason | null;
  hasFreeMoney: boolean;
};

/** `isOn` belongs to the job, the two switches to the organization (D 5). */
export type ReviewSwitches = { isOn: boolean; sizeLimit: boolean; noFreeMoney: boolean };

export type Route = { status: LetterStatus; reason: LetterReason | null };

/** D 4: where a letter goes. */
export function routeResult({ status, reason, hasFreeMoney }: Reading, review: ReviewSwitches): Route {
  const ended = { status, reason };
  const toReview = { status: 'MANUAL_REVIEW', reason } as const;
  if (!review.isOn || status === 'BAD_FILE') return ended;
  if (status === 'SIZE_LIMIT_EXCEEDED') return review.sizeLimit ? toReview : ended;
  if (status !== 'READY') return toReview;
  return review.noFreeMoney && !hasFreeMoney ? { ...toReview, reason: 'no_free_money' } : ended;
}
