import { expect, test } from 'vitest';
import { amountGroups } from '#features/letters/amount-groups.ts';
import type { Letter } from '#features/letters/letter.ts';
import { draftGroups } from './draft-groups.ts';
import { draftOf, withAmount, withKind, withNewAmount, withoutAmount } from './review-draft.ts';

const box = { page: 1, left: 1, top: 2, width: 3, height: 4 };
const placed = { confidence: 0.9, figureBox: box, descriptionBox: box };
const letter = {
  institution: null,
  awardYear: null,
  costAmounts: [{ id: 'c1', description: 'Tuition & Fees', value: 100.1, category: 'TUITION_AND_FEES', ...placed }],
  aidAmounts: [
    {
      id: 'a1',
      description: 'Pell',
      value: 50.2,
      source: 'FEDERAL',
      category: 'GRANT',
      subCategory: 'PELL',
      ...placed,
    },
    { id: 'a2', description: 'Plan', value: 1, source: 'UNKNOWN', category: 'OTHER', subCategory: 'OTHER', ...placed },
  ],
} as unknown as Letter;
const draft = draftOf(letter);
const linesOf = (groups: ReturnType<typeof amountGroups>) =>
  groups.map(({ key, sum, amounts }) => `${key} ${sum}: ${amounts.map(({ kind }) => kind).join()}`);

test('the lines stand in the order of the arithmetic, and a category is not said twice', () => {
  const groups = amountGroups(letter);
  expect(linesOf(groups)).toEqual([
    'costs 100.1: ',
    'freeMoney 50.2: Federal, Pell',
    'loans 0: ',
    'work 0: ',
    'other 1: Unknown source, other',
  ]);
  expect(linesOf(draftGroups(draft, letter))).toEqual(linesOf(groups));
});

test('[R-4.10] a corrected line keeps its place on the page and what was read beside it', () => {
  const corrected = draftGroups(withAmount(draft, 'a1', { value: '60' }), letter)[1]?.amounts[0];
  expect(corrected).toMatchObject({ value: 60, read: ['$50.20'], confidence: null, figureBox: box });
});

test('[R-4.10] a line of another kind moves to its group, a removed one leaves the page, a new one has no place', () => {
  const moved = draftGroups(withKind(draft, 'a1', { source: 'FEDERAL', subCategory: 'PARENT_PLUS' }), letter);
  expect(moved[2]?.amounts).toMatchObject([{ id: 'a1', read: ['Federal, Pell'] }]);
  const changed = draftGroups(withNewAmount(withoutAmount(draft, 'c1'), 'costs', 'n1'), letter);
  expect(changed[0]?.amounts).toMatchObject([{ id: 'n1', figureBox: null, confidence: null }]);
});
