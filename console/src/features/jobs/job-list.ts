import { type JobState, jobStates } from '@tassel/contract/job.ts';
import type { JobFilter, JobOrder, JobOrderField } from '#console/generated/graphql.ts';
import type { ListShape, ListView } from '#platform/list-address.ts';

export type JobFilterName = 'state' | 'from' | 'to' | 'mine';
export type JobListView = ListView<JobFilterName>;

const sortFields: Record<string, JobOrderField> = {
  name: 'NAME',
  created: 'INSERT_TIME',
  updated: 'LAST_UPDATED',
};

export const jobListShape: ListShape<JobFilterName> = {
  filters: ['state', 'from', 'to', 'mine'],
  sortKeys: Object.keys(sortFields),
  defaultSort: { key: 'created', direction: 'desc' },
};

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The view of the list as the API's filter; days go as YYYY-MM-DD. */
export function jobFilterOf({ search, filters }: JobListView): JobFilter {
  const states = jobStates.filter((state) => filters.state.includes(state)) as JobState[];
  const [from] = filters.from.filter((text) => day.test(text));
  const [to] = filters.to.filter((text) => day.test(text));
  return {
    ...(search.trim() && { name_contains: search.trim() }),
    ...(states.length > 0 && { state_in: states }),
    ...(from && { insertTime_gte: from }),
    ...(to && { insertTime_lte: to }),
    ...(filters.mine.length > 0 && { mine: true }),
  };
}

export function jobOrderOf({ sort }: JobListView): JobOrder[] {
  return [{ field: sortFields[sort.key] ?? 'INSERT_TIME', direction: sort.direction === 'asc' ? 'ASC' : 'DESC' }];
}

/** "Since Apr 1", "Until Apr 14", "Apr 1 to Apr 14". */
export function createdWords({ filters }: JobListView): string | undefined {
  const words = (text: string | undefined) =>
    text && day.test(text)
      ? new Date(`${text}T00:00:00`).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })
      : undefined;
  const from = words(filters.from[0]);
  const to = words(filters.to[0]);
  if (from && to) return `${from} to ${to}`;
  if (from) return `Since ${from}`;
  return to && `Until ${to}`;
}
