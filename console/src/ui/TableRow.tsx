import { Checkbox } from './Checkbox.tsx';
import { classNames } from './class-names.ts';
import { Menu } from './Menu.tsx';
import type { TableProps } from './Table.tsx';
import { smallPlaces } from './table-column.ts';
import { cellStyle, checkCell, menuCell, rowStyle } from './table-row-style.ts';

type Props<Row> = TableProps<Row> & { row: Row };

export function TableRow<Row>(props: Props<Row>) {
  const { row, columns, rowId, rowLabel, tall = false, selected, onSelect, rowActions } = props;
  const id = rowId(row);
  const isSelected = selected?.has(id) ?? false;
  const actions = rowActions?.(row) ?? [];

  function select(checked: boolean) {
    const next = new Set(selected);
    if (checked) next.add(id);
    else next.delete(id);
    onSelect?.(next);
  }

  return (
    <tr className={rowStyle(isSelected)}>
      {onSelect && (
        <td className={checkCell}>
          <Checkbox label={`Select ${rowLabel(row)}`} hideLabel checked={isSelected} onChange={select} />
        </td>
      )}
      {columns.map(({ key, cell, align, small = 'line' }) => (
        <td key={key} className={classNames(cellStyle(tall, align === 'end'), smallPlaces[small])}>
          {cell(row)}
        </td>
      ))}
      {rowActions && (
        <td className={menuCell}>
          {actions.length > 0 && <Menu label={`Actions for ${rowLabel(row)}`} items={actions} />}
        </td>
      )}
    </tr>
  );
}
