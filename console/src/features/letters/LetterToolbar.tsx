import { letterReasonCodes, letterReasons } from '@tassel/contract/letter-reasons.ts';
import type { ReactNode } from 'react';
import type { ListControl } from '#platform/use-list-view.ts';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { letterStatusLook, letterStatusOrder } from '#ui/letter-status-look.ts';
import { OneFilter } from '#ui/OneFilter.tsx';
import { SearchInAddress } from '#ui/SearchInAddress.tsx';
import { Toolbar } from '#ui/Toolbar.tsx';
import type { LetterFilterName } from './letter-list.ts';
import { stateOptions } from './state-names.ts';
import { yearOptions } from './year-options.ts';

type Props = {
  list: ListControl<LetterFilterName>;
  /** Where no legend above the table does it. */
  hasStatus?: boolean;
  children?: ReactNode;
};

const reasonOptions = letterReasonCodes.map((value) => ({ value: value as string, label: letterReasons[value].line }));
const statusOptions = letterStatusOrder.map((value) => ({ value, label: letterStatusLook[value].label }));

export function LetterToolbar({ list, hasStatus = false, children }: Props) {
  const { view, search, filter } = list;
  return (
    <Toolbar>
      <SearchInAddress label="Search file, school or student" value={view.search} onSearch={search} />
      {hasStatus && (
        <FilterSelect
          label="Status"
          many="statuses"
          values={view.filters.status}
          options={statusOptions}
          onChange={(values) => filter('status', values)}
        />
      )}
      <OneFilter
        label="Year"
        value={view.filters.year[0]}
        options={yearOptions()}
        onChange={(year) => filter('year', year ? [year] : [])}
      />
      <OneFilter
        label="State"
        value={view.filters['school-state'][0]}
        options={stateOptions}
        onChange={(state) => filter('school-state', state ? [state] : [])}
      />
      {view.filters.reason.length > 0 && (
        <OneFilter
          label="Reason"
          value={view.filters.reason[0]}
          options={reasonOptions}
          onChange={(reason) => filter('reason', reason ? [reason] : [])}
        />
      )}
      {children}
    </Toolbar>
  );
}
