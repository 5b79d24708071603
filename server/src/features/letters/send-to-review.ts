import { letterStatuses, maySendToReview } from '@tassel/contract/letter-status.ts';
import { requireMayStart } from '#features/billing/require-may-start.ts';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import type { ViewerContext } from '#server/context.ts';
import { actorOf } from './actor.ts';
import type { LetterInput } from './cancel-letters.ts';
import type { Letter } from './letter.ts';
import { letterScope } from './letter-scope.ts';
import { readLetter } from './read-letters.ts';
import { recordResult } from './record-result.ts';

/** Hands a letter to a reviewer, also while automatic review is off (D 2). */
export async function sendLetterToReview(context: ViewerContext, input: LetterInput): Promise<Letter> {
  const { organizationId } = requireRole(context, input.organizationId, 'USER');
  // A review is charged when it ends: whoever can't pay starts none.
  await requireMayStart(context, organizationId, 0);
  const scope = letterScope(context, organizationId);
  const letter = await readLetter(context, scope, input.id);
  if (letter.file_purged_at)
    throw userError('CONFLICT', 'The file of this letter was purged, so nobody can review it.');
  const changed = await recordResult(context, {
    organizationId,
    letters: { ids: [letter.id] },
    to: 'MANUAL_REVIEW',
    reason: 'sent_by_user',
    actor: actorOf(context),
    from: letterStatuses.filter(maySendToReview),
  });
  if (changed.length === 0)
    throw userError('CONFLICT', 'Only a letter that is ready or not supported can be sent to review.');
  return readLetter(context, scope, letter.id);
}
