import { webhookFlags, webhookNotifications } from '@tassel/contract/webhook.ts';
import type { ListControl } from '#platform/use-list-view.ts';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { letterStatusLook } from '#ui/letter-status-look.ts';
import { OneFilter } from '#ui/OneFilter.tsx';
import { SearchInAddress } from '#ui/SearchInAddress.tsx';
import { Toolbar } from '#ui/Toolbar.tsx';
import type { DeliveryFilterName } from './delivery-list.ts';

const outcomes = [
  { value: 'SUCCEEDED', label: 'Succeeded' },
  { value: 'FAILED', label: 'Failed' },
];
const statuses = webhookFlags
  .map((flag) => webhookNotifications[flag])
  .map((value) => ({ value: value as string, label: letterStatusLook[value].label }));

export function DeliveryToolbar({ list: { view, search, filter } }: { list: ListControl<DeliveryFilterName> }) {
  return (
    <Toolbar>
      <SearchInAddress label="Search by file name" value={view.search} onSearch={search} />
      <OneFilter
        label="Outcome"
        value={view.filters.outcome[0]}
        options={outcomes}
        onChange={(outcome) => filter('outcome', outcome ? [outcome] : [])}
      />
      <FilterSelect
        label="Status"
        many="statuses"
        values={view.filters.status}
        options={statuses}
        onChange={(values) => filter('status', values)}
      />
      {view.filters.letter[0] && (
        <OneFilter
          label="Letter"
          value={view.filters.letter[0]}
          options={[{ value: view.filters.letter[0], label: 'One letter' }]}
          onChange={(letter) => filter('letter', letter ? [letter] : [])}
        />
      )}
    </Toolbar>
  );
}
