import { maxReviewDraft } from '@tassel/contract/review.ts';
import { sql } from 'kysely';
import { userError } from '#platform/errors.ts';
import { loadTogether } from '#platform/load-together.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context, ViewerContext } from '#server/context.ts';
import { letterInReview, type ReviewInput } from './letter-in-review.ts';
import { keepLock, type Lock } from './locks.ts';

/** What somebody typed into a letter and has not decided, as the console wrote it. */
export type Draft = { letterId: string; draft: object; personName: string; lastUpdate: Date };

/** The draft of one letter among many that are asked for. */
export const readDraft = loadTogether(async ({ db }: ViewerContext, letterIds: string[]) => {
  const drafts = await db
    .selectFrom('review_drafts')
    .innerJoin('people', 'people.id', 'review_drafts.person_id')
    .where('letter_id', 'in', letterIds)
    .select(['letter_id as letterId', 'draft', 'last_update as lastUpdate'])
    .select(sql<string>`first_name || ' ' || last_name`.as('personName'))
    .execute();
  return new Map<string, Draft>(drafts.map((draft) => [draft.letterId, draft]));
});

/** Keeps what is typed so far; null starts over. It is a sign of work, so the lock goes on. */
export async function saveDraft(
  context: ViewerContext,
  input: ReviewInput & { lockId: string; draft?: string | null },
): Promise<Lock> {
  const letter = await letterInReview(context, input);
  const draft = input.draft ? parse(input.draft) : null;
  return inTransaction(context, async (context) => {
    const lock = await keepLock(context, letter.id, input.lockId);
    if (!draft) await forgetDraft(context, letter.id);
    else {
      const row = { person_id: context.viewer.personId, draft, last_update: context.clock.now() };
      await context.db
        .insertInto('review_drafts')
        .values({ letter_id: letter.id, organization_id: letter.organization_id, ...row })
        .onConflict((conflict) => conflict.column('letter_id').doUpdateSet(row))
        .execute();
    }
    return lock;
  });
}

function parse(text: string): string {
  const problem = 'A draft is a JSON object.';
  if (text.length > maxReviewDraft) throw userError('BAD_INPUT', 'This letter has more lines than a draft can hold.');
  try {
    const value: unknown = JSON.parse(text);
    // The database takes every character but this one.
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return text.replaceAll('\\u0000', '');
  } catch {}
  throw userError('BAD_INPUT', problem, { fields: { draft: problem } });
}

export async function forgetDraft({ db }: Context, letterId: string): Promise<void> {
  await db.deleteFrom('review_drafts').where('letter_id', '=', letterId).execute();
}
