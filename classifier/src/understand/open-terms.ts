import type { Row } from './rows.ts';

/**
 * Where every term has its aid and its costs, and the last one of a page has only the one, the other stands on the next page,
 * whatever total ended the first. So it does where another term has more rows behind the same ones.
 */
export function isTermOpen(rows: Row[], last: string | null): boolean {
  if (last === null) return false;
  const terms = Map.groupBy(
    rows.filter(({ term }) => term !== null),
    ({ term }) => term,
  );
  const own = terms.get(last);
  if (!own || terms.size < 2) return false;
  if ([...terms.values()].some((other) => beginsLike(own, other))) return true;
  return [...terms].every(([term, some]) => hasBoth(some) !== (term === last));
}

/** The rows of one term so far are the first ones of another, one by one. */
const beginsLike = (own: Row[], other: Row[]): boolean =>
  own.length > 1 && own.length < other.length && own.every(({ label }, index) => label === other[index]?.label);

/** "Spring 2027" at the foot of a page that lists another term: its rows stand on the next. */
export const isTermAhead = (rows: Row[], last: string | null): boolean =>
  last !== null && rows.some(({ term }) => term !== null) && rows.every(({ term }) => term !== last);

const hasBoth = (rows: Row[]): boolean => {
  const costs = rows.filter(({ section }) => section === 'COST').length;
  return costs > 0 && costs < rows.length;
};
