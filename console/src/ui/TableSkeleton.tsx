import { CheckMark } from './CheckMark.tsx';
import { classNames } from './class-names.ts';
import { Skeleton } from './Skeleton.tsx';
import { type Column, smallPlaces } from './table-column.ts';
import { cellStyle, checkCell, menuCell, rowStyle } from './table-row-style.ts';

type Props<Row> = {
  columns: readonly Column<Row>[];
  count: number;
  tall: boolean;
  isSelectable: boolean;
  hasActions: boolean;
};

const widths = ['w-1/2', 'w-2/3', 'w-3/5', 'w-4/5'];

export function TableSkeleton<Row>({ columns, count, tall, isSelectable, hasActions }: Props<Row>) {
  const rows = Array.from({ length: count }, (_, index) => index);
  return rows.map((row) => (
    <tr key={row} className={rowStyle(false)}>
      {isSelectable && (
        <td className={checkCell}>
          <CheckMark state="off" disabled />
        </td>
      )}
      {columns.map(({ key, align, small = 'line' }, place) => (
        <td key={key} className={classNames(cellStyle(tall, align === 'end'), smallPlaces[small], 'max-md:min-w-16')}>
          <Skeleton className={widths[(row + place) % widths.length]} />
        </td>
      ))}
      {hasActions && <td className={menuCell} />}
    </tr>
  ));
}
