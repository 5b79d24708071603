import type { Letter } from './letter.ts';

export function letterTitle({ institution, filename }: Pick<Letter, 'institution' | 'filename'>): string {
  return institution?.name ?? filename;
}

/** "2026–27". */
export function awardYearWords(awardYear: string): string {
  const [first, second] = awardYear.split('-');
  return second ? `${first}–${second.slice(2)}` : awardYear;
}

/** How the letter came to stand where it stands, to be followed by the time. */
export function statusStory({ status, method, isInWork }: Pick<Letter, 'status' | 'method' | 'isInWork'>): string {
  if (status === 'PENDING') return isInWork ? 'file received' : 'waiting for its file since';
  if (status === 'MANUAL_REVIEW') return 'in review since';
  if (status === 'CANCELED') return 'canceled';
  if (status === 'BAD_FILE' || status === 'SIZE_LIMIT_EXCEEDED') return 'checked';
  return method === 'MANUAL_REVIEW' ? 'decided in review' : 'read by the classifier';
}
