import { jobStates } from '@tassel/contract/job.ts';
import type { ListControl } from '#platform/use-list-view.ts';
import { DateRange } from '#ui/DateRange.tsx';
import { FilterChip } from '#ui/FilterChip.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { jobStateLabels } from '#ui/JobState.tsx';
import { OneFilter } from '#ui/OneFilter.tsx';
import { SearchInAddress } from '#ui/SearchInAddress.tsx';
import { Toolbar } from '#ui/Toolbar.tsx';
import { createdWords, type JobFilterName } from './job-list.ts';

const stateOptions = jobStates.map((value) => ({ value, label: jobStateLabels[value] }));
const mineOptions = [{ value: 'yes', label: 'Me' }];

export function JobsToolbar({ list }: { list: ListControl<JobFilterName> }) {
  const { view, search, filter, filterAll } = list;
  const { state, from, to, mine } = view.filters;
  const created = (range: { from: string | null; to: string | null }) =>
    filterAll({ from: range.from ? [range.from] : [], to: range.to ? [range.to] : [] });
  return (
    <Toolbar>
      <SearchInAddress label="Search jobs" value={view.search} onSearch={search} />
      <FilterChip label="Created" value={createdWords(view)} onClear={() => created({ from: null, to: null })}>
        <div className="p-3">
          <DateRange
            label="Created"
            hideLabel
            value={{ from: from[0] ?? null, to: to[0] ?? null }}
            onChange={created}
          />
        </div>
      </FilterChip>
      <FilterSelect
        label="State"
        many="states"
        values={state}
        options={stateOptions}
        onChange={(values) => filter('state', values)}
      />
      <OneFilter
        label="Uploaded by"
        value={mine[0]}
        options={mineOptions}
        onChange={(value) => filter('mine', value ? [value] : [])}
      />
    </Toolbar>
  );
}
