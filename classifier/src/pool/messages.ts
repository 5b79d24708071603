import type { ClassifiedLetter } from '../classify.ts';

/** From the pool to a child: one letter. */
export type Order = { bytes: Uint8Array };

/** From a child to the pool. */
export type Report = { kind: 'warm' } | { kind: 'done'; letter: ClassifiedLetter; residentBytes: number };
