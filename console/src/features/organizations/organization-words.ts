import type { BillingStatus } from '@tassel/contract/organization.ts';

export const billingStatusWords: Record<BillingStatus, string> = {
  FREE: 'Free: credits only',
  ACTIVE: 'Active: card on file, monthly invoice',
  PAST_DUE: 'Past due: read and export only',
  CANCELED: 'Canceled',
};
