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
