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
