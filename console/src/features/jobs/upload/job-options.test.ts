import { defaultPrices } from '@tassel/contract/prices.ts';
import { expect, test } from 'vitest';
import { jobCost } from './job-cost.ts';
import { daysProblem, firstOptions, type JobOptions, nameProblem, purgeDays, suggestedName } from './job-options.ts';

const options = (change: Partial<JobOptions>): JobOptions => ({ ...firstOptions, ...change });

test('[R-D.08] a job without a name is called after the time', () => {
  expect(suggestedName(new Date(2026, 3, 7, 9, 5))).toBe('Upload 2026-04-07 09:05');
  expect(nameProblem(options({ name: '' }))).toBeUndefined();
  expect(nameProblem(options({ name: 'x'.repeat(121) }))).toBe('Use at most 120 characters.');
});

test.each([
  [{ keep: 'organization' }, undefined],
  [{ keep: 'always' }, null],
  [{ keep: '0' }, 0],
  [{ keep: '90' }, 90],
  [{ keep: 'other', otherDays: '14' }, 14],
] as const)('[R-D.12] %j', (change, days) => {
  expect(purgeDays(options(change))).toBe(days);
  expect(daysProblem(options(change))).toBeUndefined();
});

test.each(['', '-1', '1.5', '3651', 'soon'])('[R-5.09] %j days are refused', (otherDays) => {
  expect(daysProblem(options({ keep: 'other', otherDays }))).toBeTruthy();
});

test.each([
  [8, { billingStatus: 'FREE', credits: 100 }, { byCredits: 8, byCard: 0, cents: 0, creditsAfter: 92, refusal: null }],
  [8, { billingStatus: 'ACTIVE', credits: 3 }, { byCredits: 3, byCard: 5, cents: 250, creditsAfter: 0, refusal: null }],
  [1200, { billingStatus: 'ACTIVE', credits: 0 }, { byCard: 1200, cents: 57_000 }],
  [12, { billingStatus: 'FREE', credits: 3 }, { refusal: '12 letters need 12 credits, and 3 are left.' }],
  [1, { billingStatus: 'FREE', credits: 0 }, { refusal: '1 letter needs 1 credit, and 0 are left.' }],
  [
    1,
    { billingStatus: 'PAST_DUE', credits: 9 },
    { refusal: 'A payment is overdue. New jobs start when it is settled.' },
  ],
  [
    20,
    { billingStatus: 'ACTIVE', credits: 0, month: { tiers: defaultPrices.classifications, used: 990 } },
    { cents: 10 * 50 + 10 * 35, isExact: true },
  ],
  [20, { billingStatus: 'ACTIVE', credits: 0 }, { cents: 20 * 50, isExact: false }],
  [10_001, { billingStatus: 'ACTIVE', credits: 0 }, { refusal: 'A job may hold at most 10,000 letters, not 10,001.' }],
] as const)('[R-D.40] [R-D.41] %i letters for %j', (letters, payer, cost) => {
  expect(jobCost(letters, payer)).toMatchObject(cost);
});
