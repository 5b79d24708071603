import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const head = 'Harmon College        Financial Aid Award Letter 2026-2027\n';
const costsIn = (text: string) =>
  understand(letterFromText(head + text)).costs.map(
    ({ description, value, category }) => `${description} ${value} ${category}`,
  );

const budget = `
Federal Pell Grant             $4,000

Estimated budget
Tuition                        $9,000
Housing                        $6,000
Meals                          $4,000
`;

describe('the lines of a budget', () => {
  test('a total that counts on from another, and names what it adds', () =>
    expect(
      costsIn(`${budget}Due to the school              $19,000
Books                           $1,000
With books included            $20,000`),
    ).toEqual(['Tuition 9000 TUITION', 'Housing 6000 HOUSING', 'Meals 4000 FOOD', 'Books 1000 BOOKS_AND_SUPPLIES']));

  test.each([
    ['Living Costs', 'PERSONAL'],
    ['Living/Personal', 'PERSONAL'],
    ['Living and Travel', 'COMBINED_INDIRECT'],
  ])('%s beside housing and meals is %s', (name, category) =>
    expect(costsIn(`${budget}${name.padEnd(31)}$2,000`)).toContain(`${name} 2000 ${category}`),
  );

  test.each([
    ['Living Expenses (food and housing, off campus)', 'HOUSING_AND_FOOD'],
    ['Living Allowance (rent and meals; 9 months)', 'HOUSING_AND_FOOD'],
    ['Living (housing, food, estimated)', 'HOUSING_AND_FOOD'],
    ['Living Expenses (rent, food, utilities)', 'LIVING_EXPENSES'],
    ['Bunk and Mess (Room & Board)', 'HOUSING_AND_FOOD'],
    ['Residence plan (housing, food)', 'HOUSING_AND_FOOD'],
    ['Mess (see room and board)', 'FOOD'],
    ['Living Expenses (room, meals, clothes, off campus)', 'LIVING_EXPENSES'],
  ])('%s is %s', (name, category) =>
    expect(costsIn(`${budget.replace(/(Housing|Meals).*\n/g, '')}${name.padEnd(56)}$8,000`)).toContain(
      `${name} 8000 ${category}`,
    ),
  );

  test('living in another block than housing and meals is what is left of it', () =>
    expect(costsIn(`${budget}\n\nOther costs\nLiving costs                   $1,500`)).toContain(
      'Living costs 1500 PERSONAL',
    ));

  test('living with parents is a cost of living', () =>
    expect(costsIn(`${budget.replace(/(Housing|Meals).*\n/g, '')}Living with parents   $5,000`)).toContain(
      'Living with parents 5000 LIVING_EXPENSES',
    ));

  test('registration fees are tuition where no line is called so', () =>
    expect(costsIn(budget.replace('Tuition          ', 'Registration fees'))).toContain(
      'Registration fees 9000 TUITION',
    ));

  test('living beside housing alone has the food in it', () =>
    expect(costsIn(`${budget.replace(/Meals.*/, '')}Living Costs                   $5,000`)).toContain(
      'Living Costs 5000 LIVING_EXPENSES',
    ));

  test('what the summer would cost is none of it', () =>
    expect(costsIn(`${budget}\n\nSummer 2027\nTuition for six credits: $1,900`)).toHaveLength(3));

  test('registration fees by the credit are tuition, others are not', () =>
    expect(costsIn(`${budget}Registration fees (30 units at $80)   $2,400\nRegistration fee   $90`)).toEqual(
      expect.arrayContaining([expect.stringMatching(/2400 TUITION$/), 'Registration fee 90 FEES']),
    ));

  test.each([
    ['0', '18,460'],
    ['1,250', '17,210'],
  ])('what the need is reckoned from is a whole budget, whatever it is called: SAI %s', (share, need) =>
    expect(
      costsIn(`
BUDGET:  IN-DISTRICT OWN APT  18,460    SAI:  ${share}    NEED:  ${need}

GIFT AID
Federal Pell Grant             $4,000
Riata Circle                   $1,000`),
    ).toEqual([]),
  );
});
