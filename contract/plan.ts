import type { BillingStatus } from './organization.ts';

/**
 * D 39: what an ADMIN may choose. ACTIVE always asks for a card; FREE is where an organization starts and none goes back
 * to; PAST_DUE is never chosen.
 */
const choices: Record<BillingStatus, readonly BillingStatus[]> = {
  FREE: ['ACTIVE', 'CANCELED'],
  // To ACTIVE again: another card.
  ACTIVE: ['ACTIVE', 'CANCELED'],
  PAST_DUE: ['ACTIVE', 'CANCELED'],
  CANCELED: ['ACTIVE'],
};

export const mayChoosePlan = (from: BillingStatus, to: BillingStatus): boolean => choices[from].includes(to);

export const planNames: Record<BillingStatus, string> = {
  FREE: 'Free',
  ACTIVE: 'Pay as you go',
  PAST_DUE: 'Past due',
  CANCELED: 'Canceled',
};
