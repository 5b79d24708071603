import { letterReasons } from '@tassel/contract/letter-reasons.ts';
import type { ReactNode } from 'react';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import type { ListControl } from '#platform/use-list-view.ts';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { OneFilter } from '#ui/OneFilter.tsx';
import { SearchInAddress } from '#ui/SearchInAddress.tsx';
import { Toolbar } from '#ui/Toolbar.tsx';
import { type QueueFilterName, queueReasons } from './queue-list.ts';
import { useJobsInReview } from './use-jobs-in-review.ts';

type Props = { list: ListControl<QueueFilterName>; children: ReactNode };

const reasonOptions = queueReasons.map((value) => ({ value: value as string, label: letterReasons[value].line }));

export function QueueToolbar({ list, children }: Props) {
  const { view, search, filter } = list;
  const jobs = useJobsInReview(useOrganizationId());
  const jobOptions = jobs.map(({ id, name, letterCount }) => ({
    value: id,
    label: name,
    detail: letterCount.toLocaleString('en-US'),
  }));
  return (
    <Toolbar>
      <SearchInAddress label="Search file, school or student" value={view.search} onSearch={search} />
      <OneFilter
        label="Job"
        value={view.filters.job[0]}
        options={jobOptions}
        onChange={(job) => filter('job', job ? [job] : [])}
      />
      <FilterSelect
        label="Why"
        many="reasons"
        values={view.filters.reason}
        options={reasonOptions}
        onChange={(values) => filter('reason', values)}
      />
      <span className="flex-1" />
      {/* On a phone the row scrolls to the side, and what people come for must be seen. */}
      <span className="max-md:order-first">{children}</span>
    </Toolbar>
  );
}
