import type { Letter } from '#features/letters/letter.ts';
import { userError } from '#platform/errors.ts';
import type { ViewerContext } from '#server/context.ts';
import { letterInReview, type ReviewInput } from './letter-in-review.ts';
import { type Lock, tryLock } from './locks.ts';

export type TakenLetter = { letter: Letter; lock: Lock };

/** The viewer begins to work on a letter. Whoever holds it already is named. */
export async function takeLetter(context: ViewerContext, input: ReviewInput): Promise<TakenLetter> {
  const letter = await letterInReview(context, input);
  const taking = { organizationId: letter.organization_id, letterId: letter.id, replacesOwn: true };
  const { lock, isTaken } = await tryLock(context, taking);
  if (!isTaken) throw userError('CONFLICT', `${lock.personName} works on this letter now.`);
  return { letter, lock };
}
