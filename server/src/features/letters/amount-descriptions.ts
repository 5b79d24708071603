import type { AidCategory, AidSource, AidSubCategory, CostCategory } from '@tassel/contract/amounts.ts';

// What the words of docs/letter-taxonomy.md mean, for the schema's documentation.

export const sourceDescriptions: Record<AidSource, string> = {
  FEDERAL: 'The federal government.',
  STATE: 'A state.',
  INSTITUTION: 'The school itself.',
  PRIVATE: 'A foundation, company, bank or anybody else.',
  UNKNOWN: 'The letter does not tell.',
};

export const categoryDescriptions: Record<AidCategory, string> = {
  GRANT: 'Money that is not paid back, mostly by need.',
  SCHOLARSHIP: 'Money that is not paid back, mostly by merit.',
  LOAN: 'Money that is paid back.',
  WORK: 'Money that is earned by work.',
  OTHER: 'Neither free money nor a loan nor work.',
};

export const subCategoryDescriptions: Record<AidSubCategory, string> = {
  PELL: 'Federal Pell Grant.',
  SEOG: 'Federal Supplemental Educational Opportunity Grant.',
  TEACH: 'Federal TEACH Grant.',
  STATE_GRANT: 'A grant of a state.',
  INSTITUTIONAL_GRANT: 'A grant of the school.',
  TUITION_WAIVER: 'Tuition that need not be paid.',
  TRIBAL: 'A grant of a tribal nation.',
  MILITARY: 'For service in the military or for their families.',
  OTHER_GRANT: 'Any other grant.',
  MERIT: 'For achievement.',
  NEED_BASED: 'A scholarship by need.',
  ATHLETIC: 'For sports.',
  STATE_SCHOLARSHIP: 'A scholarship of a state.',
  OUTSIDE: 'A scholarship that the student brings from elsewhere.',
  OTHER_SCHOLARSHIP: 'Any other scholarship.',
  DIRECT_SUBSIDIZED: 'Federal Direct Subsidized Loan.',
  DIRECT_UNSUBSIDIZED: 'Federal Direct Unsubsidized Loan.',
  DIRECT_UNSPECIFIED: 'Federal Direct Loan of which the letter does not say which.',
  PARENT_PLUS: 'Federal loan to the parents.',
  GRAD_PLUS: 'Federal PLUS loan to a graduate student.',
  PERKINS: 'Federal Perkins Loan.',
  STATE_LOAN: 'A loan of a state.',
  INSTITUTIONAL_LOAN: 'A loan of the school.',
  PRIVATE_LOAN: 'A loan of a bank or another lender.',
  OTHER_LOAN: 'Any other loan.',
  FEDERAL_WORK_STUDY: 'Federal Work-Study.',
  STATE_WORK_STUDY: 'Work-study of a state.',
  INSTITUTIONAL_EMPLOYMENT: 'A job at the school.',
  SELF_HELP: 'Loan and work in one figure.',
  PAYMENT_PLAN: 'The bill in installments.',
  EXPECTED_CONTRIBUTION: 'What the family is expected to pay.',
  OTHER: 'Anything else.',
};

export const costDescriptions: Record<CostCategory, string> = {
  TUITION: 'Teaching.',
  FEES: 'Fees of the school.',
  TUITION_AND_FEES: 'Both in one figure.',
  HOUSING: 'A room.',
  FOOD: 'Meals.',
  HOUSING_AND_FOOD: 'Both in one figure.',
  LIVING_EXPENSES: 'Housing, food and daily life in one figure.',
  BOOKS_AND_SUPPLIES: 'Books, supplies and equipment.',
  TRANSPORTATION: 'Travel.',
  PERSONAL: 'Personal expenses.',
  COMBINED_INDIRECT: 'All costs that the school does not bill, in one figure.',
  LOAN_FEES: 'Fees of federal loans.',
  HEALTH_INSURANCE: 'Health insurance.',
  OTHER: 'Anything else.',
};
