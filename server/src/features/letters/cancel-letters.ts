import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import type { ViewerContext } from '#server/context.ts';
import { actorOf } from './actor.ts';
import type { Letter } from './letter.ts';
import { letterScope } from './letter-scope.ts';
import { requireMayChangeJob } from './may-change-job.ts';
import { readLetter } from './read-letters.ts';
import { type Changed, recordResult } from './record-result.ts';

export type LetterInput = { id: string; organizationId?: string | null };

/** Ends one letter that is PENDING or in MANUAL_REVIEW (D 13). */
export async function cancelLetter(context: ViewerContext, input: LetterInput): Promise<Letter> {
  const membership = requireRole(context, input.organizationId, 'USER');
  const scope = letterScope(context, membership.organizationId);
  const letter = await readLetter(context, scope, input.id);
  requireMayChangeJob(context, membership, await ownerOf(context, letter));
  const changed = await cancelLetters(context, membership.organizationId, { ids: [letter.id] });
  if (changed.length === 0) throw userError('CONFLICT', 'This letter has ended already, so it can’t be canceled.');
  return readLetter(context, scope, letter.id);
}

/** Ends those of the letters that can still be canceled. Whoever calls has asked whether the viewer may. */
export async function cancelLetters(
  context: ViewerContext,
  organizationId: string,
  letters: { ids: string[] } | { jobIds: string[] },
): Promise<Changed[]> {
  const actor = actorOf(context);
  return recordResult(context, { organizationId, letters, to: 'CANCELED', reason: 'canceled_by_user', actor });
}

async function ownerOf({ db }: ViewerContext, { job_id }: Letter): Promise<string> {
  const job = await db.selectFrom('jobs').where('id', '=', job_id).select('person_id').executeTakeFirstOrThrow();
  return job.person_id;
}
