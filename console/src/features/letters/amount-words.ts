import type { AidCategory, AidSource, AidSubCategory, CostCategory } from '@tassel/contract/amounts.ts';

export const aidCategoryWords: Record<AidCategory, string> = {
  GRANT: 'Grant',
  SCHOLARSHIP: 'Scholarship',
  LOAN: 'Loan',
  WORK: 'Work',
  OTHER: 'Other',
};

export const aidSourceWords: Record<AidSource, string> = {
  FEDERAL: 'Federal',
  STATE: 'State',
  INSTITUTION: 'Institution',
  PRIVATE: 'Private',
  UNKNOWN: 'Unknown source',
};

/** In full, as a choice; and in short, after the source: "Federal, Pell". */
const subCategoryWords: Record<AidSubCategory, [full: string, short: string]> = {
  PELL: ['Pell Grant', 'Pell'],
  SEOG: ['SEOG', 'SEOG'],
  TEACH: ['TEACH Grant', 'TEACH'],
  STATE_GRANT: ['State grant', 'grant'],
  INSTITUTIONAL_GRANT: ['Institutional grant', 'grant'],
  TUITION_WAIVER: ['Tuition waiver', 'tuition waiver'],
  TRIBAL: ['Tribal grant', 'tribal'],
  MILITARY: ['Military', 'military'],
  OTHER_GRANT: ['Other grant', 'grant'],
  MERIT: ['Merit scholarship', 'merit'],
  NEED_BASED: ['Need-based scholarship', 'need-based'],
  ATHLETIC: ['Athletic scholarship', 'athletic'],
  STATE_SCHOLARSHIP: ['State scholarship', 'scholarship'],
  OUTSIDE: ['Outside scholarship', 'outside'],
  OTHER_SCHOLARSHIP: ['Other scholarship', 'scholarship'],
  DIRECT_SUBSIDIZED: ['Direct Subsidized Loan', 'subsidized'],
  DIRECT_UNSUBSIDIZED: ['Direct Unsubsidized Loan', 'unsubsidized'],
  DIRECT_UNSPECIFIED: ['Direct Loan, either kind', 'direct loan'],
  PARENT_PLUS: ['Parent PLUS Loan', 'Parent PLUS'],
  GRAD_PLUS: ['Grad PLUS Loan', 'Grad PLUS'],
  PERKINS: ['Perkins Loan', 'Perkins'],
  STATE_LOAN: ['State loan', 'loan'],
  INSTITUTIONAL_LOAN: ['Institutional loan', 'loan'],
  PRIVATE_LOAN: ['Private loan', 'loan'],
  OTHER_LOAN: ['Other loan', 'loan'],
  FEDERAL_WORK_STUDY: ['Federal Work-Study', 'work-study'],
  STATE_WORK_STUDY: ['State work-study', 'work-study'],
  INSTITUTIONAL_EMPLOYMENT: ['Campus employment', 'employment'],
  SELF_HELP: ['Self-help: loan and work in one', 'self-help'],
  PAYMENT_PLAN: ['Payment plan', 'payment plan'],
  EXPECTED_CONTRIBUTION: ['Family contribution', 'family contribution'],
  OTHER: ['Other', 'other'],
};

export const costCategoryWords: Record<CostCategory, string> = {
  TUITION: 'Tuition',
  FEES: 'Fees',
  TUITION_AND_FEES: 'Tuition and fees',
  HOUSING: 'Housing',
  FOOD: 'Food',
  HOUSING_AND_FOOD: 'Housing and food',
  LIVING_EXPENSES: 'Living expenses',
  BOOKS_AND_SUPPLIES: 'Books and supplies',
  TRANSPORTATION: 'Transportation',
  PERSONAL: 'Personal',
  COMBINED_INDIRECT: 'Indirect costs in one',
  LOAN_FEES: 'Loan fees',
  HEALTH_INSURANCE: 'Health insurance',
  OTHER: 'Other cost',
};

export function subCategoryName(subCategory: AidSubCategory): string {
  return subCategoryWords[subCategory][0];
}

/** "Federal, Pell". */
export function aidKindWords({ source, subCategory }: { source: AidSource; subCategory: AidSubCategory }): string {
  return `${aidSourceWords[source]}, ${subCategoryWords[subCategory][1]}`;
}

/** The category of a cost, where it is not what is printed already. */
export function costKindWords({ category, description }: { category: CostCategory; description: string }): string {
  const words = costCategoryWords[category];
  const printed = description.trim().toLowerCase().replaceAll('&', 'and');
  return words.toLowerCase() === printed ? '' : words;
}
