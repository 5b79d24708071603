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
import { parseMoney } from '#ui/money.ts';
import type { GroupKey } from './amount-groups.ts';
import type { Letter } from './letter.ts';

type AmountDraft = {
  /** Stays with the line while it is edited. */
  key: string;
  /** The amount that it corrects; null for one that a person adds. */
  id: string | null;
  description: string;
  /** As typed. */
  value: string;
};
export type CostDraft = AmountDraft & { category: CostCategory };
export type AidDraft = AmountDraft & { source: AidSource; subCategory: AidSubCategory };

/** A letter as a reviewer leaves it, as typed: nothing in it has been judged yet. */
export type ReviewDraft = {
  institution: { name: string; city: string; state: string; zip: string };
  awardYear: string;
  costs: CostDraft[];
  aid: AidDraft[];
};

const typed = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2));

export function draftOf({ institution, awardYear, costAmounts, aidAmounts }: Letter): ReviewDraft {
  const { name, city, state, zip } = institution ?? {};
  return {
    institution: { name: name ?? '', city: city ?? '', state: state ?? '', zip: zip ?? '' },
    awardYear: awardYear ?? '',
    costs: costAmounts.map(({ id, description, value, category }) => ({
      key: id,
      id,
      description,
      value: typed(value),
      category,
    })),
    aid: aidAmounts.map(({ id, description, value, source, subCategory }) => ({
      key: id,
      id,
      description,
      value: typed(value),
      source,
      subCategory,
    })),
  };
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

export function withNewAmount(draft: ReviewDraft, group: GroupKey, key: string): ReviewDraft {
  const blank = { key, id: null, description: '', value: '' };
  if (group === 'costs') return { ...draft, costs: [...draft.costs, { ...blank, category: 'OTHER' }] };
  return { ...draft, aid: [...draft.aid, { ...blank, ...firstKinds[group] }] };
}

export function withoutAmount(draft: ReviewDraft, key: string): ReviewDraft {
  const others = <Amount extends AmountDraft>(amounts: Amount[]) => amounts.filter((amount) => amount.key !== key);
  return { ...draft, costs: others(draft.costs), aid: others(draft.aid) };
}

export function withAmount(draft: ReviewDraft, key: string, change: Partial<CostDraft & AidDraft>): ReviewDraft {
  const changed = <Amount extends AmountDraft>(amounts: Amount[]) =>
    amounts.map((amount) => (amount.key === key ? { ...amount, ...change } : amount));
  return { ...draft, costs: changed(draft.costs), aid: changed(draft.aid) };
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
    costAmounts: costs.map(({ id, description, value, category }) => ({
      id,
      description: description.trim(),
      value: parseMoney(value) ?? 0,
      category,
    })),
    aidAmounts: aid.map(({ id, description, value, source, subCategory }) => ({
      id,
      description: description.trim(),
      value: parseMoney(value) ?? 0,
      source,
      category: categoryOf(subCategory),
      subCategory,
    })),
  };
}
