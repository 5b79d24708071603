import type { Row } from './rows.ts';

/**
 * Where every term has its aid and its costs, and the last one of a page has only the one, the other stands on the next page,
 * whatever total ended the first.
 */
export function isTermOpen(rows: Row[], last: string | null): boolean {
  if (last === null) return false;
  const terms = Map.groupBy(
    rows.filter(({ term }) => term !== null),
    ({ term }) => term,
  );
  if (!terms.has(last) || terms.size < 2) return false;
  return [...terms].every(([term, some]) => hasBoth(some) !== (term === last));
}

/** "Spring 2027" at the foot of a page that lists another term: its rows stand on the next. */
export const isTermAhead = (rows: Row[], last: string | null): boolean =>
  last !== null && rows.some(({ term }) => term !== null) && rows.every(({ term }) => term !== last);

const hasBoth = (rows: Row[]): boolean => {
  const costs = rows.filter(({ section }) => section === 'COST').length;
  return costs > 0 && costs < rows.length;
};
