import { requireRole } from '#features/session/require-role.ts';
import { isId } from '#platform/ids.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { letterInReview } from './letter-in-review.ts';
import { tryLock } from './locks.ts';
import type { TakenLetter } from './take-letter.ts';

export type NextInput = { organizationId?: string | null; jobId?: string | null };

/**
 * The oldest letter in review that nobody works on. Two who ask at once get different ones. What the viewer has put
 * back comes again only when nothing else is left.
 */
export async function takeNextLetter(context: ViewerContext, input: NextInput): Promise<TakenLetter | null> {
  const { organizationId } = requireRole(context, input.organizationId, 'REVIEWER');
  if (input.jobId && !isId(input.jobId)) return null;
  for (;;) {
    const taken = await inTransaction(context, async (context) => {
      const next =
        (await findFree(context, organizationId, input.jobId)) ??
        (await findFree(context, organizationId, input.jobId, true));
      if (!next) return null;
      const { lock, isTaken } = await tryLock(context, { organizationId, letterId: next.id, replacesOwn: false });
      // Somebody took it after we looked: look again.
      if (!isTaken) return 'again';
      return { letter: await letterInReview(context, { id: next.id, organizationId }), lock };
    });
    if (taken !== 'again') return taken;
  }
}

function findFree(
  { db, clock, viewer }: ViewerContext,
  organizationId: string,
  jobId: string | null | undefined,
  withPutBack = false,
) {
  return db
    .selectFrom('letters')
    .where('letters.organization_id', '=', organizationId)
    .where('letters.status', '=', 'MANUAL_REVIEW')
    .$if(Boolean(jobId), (query) => query.where('letters.job_id', '=', jobId as string))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review_locks')
            .whereRef('review_locks.letter_id', '=', 'letters.id')
            .where('review_locks.expires_at', '>', clock.now())
            .select('review_locks.id'),
        ),
      ),
    )
    .$if(!withPutBack, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('review_notes')
              .whereRef('review_notes.letter_id', '=', 'letters.id')
              .where('review_notes.person_id', '=', viewer.personId)
              .select('review_notes.id'),
          ),
        ),
      ),
    )
    .orderBy('letters.last_status_update')
    .orderBy('letters.id')
    .limit(1)
    .forUpdate('letters')
    .skipLocked()
    .select('letters.id')
    .executeTakeFirst();
}
