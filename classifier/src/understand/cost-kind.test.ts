import { expect, test } from 'vitest';
import { normalText } from '../phrases/normal-text.ts';
import { costKind } from './cost-kind.ts';

test.each([
  ['Out-of-State Tuition', 'TUITION'],
  ['Tuition and Fees*', 'TUITION_AND_FEES'],
  ['Enrollment Fees', 'TUITION'],
  ['Residential College Fee', 'FEES'],
  ['Practice room fee', 'FEES'],
  ['Room/Housing', 'HOUSING'],
  ['Meals/Meal Plan', 'FOOD'],
  ['ROOM & BOARD', 'HOUSING_AND_FOOD'],
  ['Living Allowance', 'LIVING_EXPENSES'],
  ['Living Unit Room and Meals', 'HOUSING_AND_FOOD'],
  ['Kiln and studio use', 'FEES'],
  ['Books, course materials, supplies', 'BOOKS_AND_SUPPLIES'],
  ['Personal & Transportation', 'COMBINED_INDIRECT'],
  ['Bks+Misc+Trav', 'COMBINED_INDIRECT'],
  ['Bethel Deacon Board', null],
  ['Books/Personal Expenses', 'COMBINED_INDIRECT'],
  ['Commuting', 'TRANSPORTATION'],
  ['Clothing and laundry', 'PERSONAL'],
  ['Federal Student Loan Fees', 'LOAN_FEES'],
  ['Direct Loan origination charge', 'LOAN_FEES'],
  ['Maple Court, triple', 'HOUSING'],
  ['Student Health Insurance Plan', 'HEALTH_INSURANCE'],
  ['Uniforms and Equipment', 'OTHER'],
  ['Other education costs', 'OTHER'],
  ['Economics', null],
])('%s is %s', (label, category) => expect(costKind(normalText(label))).toBe(category));
