import {
  type AidCategory,
  type AidSource,
  type AidSubCategory,
  aidCategories,
  aidSubCategories,
  amountDescriptionProblem,
  amountValueProblem,
  awardYearProblem,
  type CostCategory,
  type Totals,
  totalsOf,
} from '@tassel/contract/amounts.ts';
import type { GroupKey } from '#features/letters/amount-groups.ts';
import type { Letter, Place } from '#features/letters/letter.ts';
import { parseMoney } from '#ui/money.ts';

type AmountDraft = {
  /** Stays with the line while it is edited. */
  key: string;
  /** The amount that it corrects; null for one that a person adds. */
  id: string | null;
  description: string;
  /** As typed. */
  value: string;
  /** Where a new line stands on the page. */
  place?: Place;
  /** The reviewer has looked at the line and found it right. */
  isConfirmed?: boolean;
};
export type CostDraft = AmountDraft & { category: CostCategory };
export type AidDraft = AmountDraft & { source: AidSource; subCategory: AidSubCategory };

/** A letter as a reviewer leaves it, as typed: nothing in it has been judged yet. */
export type ReviewDraft = {
  institution: { name: string; city: string; state: string; zip: string };
  awardYear: string;
  costs: CostDraft[];
  aid: AidDraft[];
  /** Lines that were taken out, and can be brought back. */
  removed: (CostDraft | AidDraft)[];
};

export const typedMoney = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2));

export function draftOf({ institution, awardYear, costAmounts, aidAmounts }: Letter): ReviewDraft {
  const { name, city, state, zip } = institution ?? {};
  return {
    institution: { name: name ?? '', city: city ?? '', state: state ?? '', zip: zip ?? '' },
    awardYear: awardYear ?? '',
    costs: costAmounts.map(({ id, description, value, category }) => ({
      key: id,
      id,
      description,
      value: typedMoney(value),
      category,
    })),
    aid: aidAmounts.map(({ id, description, value, source, subCategory }) => ({
      key: id,
      id,
      description,
      value: typedMoney(value),
      source,
      subCategory,
    })),
    removed: [],
  };
}

/** What the server kept, if it is a draft of this console's making. */
export function readDraft(text: string): ReviewDraft | undefined {
  const kept = JSON.parse(text) as Partial<ReviewDraft>;
  const isDraft = [kept.costs, kept.aid, kept.removed].every(Array.isArray) && kept.institution !== undefined;
  return isDraft ? (kept as ReviewDraft) : undefined;
}

const categories = new Map(
  aidCategories.flatMap((category) =>
    aidSubCategories[category].map((subCategory) => [subCategory as AidSubCategory, category] as const),
  ),
);

export function categoryOf(subCategory: AidSubCategory): AidCategory {
  return categories.get(subCategory) ?? 'OTHER';
}

/** What a new line of a group starts as. */
const firstKinds: Record<Exclude<GroupKey, 'costs'>, { source: AidSource; subCategory: AidSubCategory }> = {
  freeMoney: { source: 'INSTITUTION', subCategory: 'OTHER_SCHOLARSHIP' },
  loans: { source: 'FEDERAL', subCategory: 'DIRECT_SUBSIDIZED' },
  work: { source: 'FEDERAL', subCategory: 'FEDERAL_WORK_STUDY' },
  other: { source: 'UNKNOWN', subCategory: 'OTHER' },
};

export function withNewAmount(draft: ReviewDraft, group: GroupKey, key: string, place?: Place): ReviewDraft {
  const blank = { key, id: null, description: '', value: '', place };
  if (group === 'costs') return { ...draft, costs: [...draft.costs, { ...blank, category: 'OTHER' }] };
  return { ...draft, aid: [...draft.aid, { ...blank, ...firstKinds[group] }] };
}

export const linesOf = ({ costs, aid }: ReviewDraft): (CostDraft | AidDraft)[] => [...costs, ...aid];

export const isAid = (line: CostDraft | AidDraft): line is AidDraft => 'source' in line;

/** Takes a line out of the sums. One that was only begun is gone; what was read can be brought back. */
export function withoutAmount(draft: ReviewDraft, key: string): ReviewDraft {
  const line = linesOf(draft).find((each) => each.key === key);
  const removed = line && (line.id !== null || line.description) ? [...draft.removed, line] : draft.removed;
  return { ...without(draft, key), removed };
}

export function withRestored(draft: ReviewDraft, key: string): ReviewDraft {
  const line = draft.removed.find((each) => each.key === key);
  if (!line) return draft;
  const removed = draft.removed.filter((each) => each !== line);
  return isAid(line)
    ? { ...draft, removed, aid: [...draft.aid, line] }
    : { ...draft, removed, costs: [...draft.costs, line] };
}

function without(draft: ReviewDraft, key: string): ReviewDraft {
  const others = <Amount extends AmountDraft>(amounts: Amount[]) => amounts.filter((amount) => amount.key !== key);
  return { ...draft, costs: others(draft.costs), aid: others(draft.aid) };
}

export function withAmount(draft: ReviewDraft, key: string, change: Partial<AmountDraft>): ReviewDraft {
  const changed = <Amount extends AmountDraft>(amounts: Amount[]) =>
    amounts.map((amount) => (amount.key === key ? { ...amount, ...change } : amount));
  return { ...draft, costs: changed(draft.costs), aid: changed(draft.aid) };
}

export type Kind = { category: CostCategory } | { source: AidSource; subCategory: AidSubCategory };

/** A line becomes a cost or aid of this kind. It keeps its place among its own, or goes to the end of the others. */
export function withKind(draft: ReviewDraft, key: string, kind: Kind): ReviewDraft {
  const line = linesOf(draft).find((each) => each.key === key);
  if (!line) return draft;
  const { id, description, value, place, isConfirmed } = line;
  const amount = { key, id, description, value, place, isConfirmed };
  const put = <Amount extends AmountDraft>(amounts: Amount[], next: Amount) =>
    amounts.some((each) => each.key === key)
      ? amounts.map((each) => (each.key === key ? next : each))
      : [...amounts, next];
  if ('category' in kind)
    return { ...without({ ...draft, costs: [] }, key), costs: put(draft.costs, { ...amount, ...kind }) };
  return { ...without({ ...draft, aid: [] }, key), aid: put(draft.aid, { ...amount, ...kind }) };
}

/** The usual kind of a category, by who gives it. */
const usualKinds: Record<AidCategory, Partial<Record<AidSource, AidSubCategory>> & { UNKNOWN: AidSubCategory }> = {
  GRANT: { STATE: 'STATE_GRANT', INSTITUTION: 'INSTITUTIONAL_GRANT', UNKNOWN: 'OTHER_GRANT' },
  SCHOLARSHIP: { STATE: 'STATE_SCHOLARSHIP', PRIVATE: 'OUTSIDE', UNKNOWN: 'OTHER_SCHOLARSHIP' },
  LOAN: {
    FEDERAL: 'DIRECT_UNSPECIFIED',
    STATE: 'STATE_LOAN',
    INSTITUTION: 'INSTITUTIONAL_LOAN',
    PRIVATE: 'PRIVATE_LOAN',
    UNKNOWN: 'OTHER_LOAN',
  },
  WORK: { FEDERAL: 'FEDERAL_WORK_STUDY', STATE: 'STATE_WORK_STUDY', UNKNOWN: 'INSTITUTIONAL_EMPLOYMENT' },
  OTHER: { UNKNOWN: 'OTHER' },
};

/** A line becomes aid of a category; its source stays, and its kind where it is of that category already. */
export function withCategory(draft: ReviewDraft, key: string, category: AidCategory): ReviewDraft {
  const line = linesOf(draft).find((each) => each.key === key);
  if (!line || (isAid(line) && categoryOf(line.subCategory) === category)) return draft;
  const source = isAid(line) ? line.source : 'INSTITUTION';
  return withKind(draft, key, { source, subCategory: usualKinds[category][source] ?? usualKinds[category].UNKNOWN });
}

export type AmountProblems = { description?: string; value?: string };

export function amountProblems({ description, value }: AmountDraft): AmountProblems {
  const number = parseMoney(value);
  return {
    description: amountDescriptionProblem(description),
    value: number === undefined ? 'Enter dollars, such as 7,395.' : amountValueProblem(number),
  };
}

export type ReviewProblems = { awardYear?: string; state?: string; zip?: string; amounts: Map<string, AmountProblems> };

/** What keeps a letter from being ready. */
export function reviewProblems({ institution, awardYear, costs, aid }: ReviewDraft): ReviewProblems {
  const { state, zip } = institution;
  const found = [...costs, ...aid].map((amount) => [amount.key, amountProblems(amount)] as const);
  return {
    awardYear: awardYear.trim() ? awardYearProblem(awardYear.trim()) : undefined,
    state: state.trim() && !/^[a-z]{2}$/i.test(state.trim()) ? 'Enter two letters, such as OR.' : undefined,
    zip: zip.trim() && !/^\d{5}(-\d{4})?$/.test(zip.trim()) ? 'Enter 5 digits, or ZIP+4.' : undefined,
    amounts: new Map(found.filter(([, problems]) => problems.description || problems.value)),
  };
}

export function isSound({ awardYear, state, zip, amounts }: ReviewProblems): boolean {
  return !awardYear && !state && !zip && amounts.size === 0;
}

/** The sums as they stand while typing; what is no amount yet counts as nothing. */
export function draftTotals({ costs, aid }: ReviewDraft): Totals {
  const valued = <Amount extends AmountDraft>(amounts: Amount[]) =>
    amounts.flatMap((amount) => {
      const value = parseMoney(amount.value);
      return value === undefined ? [] : [{ ...amount, value }];
    });
  return totalsOf(
    valued(aid).map(({ value, subCategory }) => ({ value, category: categoryOf(subCategory) })),
    valued(costs),
  );
}

/** What the server is told. */
export function decisionOf({ institution, awardYear, costs, aid }: ReviewDraft) {
  const orNull = (text: string) => text.trim() || null;
  return {
    institution: {
      name: orNull(institution.name),
      city: orNull(institution.city),
      state: orNull(institution.state)?.toUpperCase() ?? null,
      zip: orNull(institution.zip),
    },
    awardYear: orNull(awardYear),
    costAmounts: costs.map(({ id, description, value, category, place }) => ({
      id,
      ...(place && { place }),
      description: description.trim(),
      value: parseMoney(value) ?? 0,
      category,
    })),
    aidAmounts: aid.map(({ id, description, value, source, subCategory, place }) => ({
      id,
      ...(place && { place }),
      description: description.trim(),
      value: parseMoney(value) ?? 0,
      source,
      category: categoryOf(subCategory),
      subCategory,
    })),
  };
}
