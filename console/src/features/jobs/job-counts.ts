import { isFinal, type LetterStatus, mayReplaceFile } from '@tassel/contract/letter-status.ts';
import { letterStatusLook, letterStatusOrder } from '#ui/letter-status-look.ts';

export type StatusCounts = { status: LetterStatus; count: number }[];

const sumOf = (counts: StatusCounts, belongs: (status: LetterStatus) => boolean) =>
  counts.reduce((sum, { status, count }) => sum + (belongs(status) ? count : 0), 0);

export const countOf = (counts: StatusCounts, status: LetterStatus) => sumOf(counts, (other) => other === status);
export const totalOf = (counts: StatusCounts) => sumOf(counts, () => true);

/** Letters that a person could still stop. */
export const unfinishedOf = (counts: StatusCounts) => sumOf(counts, (status) => !isFinal(status));

/** Letters that ended badly and wait for a better file or a reviewer. */
export const needsYouOf = (counts: StatusCounts) => sumOf(counts, mayReplaceFile);

/** The bar's segments and its legend, in the order that all bars keep. */
export function statusSegments(counts: StatusCounts) {
  return letterStatusOrder.map((key) => ({ key, ...letterStatusLook[key], value: countOf(counts, key) }));
}
