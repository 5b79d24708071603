import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  sortable?: boolean;
  /** A CSS width; the columns without one share the rest. */
  width?: string;
  /** The column's place when rows are stacked below 768 px: first line left or right, a full line, half a line. */
  small?: 'title' | 'aside' | 'line' | 'start' | 'end' | 'hidden';
};

export type Sort = { key: string; direction: 'asc' | 'desc' };

export const smallPlaces: Record<NonNullable<Column<unknown>['small']>, string> = {
  title: 'max-md:col-start-2 max-md:row-start-1',
  aside: 'max-md:col-start-3 max-md:row-start-1 max-md:justify-self-end',
  line: 'max-md:col-span-2 max-md:col-start-2',
  start: 'max-md:col-start-2',
  end: 'max-md:col-start-3 max-md:justify-self-end',
  hidden: 'max-md:hidden',
};
