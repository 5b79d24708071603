import { letterReasonCodes } from '@tassel/contract/letter-reasons.ts';
import type { AwardLetterFilter, AwardLetterOrder, AwardLetterOrderField } from '#console/generated/graphql.ts';
import type { ListShape, ListView } from '#platform/list-address.ts';
import { letterStatusOrder } from '#ui/letter-status-look.ts';

export const letterFilters = ['status', 'reason', 'year', 'school-state', 'cohort'] as const;
export type LetterFilterName = (typeof letterFilters)[number];
export type LetterListView = ListView<LetterFilterName>;

/** Column and its name in the API. */
const sortFields: Record<string, AwardLetterOrderField> = {
  file: 'FILENAME',
  school: 'SCHOOL',
  year: 'YEAR',
  status: 'STATUS',
  'free-money': 'FREE_MONEY',
  'net-price': 'NET_PRICE',
  updated: 'LAST_STATUS_UPDATE',
  added: 'INSERT_TIME',
};

export const letterListShape: ListShape<LetterFilterName> = {
  filters: letterFilters,
  sortKeys: Object.keys(sortFields),
  defaultSort: { key: 'updated', direction: 'desc' },
};

/** The view of a list as the API's filter. */
export function letterFilterOf({ search, filters }: LetterListView, jobId?: string): AwardLetterFilter {
  const statuses = letterStatusOrder.filter((status) => filters.status.includes(status));
  const reasons = letterReasonCodes.filter((reason) => filters.reason.includes(reason));
  const year = Number(filters.year[0]);
  return {
    ...(jobId && { jobId }),
    ...(statuses.length > 0 && { status_in: statuses }),
    ...(reasons.length > 0 && { reason_in: reasons }),
    ...(search.trim() && { search: search.trim() }),
    ...(Number.isInteger(year) && year > 0 && { year }),
    ...(filters['school-state'][0] && { state: filters['school-state'][0] }),
    ...(filters.cohort[0] && { cohort: filters.cohort[0] }),
  };
}

export function letterOrderOf({ sort }: LetterListView): AwardLetterOrder[] {
  const field = sortFields[sort.key] ?? 'LAST_STATUS_UPDATE';
  return [{ field, direction: sort.direction === 'asc' ? 'ASC' : 'DESC' }];
}
