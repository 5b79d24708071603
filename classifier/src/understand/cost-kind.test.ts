import { expect, test } from 'vitest';
import { normalText } from '../phrases/normal-text.ts';
import { linesOfLetter } from '../testing/lines-of-letter.ts';
import { costKind } from './cost-kind.ts';

test.each([
  ['Out-of-State Tuition', 'TUITION'],
  ['Tuition and Fees*', 'TUITION_AND_FEES'],
  ['Enrollment Fees', 'TUITION'],
  ['Instructional Fees', 'TUITION'],
  ['Instructional & General Fee', 'TUITION_AND_FEES'],
  ['General and Instructional Fees', 'TUITION_AND_FEES'],
  ['General Fee', 'FEES'],
  ['Instructional technology fee', 'FEES'],
  ['Resident maintenance fee', 'TUITION'],
  ['Building maintenance fee', 'FEES'],
  ['Systemwide Tuition Fee', 'TUITION'],
  ['Tech Tuition Fee', 'FEES'],
  ['Out-of-district surcharge', 'TUITION'],
  ['Non-resident fee', 'TUITION'],
  ['Residential College Fee', 'FEES'],
  ['Practice room fee', 'FEES'],
  ['Room/Housing', 'HOUSING'],
  ['Bunkhouse', 'HOUSING'],
  ['Berth and meals', 'HOUSING_AND_FOOD'],
  ['Meals/Meal Plan', 'FOOD'],
  ['ROOM & BOARD', 'HOUSING_AND_FOOD'],
  ['Eating (Silver plan)', 'FOOD'],
  ['Journeys home', 'TRANSPORTATION'],
  ['Orange Line semester passes', 'TRANSPORTATION'],
  ['Subway card', 'TRANSPORTATION'],
  ['MetroCard', 'TRANSPORTATION'],
  ['Driving to class', 'TRANSPORTATION'],
  ['University Apartments', 'HOUSING'],
  ['Commuter rail pass', 'TRANSPORTATION'],
  ['Commuter Meals', 'FOOD'],
  ['Train tickets', 'TRANSPORTATION'],
  ['Gym semester pass', null],
  ['Living Allowance', 'LIVING_EXPENSES'],
  ['Living Expenses - Food and Housing (On Campus)', 'HOUSING_AND_FOOD'],
  ['Living Allowance (housing, food, car)', 'LIVING_EXPENSES'],
  ['Living Unit Room and Meals', 'HOUSING_AND_FOOD'],
  ['Kiln and studio use', 'FEES'],
  ['Books, course materials, supplies', 'BOOKS_AND_SUPPLIES'],
  ['Personal & Transportation', 'COMBINED_INDIRECT'],
  ['Bks+Misc+Trav', 'COMBINED_INDIRECT'],
  ['Bethel Deacon Board', null],
  ['Books/Personal Expenses', 'COMBINED_INDIRECT'],
  ['Commuting', 'TRANSPORTATION'],
  ['Clothing and laundry', 'PERSONAL'],
  ['Spending money', 'PERSONAL'],
  ['Board exam fees', 'FEES'],
  ['R & B', 'HOUSING_AND_FOOD'],
  ['TUITIONANDFEES', 'TUITION_AND_FEES'],
  ['Federal Student Loan Fees', 'LOAN_FEES'],
  ['Fuel', 'TRANSPORTATION'],
  ['Fees on your federal loans', 'LOAN_FEES'],
  ['Direct Loan origination charge', 'LOAN_FEES'],
  ['Maple Court, triple', 'HOUSING'],
  ['Student Health Insurance Plan', 'HEALTH_INSURANCE'],
  ['SHIP (waivable)', 'HEALTH_INSURANCE'],
  ['SHIP premium', 'HEALTH_INSURANCE'],
  ['SHIP and dental', 'HEALTH_INSURANCE'],
  ['Training ship fee', 'FEES'],
  ['Ship and boatyard fees', 'FEES'],
  ['Ship operations fee', 'FEES'],
  ['Quarters and messing', 'HOUSING_AND_FOOD'],
  ['Mess & Quarters', 'HOUSING_AND_FOOD'],
  ['Cadet quarters', 'HOUSING'],
  ['Berthing', 'HOUSING'],
  ['Galley plan', 'FOOD'],
  ['Quarters', null],
  ['Uniforms and Equipment', 'OTHER'],
  ['Other education costs', 'OTHER'],
  ['Student visa', 'OTHER'],
  ['Residence permit', 'OTHER'],
  ['Economics', null],
  ['Non-resident supplement', 'TUITION'],
  ['Board of Regents', null],
])('%s is %s', (label, category) => expect(costKind(normalText(label))).toBe(category));

test('quarters among costs are where one lives', () =>
  expect(
    linesOfLetter(`
Charges of the year
Tuition                            $15,200
Quarters                            $5,900
Messing                             $4,800
Total charges                      $25,900

Aid
Federal Pell Grant                  $2,990
Lakes Scholarship                   $4,000`).costs,
  ).toEqual(['Tuition 15200 TUITION', 'Quarters 5900 HOUSING', 'Messing 4800 FOOD']));
