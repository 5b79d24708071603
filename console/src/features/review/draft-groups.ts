import { type AmountGroup, type AmountLook, groupOfAid, inGroups } from '#features/letters/amount-groups.ts';
import { aidKindWords, costCategoryWords, costKindWords } from '#features/letters/amount-words.ts';
import type { AidAmount, CostAmount, Letter } from '#features/letters/letter.ts';
import { money, parseMoney } from '#ui/money.ts';
import { type AidDraft, type CostDraft, categoryOf, isAid, type ReviewDraft } from './review-draft.ts';

export type DraftLook = AmountLook & {
  draft: CostDraft | AidDraft;
  /** What the classifier read, where the line corrects it: "$3,500", "Federal, Pell", the words. */
  read: string[];
};

/** The lines of a letter as its reviewer has left them, with their places on the page. */
export function draftGroups(draft: ReviewDraft, letter: Letter): AmountGroup<DraftLook>[] {
  const readAmounts = new Map([...letter.costAmounts, ...letter.aidAmounts].map((amount) => [amount.id, amount]));

  function look(amount: CostDraft | AidDraft, kind: string): DraftLook {
    const was = amount.id === null ? undefined : readAmounts.get(amount.id);
    const value = parseMoney(amount.value) ?? 0;
    const read = was ? correctedParts(was, amount, value) : [];
    return {
      id: amount.key,
      description: amount.description,
      value,
      kind,
      // A person has looked at what they corrected.
      confidence: read.length > 0 ? null : (was?.confidence ?? null),
      isLearned: read.length === 0 && (was?.isLearned ?? false),
      figureBox: was?.figureBox ?? amount.place ?? null,
      descriptionBox: was?.descriptionBox ?? null,
      draft: amount,
      read,
    };
  }

  return inGroups((key) => {
    if (key === 'costs') return draft.costs.map((cost) => look(cost, costKindWords(cost)));
    const aid = draft.aid.filter(({ subCategory }) => groupOfAid({ category: categoryOf(subCategory) }) === key);
    return aid.map((amount) => look(amount, aidKindWords(amount)));
  });
}

/** What stood there before, part by part. */
function correctedParts(was: CostAmount | AidAmount, now: CostDraft | AidDraft, value: number): string[] {
  const kind = 'subCategory' in was ? aidKindWords(was) : costCategoryWords[was.category];
  return [
    ...(was.value === value ? [] : [money(was.value)]),
    ...(was.description === now.description.trim() ? [] : [was.description]),
    ...(kindWordsOf(now) === kind ? [] : [kind]),
  ];
}

const kindWordsOf = (line: CostDraft | AidDraft) =>
  isAid(line) ? aidKindWords(line) : costCategoryWords[line.category];
