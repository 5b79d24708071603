const mebibyte = 1024 * 1024;

export type PoolLimits = {
  children: number;
  /** A letter that takes longer is given up, and its child killed. */
  timeoutMs: number;
  /** A child above it is killed at once. */
  maxResidentBytes: number;
  /** A child above it after a letter is replaced: memory inside wasm never shrinks. */
  restResidentBytes: number;
  /** A child is replaced after so many letters, whatever leaks. */
  maxLetters: number;
};

export const defaultPoolLimits: PoolLimits = {
  children: 2,
  timeoutMs: 60_000,
  maxResidentBytes: 2048 * mebibyte,
  restResidentBytes: 1000 * mebibyte,
  maxLetters: 50,
};
