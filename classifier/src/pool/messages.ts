import type { ClassifiedLetter } from '../classify.ts';

/** From the pool to a child: one letter. */
export type Order = { bytes: Uint8Array };

/** From a child to the pool: `failure` is an error of ours, which the pool passes on. */
export type Report =
  | { kind: 'warm' }
  | { kind: 'done'; letter: ClassifiedLetter; residentBytes: number }
  | { kind: 'failed'; failure: string };
