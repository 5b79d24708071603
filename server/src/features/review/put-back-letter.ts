import { reviewNoteProblem } from '@tassel/contract/review.ts';
import type { Letter } from '#features/letters/letter.ts';
import { userError } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { letterInReview, type ReviewInput } from './letter-in-review.ts';
import { keepLock, unlock } from './locks.ts';

/** Gives a letter back to the queue, with what the next one should know. Its draft stays. */
export async function putBackLetter(
  context: ViewerContext,
  input: ReviewInput & { lockId: string; note?: string | null },
): Promise<Letter> {
  const letter = await letterInReview(context, input);
  const text = input.note?.trim() ?? '';
  const problem = reviewNoteProblem(text);
  if (problem) throw userError('BAD_INPUT', problem, { fields: { note: problem } });
  return inTransaction(context, async (context) => {
    await keepLock(context, letter.id, input.lockId);
    const now = context.clock.now();
    await context.db
      .insertInto('review_notes')
      .values({
        id: newId(now.getTime()),
        letter_id: letter.id,
        organization_id: letter.organization_id,
        person_id: context.viewer.personId,
        text,
        insert_time: now,
      })
      .execute();
    await unlock(context, letter.id);
    return letter;
  });
}
