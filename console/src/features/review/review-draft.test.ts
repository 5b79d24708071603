import { expect, test } from 'vitest';
import {
  decisionOf,
  draftOf,
  draftTotals,
  isSound,
  reviewProblems,
  withAmount,
  withCategory,
  withKind,
  withNewAmount,
  withoutAmount,
  withRestored,
} from './review-draft.ts';

const letter = {
  institution: { name: 'Kestrel Bay University', city: null, state: 'OR', zip: null },
  awardYear: '2026-2027',
  costAmounts: [{ id: 'c1', description: 'Tuition', value: 38450, category: 'TUITION' }],
  aidAmounts: [
    { id: 'a1', description: 'Pell', value: 7395.5, source: 'FEDERAL', category: 'GRANT', subCategory: 'PELL' },
  ],
} as unknown as Parameters<typeof draftOf>[0];
const draft = draftOf(letter);

test('[R-4.10] an untouched draft decides the letter as it was read', () => {
  expect(isSound(reviewProblems(draft))).toBe(true);
  expect(decisionOf(draft)).toEqual({
    institution: { name: 'Kestrel Bay University', city: null, state: 'OR', zip: null },
    awardYear: '2026-2027',
    costAmounts: [{ id: 'c1', description: 'Tuition', value: 38450, category: 'TUITION' }],
    aidAmounts: [
      { id: 'a1', description: 'Pell', value: 7395.5, source: 'FEDERAL', category: 'GRANT', subCategory: 'PELL' },
    ],
  });
});

test('[R-4.10] amounts are corrected, added and removed, and the sums follow', () => {
  const corrected = withAmount(draft, 'a1', { value: '$8,000' });
  const added = withAmount(withNewAmount(corrected, 'loans', 'n1'), 'n1', { description: 'PLUS', value: '1000' });
  expect(draftTotals(added)).toMatchObject({ totalCost: 38450, freeMoney: 8000, loans: 1000, netPrice: 30450 });
  expect(decisionOf(added).aidAmounts[1]).toMatchObject({ id: null, value: 1000, category: 'LOAN' });
  expect(draftTotals(withoutAmount(added, 'c1'))).toMatchObject({ totalCost: null, netPrice: null });
});

test('[R-4.10] a kind brings its category along', () => {
  const moved = withKind(draft, 'a1', { source: 'FEDERAL', subCategory: 'PARENT_PLUS' });
  expect(decisionOf(moved).aidAmounts[0]).toMatchObject({ category: 'LOAN', subCategory: 'PARENT_PLUS' });
});

test.each([
  [withAmount(draft, 'a1', { value: 'a lot' }), 'a1'],
  [withAmount(draft, 'a1', { value: '0' }), 'a1'],
  [withAmount(draft, 'c1', { description: ' ' }), 'c1'],
  [withNewAmount(draft, 'work', 'n1'), 'n1'],
])('[R-5.09] an amount that can not stand keeps the letter from being ready', (broken, key) => {
  const problems = reviewProblems(broken);
  expect([...problems.amounts.keys()]).toEqual([key]);
  expect(isSound(problems)).toBe(false);
});

test.each([
  [{ awardYear: '2026' }, 'awardYear'],
  [{ awardYear: '2026-2028' }, 'awardYear'],
  [{ institution: { ...draft.institution, state: 'Oregon' } }, 'state'],
  [{ institution: { ...draft.institution, zip: '9720' } }, 'zip'],
] as const)('[R-5.09] %j is refused', (change, field) => {
  const problems = reviewProblems({ ...draft, ...change });
  expect(problems[field]).toBeTruthy();
  expect(isSound(problems)).toBe(false);
});

test('[R-4.10] a category key moves a line between costs and aid, and it stays the same line', () => {
  const aid = withCategory(draft, 'c1', 'SCHOLARSHIP');
  expect(decisionOf(aid)).toMatchObject({
    costAmounts: [],
    aidAmounts: [{ id: 'a1' }, { id: 'c1', source: 'INSTITUTION', subCategory: 'OTHER_SCHOLARSHIP', value: 38450 }],
  });
  const back = withKind(aid, 'c1', { category: 'FEES' });
  expect(decisionOf(back)).toMatchObject({ costAmounts: [{ id: 'c1', category: 'FEES' }], aidAmounts: [{ id: 'a1' }] });
});

test.each([
  ['GRANT', 'PELL'],
  ['SCHOLARSHIP', 'OTHER_SCHOLARSHIP'],
  ['LOAN', 'DIRECT_UNSPECIFIED'],
  ['WORK', 'FEDERAL_WORK_STUDY'],
  ['OTHER', 'OTHER'],
] as const)('[R-4.10] federal aid that becomes a %s is %s', (category, subCategory) => {
  expect(withCategory(draft, 'a1', category).aid[0]).toMatchObject({ source: 'FEDERAL', subCategory });
});

test('[R-4.10] a removed line can be brought back as it was, one that was only begun is gone', () => {
  const corrected = withAmount(draft, 'a1', { value: '8000' });
  const removed = withoutAmount(corrected, 'a1');
  expect(decisionOf(removed).aidAmounts).toEqual([]);
  expect(withRestored(removed, 'a1')).toEqual(corrected);
  expect(withoutAmount(withNewAmount(draft, 'loans', 'n1'), 'n1')).toEqual(draft);
});

test('[R-4.10] a line that was drawn on the page carries its place', () => {
  const place = { page: 2, left: 1, top: 2, width: 3, height: 4 };
  expect(decisionOf(withNewAmount(draft, 'freeMoney', 'n1', place)).aidAmounts[1]).toMatchObject({ id: null, place });
});
