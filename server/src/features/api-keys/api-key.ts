import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { type ApiKeyState, apiKeyWarningDays } from '@tassel/contract/api-key.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '#server/tables.ts';

export type ApiKey = Omit<Selectable<Tables['api_keys']>, 'key_sha256' | 'person_id' | 'warned_days'>;

export const apiKeyColumns = [
  'id',
  'key',
  'name',
  'lifetime_days',
  'insert_time',
  'expire_time',
  'last_used_time',
  'disabled_at',
  'rotated_from',
  'rotates_out_at',
] as const;

const digits = '0123456789';
const small = 'abcdefghijklmnopqrstuvwxyz';
const pattern = /^(tsl_[a-z0-9]{8})(?:_[A-Za-z0-9]{32})?$/;

const random = (length: number, alphabet: string): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** D 28: the part that identifies it, and the whole, which is shown once. */
export function drawKey(): { key: string; secret: string } {
  const key = `tsl_${random(8, small + digits)}`;
  return { key, secret: `${key}_${random(32, small + small.toUpperCase() + digits)}` };
}

/** The identifying part of a key that is given whole or by that part; undefined where it is neither. */
export const identifyingPart = (given: string): string | undefined => pattern.exec(given)?.[1];

export const isSecretOf = (secret: string, digest: Uint8Array): boolean => timingSafeEqual(digestOf(secret), digest);

type Times = Pick<ApiKey, 'disabled_at' | 'expire_time' | 'rotates_out_at'>;

export function stateOf({ disabled_at, expire_time, rotates_out_at }: Times, now: Date): ApiKeyState {
  if (disabled_at) return 'DISABLED';
  if (rotates_out_at && rotates_out_at <= now) return 'ROTATED_OUT';
  if (expire_time <= now) return 'EXPIRED';
  return rotates_out_at ? 'ROTATES_OUT' : 'ACTIVE';
}

/** Whether the key still opens anything. */
export const isUsable = (times: Times, now: Date): boolean => ['ACTIVE', 'ROTATES_OUT'].includes(stateOf(times, now));

/** When a key stops to work by itself. */
export const endOf = ({ expire_time, rotates_out_at }: Pick<Times, 'expire_time' | 'rotates_out_at'>): Date =>
  rotates_out_at && rotates_out_at < expire_time ? rotates_out_at : expire_time;

/** A key that lives for a week needs no mail a week before its end, so that one counts as sent. */
export const warnedAtBirth = (lifetimeDays: number): number | null =>
  apiKeyWarningDays.filter((days) => days >= lifetimeDays).at(-1) ?? null;
