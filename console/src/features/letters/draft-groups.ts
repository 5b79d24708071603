import { parseMoney } from '#ui/money.ts';
import { type AmountGroup, type AmountLook, groupOfAid, inGroups } from './amount-groups.ts';
import { aidKindWords, costKindWords } from './amount-words.ts';
import type { Letter } from './letter.ts';
import { type AidDraft, type CostDraft, categoryOf, type ReviewDraft } from './review-draft.ts';

export type DraftLook = AmountLook & {
  draft: CostDraft | AidDraft;
  /** What was read, where the line corrects it. */
  readValue: number | null;
};

/** The lines of a letter as its reviewer has left them, with their places on the page. */
export function draftGroups(draft: ReviewDraft, letter: Letter): AmountGroup<DraftLook>[] {
  const read = new Map([...letter.costAmounts, ...letter.aidAmounts].map((amount) => [amount.id, amount]));

  function look(amount: CostDraft | AidDraft, kind: string): DraftLook {
    const was = amount.id === null ? undefined : read.get(amount.id);
    const value = parseMoney(amount.value) ?? 0;
    const isCorrected = was !== undefined && (was.value !== value || was.description !== amount.description);
    return {
      id: amount.key,
      description: amount.description,
      value,
      kind,
      // A person has looked at what they corrected.
      confidence: isCorrected ? null : (was?.confidence ?? null),
      figureBox: was?.figureBox ?? null,
      descriptionBox: was?.descriptionBox ?? null,
      draft: amount,
      readValue: was && was.value !== value ? was.value : null,
    };
  }

  return inGroups((key) => {
    if (key === 'costs') return draft.costs.map((cost) => look(cost, costKindWords(cost)));
    const aid = draft.aid.filter(({ subCategory }) => groupOfAid({ category: categoryOf(subCategory) }) === key);
    return aid.map((amount) => look(amount, aidKindWords(amount)));
  });
}
