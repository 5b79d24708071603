import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { actorOf } from './actor.ts';
import { readAid, readCosts } from './amounts.ts';
import { type AmountInput, type Decision, refuseProblems } from './decision.ts';
import { figuresOf, noFigures } from './figures.ts';
import { type NewAid, type NewAmounts, type NewCost, replaceAmounts } from './keep-amounts.ts';
import type { Letter } from './letter.ts';
import { letterScope } from './letter-scope.ts';
import { readLetter } from './read-letters.ts';
import { recordResult } from './record-result.ts';
import { searchText } from './search-text.ts';

/** A person ends a manual review: the letter is READY with the amounts as they leave it, or INVALID. */
export async function decideLetter(context: ViewerContext, input: Decision): Promise<Letter> {
  const { organizationId } = requireRole(context, input.organizationId, 'REVIEWER');
  refuseProblems(input);
  const scope = letterScope(context, organizationId);
  return inTransaction(context, async (context) => {
    const letter = await readLetter(context, scope, input.id);
    const amounts = input.status === 'READY' ? await amountsAsDecided(context, letter, input) : { aid: [], costs: [] };
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
    return readLetter(context, { ...scope, statuses: [input.status] }, letter.id);
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

/** Lists that are left out stay; amounts that name an old one keep its place on the page. */
async function amountsAsDecided(context: ViewerContext, { id }: Letter, input: Decision): Promise<NewAmounts> {
  const aid = (await readAid(context, id)) ?? [];
  const costs = (await readCosts(context, id)) ?? [];
  const keptAid = aid.map(({ sub_category, ...amount }): NewAid => ({ ...amount, subCategory: sub_category }));
  return {
    aid: input.aidAmounts?.map((amount): NewAid => ({ ...amount, ...placeOf(aid, amount) })) ?? keptAid,
    costs: input.costAmounts?.map((amount): NewCost => ({ ...amount, ...placeOf(costs, amount) })) ?? costs,
  };
}

type Old = { id: string; value: number; confidence: number | null; evidence: NewAid['evidence'] };

function placeOf(old: readonly Old[], { id, value, description }: AmountInput) {
  const before = id ? old.find((amount) => amount.id === id) : undefined;
  if (id && !before)
    throw userError('BAD_INPUT', 'An amount that you corrected is no longer there. Reload the letter.');
  return {
    id: before?.id,
    description: description.trim(),
    evidence: before?.evidence ?? null,
    // A figure that a person changed is theirs.
    confidence: before?.value === value ? before.confidence : null,
  };
}
