import type { BillingStatus } from '@tassel/contract/organization.ts';

export const billingStatusWords: Record<BillingStatus, string> = {
  FREE: 'Free: credits only',
  ACTIVE: 'Active: card on file, monthly invoice',
  PAST_DUE: 'Past due: read and export only',
  CANCELED: 'Canceled',
};

export function onOff(isOn: boolean): string {
  return isOn ? 'On' : 'Off';
}

/** D 12: days after a letter's end; none means never. */
export function purgeWords(days: number | null | undefined): string {
  if (days === null || days === undefined) return 'Never';
  if (days === 0) return 'The night after a letter is done';
  return days === 1 ? '1 day after a letter is done' : `${days.toLocaleString('en-US')} days after a letter is done`;
}
