/** D 28: days that a key may live. */
export const apiKeyLifetimes = [7, 30, 90, 365] as const;
export type ApiKeyLifetime = (typeof apiKeyLifetimes)[number];
export const defaultApiKeyLifetime: ApiKeyLifetime = 90;

export const apiKeyLimits = { maxActive: 10, maxNameLength: 80 } as const;

/** How long a key that is being rotated works beside the new one. */
export const rotationHours = 24;

/** Days before its end that the owner is told by mail, the first one first. */
export const apiKeyWarningDays = [14, 7, 1] as const;

export const apiKeyStates = ['ACTIVE', 'ROTATES_OUT', 'ROTATED_OUT', 'EXPIRED', 'DISABLED'] as const;
export type ApiKeyState = (typeof apiKeyStates)[number];

export const apiKeyNameProblem = (name: string): string | undefined => {
  const { length } = name.trim();
  if (length === 0) return 'Enter a name.';
  if (length > apiKeyLimits.maxNameLength) return `Use at most ${apiKeyLimits.maxNameLength} characters.`;
};

export const isApiKeyLifetime = (days: number): days is ApiKeyLifetime =>
  apiKeyLifetimes.some((allowed) => allowed === days);
