import { useMemo } from 'react';
import type { ListControl } from '#platform/use-list-view.ts';
import { Dropdown } from '#ui/Dropdown.tsx';
import { Table } from '#ui/Table.tsx';
import { type MapFilterName, sortStates } from './map-list.ts';
import type { StateFigures } from './measures.ts';
import { stateColumns } from './state-columns.tsx';

type Props = {
  list: ListControl<MapFilterName>;
  states: readonly StateFigures[] | undefined;
  lit: string | null;
  addressOf: (code: string) => string;
  onLight: (code: string | null) => void;
};

export const tableId = 'letters-by-state';

const orders = [
  { value: '-letters', label: 'Most letters' },
  { value: 'state', label: 'Name of the state' },
  { value: '-schools', label: 'Most schools' },
  { value: 'net-price', label: 'Lowest net price' },
  { value: '-net-price', label: 'Highest net price' },
  { value: '-failures', label: 'Most failures' },
];

/** The figures of the map as a table; a phone, where its heads are hidden, sorts it by a list. */
export function StateTable({ list, states, lit, addressOf, onLight }: Props) {
  const { view, sortBy } = list;
  const { key, direction } = view.sort;
  const rows = useMemo(() => sortStates(states ?? [], { key, direction }), [states, key, direction]);
  return (
    <div id={tableId} tabIndex={-1} className="-mt-3 min-w-0 outline-none max-md:mt-0">
      <Dropdown
        label="Sort by"
        className="mt-4 md:hidden"
        value={`${direction === 'desc' ? '-' : ''}${key}`}
        options={orders}
        onChange={(order) => sortBy({ key: order.replace('-', ''), direction: order.startsWith('-') ? 'desc' : 'asc' })}
      />
      <Table
        label="Letters by state"
        columns={stateColumns({ addressOf, onLight })}
        rows={rows}
        rowId={({ state }) => state}
        rowLabel={({ state }) => state}
        loading={!states}
        selected={new Set(lit ? [lit] : [])}
        sort={view.sort}
        onSort={sortBy}
        empty={<p className="mt-3 text-sm text-text-muted">No letter tells the state of its school yet.</p>}
      />
    </div>
  );
}
