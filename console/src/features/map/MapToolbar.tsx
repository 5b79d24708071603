import { yearOptions } from '#features/letters/year-options.ts';
import type { ListControl } from '#platform/use-list-view.ts';
import { OneFilter } from '#ui/OneFilter.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { type MapFilterName, measureIn } from './map-list.ts';
import { measureNames, measures } from './measures.ts';
import { useJobOptions } from './use-job-options.ts';

const measureOptions = measureNames.map((value) => ({ value, label: measures[value].label }));

export function MapToolbar({ list }: { list: ListControl<MapFilterName> }) {
  const { view, filter } = list;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 max-md:[&>fieldset]:w-full">
      <SegmentedControl
        label="Measure"
        hideLabel
        value={measureIn(view)}
        options={measureOptions}
        onChange={(measure) => filter('measure', measure === 'letters' ? [] : [measure])}
      />
      <OneFilter
        label="Year"
        value={view.filters.year[0]}
        options={yearOptions()}
        onChange={(year) => filter('year', year ? [year] : [])}
      />
      <OneFilter
        label="Job"
        value={view.filters.job[0]}
        options={useJobOptions(view.filters.job[0])}
        onChange={(job) => filter('job', job ? [job] : [])}
      />
    </div>
  );
}
