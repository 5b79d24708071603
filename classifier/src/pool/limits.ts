const mebibyte = 1024 * 1024;

export type PoolLimits = {
  children: number;
  /** A letter that takes more work than this is given up, and its child killed: time that other programs take is not its fault. */
  maxCpuMs: number;
  /** A letter that takes longer is given up, whatever keeps it. */
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
  maxCpuMs: 60_000,
  timeoutMs: 180_000,
  maxResidentBytes: 2048 * mebibyte,
  restResidentBytes: 1200 * mebibyte,
  maxLetters: 1000,
};
