import { letterStatuses } from '@tassel/contract/letter-status.ts';
import type { Letter } from '#features/letters/letter.ts';
import { readLetter } from '#features/letters/read-letters.ts';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import type { ViewerContext } from '#server/context.ts';

export type ReviewInput = { id: string; organizationId?: string | null };

/** A letter that the viewer may review, while it is in review (D 18). */
export async function letterInReview(context: ViewerContext, input: ReviewInput): Promise<Letter> {
  const { organizationId } = requireRole(context, input.organizationId, 'REVIEWER');
  const letter = await readLetter(context, { organizationId, statuses: letterStatuses }, input.id);
  if (letter.status !== 'MANUAL_REVIEW') throw userError('CONFLICT', 'This letter is no longer in manual review.');
  return letter;
}
