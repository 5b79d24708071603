import type { Box } from '../page.ts';

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

/** What an aid line is, whatever it is worth. */
export type AidKind = { source: AidSource; category: AidCategory; subCategory: AidSubCategory };

/** Where an amount stands, so that a person can look. */
export type Evidence = { page: number; figure: Box; description: Box };

/** `value` in dollars for the whole award year; `confidence` from 0 to 1. */
type Amount = {
  value: number;
  description: string;
  confidence: number;
  evidence: Evidence;
  /** The taught line that made it what it is. */
  taughtId?: string;
};
export type AidAmount = Amount & AidKind;
export type CostAmount = Amount & { category: CostCategory };

export type Place = { page: number; box: Box };
export type Institution = {
  name: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  evidence: Place | null;
};

/** Reason codes of D 3 that the understanding of a letter may end with. */
export const reasons = ['not_an_award_letter', 'no_amounts', 'low_confidence', 'several_letters'] as const;
export type Reason = (typeof reasons)[number];

export type PrintedSum = { description: string; value: number; evidence: Evidence };

export type Classification = {
  status: 'READY' | 'INVALID' | 'NOT_SUPPORTED';
  reason: Reason | null;
  institution: Institution;
  awardYear: string | null;
  awardYearEvidence: Place | null;
  aid: AidAmount[];
  costs: CostAmount[];
  /** Information only: letters compute it in many ways. */
  printedNetPrice: { value: number; evidence: Evidence } | null;
  /** Totals that the letter prints itself, to check sums against. */
  printedSums?: PrintedSum[];
  confidence: number;
};
