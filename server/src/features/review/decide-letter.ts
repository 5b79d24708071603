import { actorOf } from '#features/letters/actor.ts';
import { figuresOf, noFigures } from '#features/letters/figures.ts';
import { type NewAmounts, replaceAmounts } from '#features/letters/keep-amounts.ts';
import type { Letter } from '#features/letters/letter.ts';
import { readLetter } from '#features/letters/read-letters.ts';
import { recordResult } from '#features/letters/record-result.ts';
import { searchText } from '#features/letters/search-text.ts';
import { userError } from '#platform/errors.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { decidedAmounts, nothingDecided } from './decided-amounts.ts';
import { type Decision, refuseProblems } from './decision.ts';
import { forgetDraft } from './drafts.ts';
import { learnLines } from './learn-lines.ts';
import { letterInReview } from './letter-in-review.ts';
import { keepLock, refuseOthersLock, unlock } from './locks.ts';

/**
 * A person ends a manual review: the letter is READY with the amounts as they leave it, or INVALID. With a lock that was
 * lost nothing is decided; without one, only while nobody else works on the letter.
 */
export async function decideLetter(context: ViewerContext, input: Decision): Promise<Letter> {
  const letter = await letterInReview(context, input);
  refuseProblems(input);
  const organizationId = letter.organization_id;
  return inTransaction(context, async (context) => {
    if (input.lockId) await keepLock(context, letter.id, input.lockId);
    else await refuseOthersLock(context, letter.id);
    const { amounts, lines } =
      input.status === 'READY' ? await decidedAmounts(context, letter.id, input) : nothingDecided;
    const changed = await recordResult(context, {
      organizationId,
      letters: { ids: [letter.id] },
      to: input.status,
      reason: input.status === 'READY' ? null : 'not_an_award_letter',
      actor: actorOf(context),
      from: ['MANUAL_REVIEW'],
      set: { method: 'MANUAL_REVIEW', ...decidedColumns(letter, amounts, input) },
    });
    if (changed.length === 0) throw userError('CONFLICT', 'This letter is no longer in manual review.');
    await replaceAmounts(context, letter.id, amounts);
    const schoolName = input.institution ? trimmed(input.institution.name) : letter.school_name;
    await learnLines(context, { organizationId, schoolName }, lines);
    await forgetDraft(context, letter.id);
    await unlock(context, letter.id);
    return readLetter(context, { organizationId, statuses: [input.status] }, letter.id);
  });
}

function decidedColumns(letter: Letter, amounts: NewAmounts, { status, institution, awardYear }: Decision) {
  if (status === 'INVALID') return noFigures;
  const school = institution && {
    school_name: trimmed(institution.name),
    school_city: trimmed(institution.city),
    school_state: trimmed(institution.state)?.toUpperCase() ?? null,
    school_zip: trimmed(institution.zip),
  };
  const text = searchText({ ...letter, ...(school ?? {}) });
  return { ...figuresOf(amounts, awardYear ?? letter.award_year), ...school, search_text: text };
}

const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;
