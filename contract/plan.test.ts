import { expect, test } from 'vitest';
import { billingStatuses } from './organization.ts';
import { mayChoosePlan } from './plan.ts';

test('[R-D.39] which plan may be chosen from which: nobody chooses PAST_DUE, and nobody goes back to FREE', () => {
  const allowed = billingStatuses.flatMap((from) =>
    billingStatuses.filter((to) => mayChoosePlan(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(allowed).toEqual([
    'FREE → ACTIVE',
    'FREE → CANCELED',
    'ACTIVE → ACTIVE',
    'ACTIVE → CANCELED',
    'PAST_DUE → ACTIVE',
    'PAST_DUE → CANCELED',
    'CANCELED → ACTIVE',
  ]);
});
