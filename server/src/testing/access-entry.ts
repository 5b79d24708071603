import type { Role } from '@tassel/contract/roles.ts';
import type { LetterThings } from './access-of-letters.ts';
import type { WebhookThings } from './access-of-webhooks.ts';

/** Ids of things that belong to the organization that is asked about. */
export type Things = LetterThings &
  WebhookThings & { organization: string; member: string; invitation: string; cardSetup: string };

export type Entry = {
  /** Without the operation's name around it. */
  call: (things: Things) => string;
  /** What each role may by D 18; a field of one's own person has no roles. */
  may?: Record<Role, boolean>;
  /** What a member of another organization is answered: refused, or nothing of that organization. */
  stranger: 'refused' | 'nothing';
};

export const everyone = { ADMIN: true, USER: true, REVIEWER: true };
export const makers = { ADMIN: true, USER: true, REVIEWER: false };
export const reviewers = { ADMIN: true, USER: false, REVIEWER: true };
export const admins = { ADMIN: true, USER: false, REVIEWER: false };

export const id = (value: string): string => JSON.stringify(value);
