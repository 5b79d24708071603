import { reviewLockMinutes } from '@tassel/contract/review.ts';
import { sql } from 'kysely';
import { userError } from '#platform/errors.ts';
import { isId, newId } from '#platform/ids.ts';
import { loadTogether } from '#platform/load-together.ts';
import type { Context, ViewerContext } from '#server/context.ts';

/** Who works on a letter, and until when unless they go on. */
export type Lock = {
  letterId: string;
  id: string;
  personId: string;
  personName: string;
  takenAt: Date;
  expiresAt: Date;
};

const expiryFrom = (now: Date): Date => new Date(now.getTime() + reviewLockMinutes * 60_000);

const lockQuery = ({ db, clock }: Context) =>
  db
    .selectFrom('review_locks')
    .innerJoin('people', 'people.id', 'review_locks.person_id')
    .where('expires_at', '>', clock.now())
    .select(['letter_id as letterId', 'review_locks.id', 'person_id as personId', 'taken_at as takenAt'])
    .select(['expires_at as expiresAt', sql<string>`first_name || ' ' || last_name`.as('personName')]);

/** The lock of one letter among many that are asked for. */
export const readLock = loadTogether(async (context: ViewerContext, letterIds: string[]) => {
  const locks = await lockQuery(context).where('letter_id', 'in', letterIds).execute();
  return new Map<string, Lock>(locks.map((lock) => [lock.letterId, lock]));
});

type Taking = {
  organizationId: string;
  letterId: string;
  /** Whether a lock that the viewer holds already gives way to the new one. */
  replacesOwn: boolean;
};

/** Takes the letter if it is free; else answers the lock that it has. */
export async function tryLock(context: ViewerContext, taking: Taking): Promise<{ lock: Lock; isTaken: boolean }> {
  const { db, clock, viewer } = context;
  const now = clock.now();
  const taken = { id: newId(now.getTime()), person_id: viewer.personId, taken_at: now, expires_at: expiryFrom(now) };
  await db
    .insertInto('review_locks')
    .values({ letter_id: taking.letterId, organization_id: taking.organizationId, ...taken })
    .onConflict((conflict) =>
      conflict
        .column('letter_id')
        .doUpdateSet(taken)
        .where((eb) => {
          const isOver = eb('review_locks.expires_at', '<=', now);
          return taking.replacesOwn ? eb.or([isOver, eb('review_locks.person_id', '=', viewer.personId)]) : isOver;
        }),
    )
    .execute();
  const lock = await lockQuery(context).where('letter_id', '=', taking.letterId).executeTakeFirstOrThrow();
  return { lock, isTaken: lock.id === taken.id };
}

/** The lock that the viewer holds by this id, for another while. Without it nothing may be saved. */
export async function keepLock(context: ViewerContext, letterId: string, lockId: string): Promise<Lock> {
  const { db, clock, viewer } = context;
  const now = clock.now();
  if (isId(lockId))
    await db
      .updateTable('review_locks')
      .where('letter_id', '=', letterId)
      .where('id', '=', lockId)
      .where('person_id', '=', viewer.personId)
      .where('expires_at', '>', now)
      .set({ expires_at: expiryFrom(now) })
      .execute();
  const lock = await lockQuery(context).where('letter_id', '=', letterId).executeTakeFirst();
  if (lock?.id === lockId && lock.personId === viewer.personId) return lock;
  throw userError('CONFLICT', lockLost(lock, viewer.personId));
}

function lockLost(lock: Lock | undefined, personId: string): string {
  if (!lock) return `You have not worked on this letter for ${reviewLockMinutes} minutes, so it was given back.`;
  if (lock.personId === personId) return 'You have opened this letter in another window since.';
  return `${lock.personName} works on this letter now.`;
}

/** Nobody but the viewer works on the letter. */
export async function refuseOthersLock(context: ViewerContext, letterId: string): Promise<void> {
  const lock = await lockQuery(context).where('letter_id', '=', letterId).executeTakeFirst();
  if (lock && lock.personId !== context.viewer.personId)
    throw userError('CONFLICT', `${lock.personName} works on this letter now.`);
}

export async function unlock({ db }: Context, letterId: string): Promise<void> {
  await db.deleteFrom('review_locks').where('letter_id', '=', letterId).execute();
}
