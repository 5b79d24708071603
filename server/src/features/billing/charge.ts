import type { LetterStatus } from '@tassel/contract/letter-status.ts';

export type Charge = 'CLASSIFICATION' | 'MANUAL_REVIEW';

const classified: LetterStatus[] = ['READY', 'NOT_SUPPORTED', 'INVALID', 'MANUAL_REVIEW'];
const reviewed: LetterStatus[] = ['READY', 'INVALID'];

/** D 41: what a change of status is charged for. */
export function chargeFor(from: LetterStatus, to: LetterStatus): Charge | null {
  if (from === 'PENDING' && classified.includes(to)) return 'CLASSIFICATION';
  if (from === 'MANUAL_REVIEW' && reviewed.includes(to)) return 'MANUAL_REVIEW';
  return null;
}
