import { Checkbox } from './Checkbox.tsx';
import { SortHead } from './SortHead.tsx';
import type { TableProps } from './Table.tsx';

export function TableHead<Row>(props: TableProps<Row>) {
  const { columns, rows, rowId, selected, onSelect, sort, onSort, rowActions, loading } = props;
  const ids = rows.map(rowId);
  const chosen = ids.filter((id) => selected?.has(id)).length;
  const isAll = ids.length > 0 && chosen === ids.length;

  function selectAll(checked: boolean) {
    const others = [...(selected ?? [])].filter((id) => !ids.includes(id));
    onSelect?.(new Set(checked ? [...others, ...ids] : others));
  }

  return (
    <thead className="max-md:hidden">
      <tr className="border-b border-border text-xs">
        {onSelect && (
          <th scope="col" className="pl-3 text-left font-medium">
            <Checkbox
              label="Select all"
              hideLabel
              checked={isAll}
              indeterminate={chosen > 0 && !isAll}
              disabled={loading || ids.length === 0}
              onChange={selectAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <SortHead key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
        {rowActions && (
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
