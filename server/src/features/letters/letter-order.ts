import { type OrderByExpression, sql } from 'kysely';
import type { Direction } from '#platform/paging.ts';
import type { Tables } from '#server/tables.ts';

/** What letters can be ordered by. Where a letter may lack the value, those that lack it come last either way. */
const columns = {
  FILENAME: { column: 'letters.filename_key', isAlwaysThere: true },
  STATUS: { column: 'letters.status', isAlwaysThere: true },
  LAST_STATUS_UPDATE: { column: 'letters.last_status_update', isAlwaysThere: true },
  // Ids sort by the time of their making.
  INSERT_TIME: { column: 'letters.id', isAlwaysThere: true },
  SCHOOL: { column: 'letters.school_name', isAlwaysThere: false },
  YEAR: { column: 'letters.year', isAlwaysThere: false },
  FREE_MONEY: { column: 'letters.free_money', isAlwaysThere: false },
  NET_PRICE: { column: 'letters.net_price', isAlwaysThere: false },
} as const;

export type LetterOrderField = keyof typeof columns;
export type LetterOrder = { field: LetterOrderField; direction?: Direction | null };

/** The order as SQL; ties are broken by id, in the direction of the first field, so that an index can be followed. */
export function letterOrder(orders: readonly LetterOrder[] | null | undefined, usual: LetterOrder) {
  const wanted = orders?.length ? orders : [usual];
  const terms = wanted.map(({ field, direction }) => {
    const { column, isAlwaysThere } = columns[field];
    const way = sql.raw(direction === 'DESC' ? 'desc' : 'asc');
    return sql`${sql.ref(column)} ${way}${isAlwaysThere ? sql`` : sql` nulls last`}`;
  });
  const way = sql.raw(wanted[0]?.direction === 'DESC' ? 'desc' : 'asc');
  return sql.join([...terms, sql`letters.id ${way}`]) as unknown as OrderByExpression<Tables, 'letters', object>;
}
