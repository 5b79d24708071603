export const billingStatuses = ['FREE', 'ACTIVE', 'PAST_DUE', 'CANCELED'] as const;
export type BillingStatus = (typeof billingStatuses)[number];

/** Free classifications that a person's first organization starts with (D 22). */
export const freeCredits = 100;

export const organizationNameProblem = (name: string): string | undefined => {
  const length = name.trim().length;
  if (length === 0) return 'Enter a name.';
  if (length > 120) return 'Use at most 120 characters.';
};
