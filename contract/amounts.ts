// The vocabulary of amounts (docs/letter-taxonomy.md).

export const aidSources = ['FEDERAL', 'STATE', 'INSTITUTION', 'PRIVATE', 'UNKNOWN'] as const;
export type AidSource = (typeof aidSources)[number];

export const aidSubCategories = {
  GRANT: [
    'PELL',
    'SEOG',
    'TEACH',
    'STATE_GRANT',
    'INSTITUTIONAL_GRANT',
    'TUITION_WAIVER',
    'TRIBAL',
    'MILITARY',
    'OTHER_GRANT',
  ],
  SCHOLARSHIP: ['MERIT', 'NEED_BASED', 'ATHLETIC', 'STATE_SCHOLARSHIP', 'OUTSIDE', 'OTHER_SCHOLARSHIP'],
  LOAN: [
    'DIRECT_SUBSIDIZED',
    'DIRECT_UNSUBSIDIZED',
    'DIRECT_UNSPECIFIED',
    'PARENT_PLUS',
    'GRAD_PLUS',
    'PERKINS',
    'STATE_LOAN',
    'INSTITUTIONAL_LOAN',
    'PRIVATE_LOAN',
    'OTHER_LOAN',
  ],
  WORK: ['FEDERAL_WORK_STUDY', 'STATE_WORK_STUDY', 'INSTITUTIONAL_EMPLOYMENT'],
  OTHER: ['SELF_HELP', 'PAYMENT_PLAN', 'EXPECTED_CONTRIBUTION', 'OTHER'],
} as const;
export type AidCategory = keyof typeof aidSubCategories;
export type AidSubCategory = (typeof aidSubCategories)[AidCategory][number];
export const aidCategories = Object.keys(aidSubCategories) as AidCategory[];

export const costCategories = [
  'TUITION',
  'FEES',
  'TUITION_AND_FEES',
  'HOUSING',
  'FOOD',
  'HOUSING_AND_FOOD',
  'LIVING_EXPENSES',
  'BOOKS_AND_SUPPLIES',
  'TRANSPORTATION',
  'PERSONAL',
  'COMBINED_INDIRECT',
  'LOAN_FEES',
  'HEALTH_INSURANCE',
  'OTHER',
] as const;
export type CostCategory = (typeof costCategories)[number];

export const isFreeMoney = (category: AidCategory): boolean => category === 'GRANT' || category === 'SCHOLARSHIP';

/** An amount is at most this many dollars, with at most two decimals. */
export const maxAmount = 9_999_999.99;

export const amountValueProblem = (value: number): string | undefined => {
  if (!Number.isFinite(value) || value <= 0) return 'Enter an amount above zero.';
  if (value > maxAmount) return 'Enter an amount below $10,000,000.';
  if (Math.abs(value * 100 - Math.round(value * 100)) > 1e-6) return 'Use at most two decimals.';
};

export const amountDescriptionProblem = (description: string): string | undefined => {
  if (description.trim() === '') return 'Enter the line as the letter prints it.';
  if (description.length > 500) return 'Use at most 500 characters.';
};

export const subCategoryProblem = (category: AidCategory, subCategory: AidSubCategory): string | undefined =>
  (aidSubCategories[category] as readonly string[]).includes(subCategory)
    ? undefined
    : 'Choose a kind that belongs to the category.';

/** "2026-2027": two years, one after the other. */
export const awardYearProblem = (awardYear: string): string | undefined => {
  const [, first, second] = awardYear.match(/^(\d{4})-(\d{4})$/) ?? [];
  return Number(second) === Number(first) + 1 ? undefined : 'Enter two years, such as 2026-2027.';
};

/** D 10: the integer that the award year starts with. */
export const yearOf = (awardYear: string | null): number | null => (awardYear ? Number(awardYear.slice(0, 4)) : null);

/** Dollars of one letter. Costs and what follows from them are null where the letter names no costs. */
export type Totals = {
  totalCost: number | null;
  freeMoney: number;
  loans: number;
  work: number;
  /** Total cost less free money. */
  netPrice: number | null;
  /** What is left to pay after loans and work. */
  remaining: number | null;
};

type Aid = { value: number; category: AidCategory };

const sum = (amounts: readonly { value: number }[]): number =>
  amounts.reduce((cents, { value }) => cents + Math.round(value * 100), 0) / 100;

const less = (from: number, ...values: number[]): number =>
  values.reduce((cents, value) => cents - Math.round(value * 100), Math.round(from * 100)) / 100;

export function totalsOf(aid: readonly Aid[], costs: readonly { value: number }[]): Totals {
  const freeMoney = sum(aid.filter(({ category }) => isFreeMoney(category)));
  const loans = sum(aid.filter(({ category }) => category === 'LOAN'));
  const work = sum(aid.filter(({ category }) => category === 'WORK'));
  if (costs.length === 0) return { totalCost: null, freeMoney, loans, work, netPrice: null, remaining: null };
  const totalCost = sum(costs);
  const netPrice = less(totalCost, freeMoney);
  return { totalCost, freeMoney, loans, work, netPrice, remaining: less(netPrice, loans, work) };
}
