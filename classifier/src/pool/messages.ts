import type { ClassifiedLetter } from '../classify.ts';
import type { TaughtLine } from '../understand/taught-lines.ts';

/** From the pool to a child: one letter. */
export type Order = { bytes: Uint8Array; taught?: readonly TaughtLine[] };

/** From a child to the pool. */
export type Report = { kind: 'warm' } | { kind: 'done'; letter: ClassifiedLetter; residentBytes: number };
