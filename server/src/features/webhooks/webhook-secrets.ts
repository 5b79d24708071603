import { seal, unseal } from '#platform/sealed-text.ts';
import type { Context } from '#server/context.ts';
import type { SealedHeader } from '#server/tables.ts';

const secretPurpose = 'webhook secret';
const headerPurpose = 'webhook header';

export const sealSecret = ({ config }: Context, secret: string): string =>
  seal(config.secretKey, secretPurpose, secret);

export const openSecret = ({ config }: Context, sealed: string): string =>
  unseal(config.secretKey, secretPurpose, sealed);

export const sealHeader = ({ config }: Context, value: string): string => seal(config.secretKey, headerPurpose, value);

export type OpenHeader = { name: string; value: string };

export const openHeaders = ({ config }: Context, headers: readonly SealedHeader[]): OpenHeader[] =>
  headers.map(({ name, value }) => ({ name, value: unseal(config.secretKey, headerPurpose, value) }));

type Secrets = { secret: string; previous_secret: string | null; previous_secret_until: Date | null };

/** Those that sign now: the newest, and for a day the one before it (D 34). */
export function signingSecrets(context: Context, webhook: Secrets): string[] {
  const { secret, previous_secret: previous, previous_secret_until: until } = webhook;
  const isKept = previous !== null && until !== null && until > context.clock.now();
  return [secret, ...(isKept ? [previous] : [])].map((sealed) => openSecret(context, sealed));
}
