import type { badFileReasons, sizeReasons } from '@tassel/contract/letter-reasons.ts';

export type BadFileReason = (typeof badFileReasons)[number];
export type SizeReason = (typeof sizeReasons)[number];

/** Why a file cannot be read as a letter: decision 3. */
export type Refusal =
  | { ok: false; status: 'BAD_FILE'; reason: BadFileReason }
  | { ok: false; status: 'SIZE_LIMIT_EXCEEDED'; reason: SizeReason };

export function badFile(reason: BadFileReason): Refusal {
  return { ok: false, status: 'BAD_FILE', reason };
}

export function tooMuch(reason: SizeReason): Refusal {
  return { ok: false, status: 'SIZE_LIMIT_EXCEEDED', reason };
}
