import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { Column, Sort } from './table-column.ts';

type Props<Row> = { column: Column<Row>; sort?: Sort; onSort?: (sort: Sort) => void };

export function SortHead<Row>({ column, sort, onSort }: Props<Row>) {
  const { key, head, align, sortable } = column;
  const direction = sort?.key === key ? sort.direction : undefined;
  const isEnd = align === 'end';
  const style = classNames(
    'h-(--row-head-height) px-3 font-medium whitespace-nowrap',
    isEnd ? 'text-right' : 'text-left',
    direction ? 'text-text' : 'text-text-muted',
  );
  if (!sortable || !onSort) {
    return (
      <th scope="col" className={style}>
        {head}
      </th>
    );
  }
  return (
    <th scope="col" aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')} className={style}>
      <button
        type="button"
        onClick={() => onSort({ key, direction: direction === 'asc' ? 'desc' : 'asc' })}
        className={classNames(
          'group inline-flex h-7 items-center gap-1 rounded-sm align-middle font-medium hover:text-text',
          isEnd && 'flex-row-reverse',
        )}
      >
        {head}
        <Icon
          name={direction === 'asc' ? 'arrow-up' : 'arrow-down'}
          size="sm"
          className={direction ? '' : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60'}
        />
      </button>
    </th>
  );
}
