import { describe, expect, test } from 'vitest';
import { amountValueProblem, awardYearProblem, subCategoryProblem, totalsOf, yearOf } from './amounts.ts';

describe('does', () => {
  test('sums a letter to the cent', () => {
    const aid = [
      { value: 0.1, category: 'GRANT' },
      { value: 0.2, category: 'SCHOLARSHIP' },
      { value: 3500, category: 'LOAN' },
      { value: 2000, category: 'WORK' },
      { value: 9999, category: 'OTHER' },
    ] as const;
    expect(totalsOf(aid, [{ value: 20_000.3 }, { value: 500 }])).toEqual({
      totalCost: 20_500.3,
      freeMoney: 0.3,
      loans: 3500,
      work: 2000,
      netPrice: 20_500,
      remaining: 15_000,
    });
  });

  test('knows no net price where the letter names no costs', () => {
    expect(totalsOf([{ value: 5, category: 'GRANT' }], [])).toMatchObject({
      totalCost: null,
      freeMoney: 5,
      netPrice: null,
      remaining: null,
    });
  });

  test('[R-D.10] the year is the one that the award year starts with', () => {
    expect(yearOf('2026-2027')).toBe(2026);
    expect(yearOf(null)).toBeNull();
  });
});

describe('refuses', () => {
  test.each([0, -5, 1.005, 10_000_000, Number.NaN, Number.POSITIVE_INFINITY])('the amount %d', (value) => {
    expect(amountValueProblem(value)).toBeTypeOf('string');
  });

  test('award years that are none, and kinds of another category', () => {
    for (const year of ['2026', '2026-2028', '2026-27', 'x']) expect(awardYearProblem(year)).toBeTypeOf('string');
    expect(awardYearProblem('2026-2027')).toBeUndefined();
    expect(subCategoryProblem('LOAN', 'PELL')).toBeTypeOf('string');
    expect(subCategoryProblem('GRANT', 'PELL')).toBeUndefined();
  });
});
