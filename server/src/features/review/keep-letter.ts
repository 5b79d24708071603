import type { ViewerContext } from '#server/context.ts';
import { letterInReview, type ReviewInput } from './letter-in-review.ts';
import { keepLock, type Lock } from './locks.ts';

/** The viewer still works on a letter. */
export async function keepLetter(context: ViewerContext, input: ReviewInput & { lockId: string }): Promise<Lock> {
  const letter = await letterInReview(context, input);
  return keepLock(context, letter.id, input.lockId);
}
