import { type Entry, makers } from './access-entry.ts';

/** A key that nobody has: what one may do with one's own is tested where keys are. */
const unknown = '(key: "tsl_00000000")';

/** API keys are one's own, in every organization; reviewers have none (D 18). */
export const apiKeyAccess: Record<string, Entry> = {
  'query apiKeys': { call: () => 'apiKeys { itemsCount }', may: makers, stranger: 'nothing' },
  'mutation createApiKey': { call: () => 'createApiKey { apiKey { key } }', may: makers, stranger: 'nothing' },
  'mutation rotateApiKey': { call: () => `rotateApiKey${unknown} { secret }`, stranger: 'refused' },
  'mutation disableApiKey': { call: () => `disableApiKey${unknown} { key }`, stranger: 'refused' },
};
