import { expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const foodIn = (line: string, ...[first, second]: [string, string]): string | undefined =>
  linesOfLetter(`
Cost of attendance        ${first.padEnd(24)}${second}
Tuition                   $10,000                 $10,000
Housing and food          $14,000                 $5,000

Harmon Grant              $4,000

${line}`).costs.at(-1);

test.each([
  ['You told us you will live with family, so your aid was set by that.', 'On campus', 'With parents'],
  ['Your application says that you will be living with your mother.', 'On campus', 'With parents'],
  ['Because you will commute from home, the right-hand column applies to you.', 'On campus', 'With relatives'],
  ['We used the budget for students living at home with parents.', 'Living on campus', 'Living at home'],
  ['Your budget is for a student who lives with parents; should you move to campus, tell us.', 'Resident', 'Commuter'],
  ['Residency for aid: living at home', 'Dorm', 'Home with parents'],
  ['Your housing choice is on file as living with parents.', 'Living on campus', 'Commuting'],
  ['Your aid is based on the commuter budget.', 'On campus', 'With parents'],
  ['This offer assumes that you live with your family.', 'On campus', 'At home'],
  ['As you live at home, the second budget is yours.', 'On campus', 'With parents'],
])('the way of living that is the reader\'s: "%s"', (line, ...heads) =>
  expect(foodIn(line, ...heads)).toBe('Housing and food 5000 HOUSING_AND_FOOD'),
);

test.each([
  ['If you live with family, tell us and we will use the other budget.'],
  ['Will you live with family? Then your costs are lower.'],
  ['You may live with family to spend less on housing.'],
  ['Students who live with family spend less. You told us that you will live in a residence hall.'],
])('what others do, or the reader might: "%s"', (line) =>
  expect(foodIn(line, 'On campus', 'With family')).toBe('Housing and food 14000 HOUSING_AND_FOOD'),
);

test('budgets one under the other, of which a sentence tells the way of living in other words', () => {
  const budget = (title: string, food: string): string => `
${title}
Tuition                   $10,000
Housing and food          ${food}
Books                     $1,000
`;
  const { costs } = linesOfLetter(`
You are listed as living with your family.
${budget('Student living on campus', '$14,000')}${budget('Student living with parents', '$5,000')}
Your aid
Harmon Grant              $4,000`);
  expect(costs).toContain('Housing and food 5000 HOUSING_AND_FOOD');
});
