import { describe, expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';
import { withoutLeftOut } from './label-tails.ts';

describe('what a line leaves out', () => {
  test.each(['Amounts together, without the housing allowance', 'All yearly amounts (not counting room and meals)'])(
    '"%s" is no cost',
    (sum) => {
      const { aid, costs } = linesOfLetter(`
Other aid
Federal Pell Grant                                            $3,000
Harmon Grant                                                  $2,500
Direct Subsidized Loan                                        $3,500
${sum.padEnd(61)} $9,000

Costs for the year
Tuition                                                       $8,000
Housing without meals                                         $4,000`);
      expect(aid).toHaveLength(3);
      expect(costs).toEqual(['Tuition 8000 TUITION', 'Housing without meals 4000 HOUSING']);
    },
  );

  test.each(['Doctors Without Borders Grant', 'Leaders without limits scholarship', 'without loans'])(
    '"%s" is a name',
    (name) => expect(withoutLeftOut(name)).toBe(name),
  );
});

describe('hours of work', () => {
  const under = (name: string): string[] =>
    linesOfLetter(`
Grants
Harmon Grant                                                  $4,000
Work options
${name.padEnd(61)} $1,920
Total work options                                            $1,920`).aid.slice(1);

  test.each(['Work-Study Hours Per Week (estimated): 8', 'Work-study (hours per week: 10-12)'])(
    'counted behind its name say nothing of it: %s',
    (name) => expect(under(name)).toEqual([`${name.replace(/ Hours.*/, '')} 1920 FEDERAL FEDERAL_WORK_STUDY`]),
  );

  test.each(['Hours Per Week: 8', 'Work-study hours per week'])('are no amount: %s', (name) =>
    expect(under(name)).toEqual([]),
  );
});

test.each(['Meal Plan, 15 per week', 'Dining, 14 meals a week', 'Meals, 19 swipes per week'])(
  'how much is eaten is no rate: %s',
  (name) =>
    expect(
      linesOfLetter(`
Costs
Tuition                                                       $8,000
${name.padEnd(61)} $4,480
Harmon Grant                                                  $4,000`).costs,
    ).toEqual(['Tuition 8000 TUITION', `${name} 4480 FOOD`]),
);
