import { domainOf } from './email.ts';
import { isPublicMailDomain } from './public-mail-domains.ts';

export const billingStatuses = ['FREE', 'ACTIVE', 'PAST_DUE', 'CANCELED'] as const;
export type BillingStatus = (typeof billingStatuses)[number];

/** Free classifications that a person's first organization starts with (D 22). */
export const freeCredits = 100;

export const organizationNameProblem = (name: string): string | undefined => {
  const length = name.trim().length;
  if (length === 0) return 'Enter a name.';
  if (length > 120) return 'Use at most 120 characters.';
};

/** D 12: days after a letter's end; null is never. */
export const maxPurgeDays = 3650;

export const purgeDaysProblem = (days: number | null): string | undefined => {
  if (days === null || (Number.isInteger(days) && days >= 0 && days <= maxPurgeDays)) return undefined;
  return `Enter whole days from 0 to ${maxPurgeDays}.`;
};

type Address = { email: string; isVerified: boolean };

/** D 21: only the domain of one's own verified address, and none where anybody gets one. */
export const joinDomainProblem = (domain: string, { email, isVerified }: Address): string | undefined => {
  if (!isVerified) return 'Verify your email first.';
  if (isPublicMailDomain(domain)) return `Anybody can have an address at ${domain}. Invite people instead.`;
  if (domain !== domainOf(email)) return `Only the domain of your own address can be used: ${domainOf(email)}.`;
};
