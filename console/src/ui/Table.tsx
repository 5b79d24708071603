import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import type { MenuAction } from './Menu.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import type { Column, Sort } from './table-column.ts';

export type { Column, Sort } from './table-column.ts';

export type TableProps<Row> = {
  /** What the table holds, for the screen reader. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** A row's name, for its checkbox and its menu. */
  rowLabel: (row: Row) => string;
  /** Rows of two lines are 56 high instead of 44. */
  tall?: boolean;
  selected?: ReadonlySet<string>;
  onSelect?: (selected: Set<string>) => void;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  rowActions?: (row: Row) => MenuAction[];
  loading?: boolean;
  /** How many rows stand in while loading. */
  pageSize?: number;
  error?: { title: string; text?: string; onRetry?: () => void };
  empty?: ReactNode;
};

export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowId, loading = false, pageSize = 10, error, empty, tall = false } = props;
  const isSelectable = props.onSelect !== undefined;
  const hasActions = props.rowActions !== undefined;
  if (error) {
    return (
      <div className="mt-4">
        <ErrorState {...error} />
      </div>
    );
  }
  if (!loading && rows.length === 0 && empty) return <>{empty}</>;
  return (
    <div className="-mx-3 mt-3 max-md:-mx-(--gutter)">
      <table
        aria-label={label}
        aria-busy={loading || undefined}
        className="w-full table-fixed border-collapse text-sm max-md:block"
      >
        <colgroup className="max-md:hidden">
          {isSelectable && <col className="w-10" />}
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
          {hasActions && <col className="w-12" />}
        </colgroup>
        <TableHead {...props} />
        <tbody className="max-md:block">
          {loading ? (
            <TableSkeleton
              columns={columns}
              count={pageSize}
              tall={tall}
              isSelectable={isSelectable}
              hasActions={hasActions}
            />
          ) : (
            rows.map((row) => <TableRow key={rowId(row)} row={row} {...props} />)
          )}
        </tbody>
      </table>
      <p role="status" className="sr-only">
        {loading ? `Loading ${label}` : ''}
      </p>
    </div>
  );
}
