import { letterReasonCodes, reasonsOfStatus } from '@tassel/contract/letter-reasons.ts';
import type { AwardLetterFilter, AwardLetterOrder, AwardLetterOrderField } from '#console/generated/graphql.ts';
import type { ListShape, ListView } from '#platform/list-address.ts';

export const queueFilters = ['job', 'reason'] as const;
export type QueueFilterName = (typeof queueFilters)[number];

const sortFields: Record<string, AwardLetterOrderField> = {
  file: 'FILENAME',
  school: 'SCHOOL',
  waiting: 'LAST_STATUS_UPDATE',
};

export const queueShape: ListShape<QueueFilterName> = {
  filters: queueFilters,
  sortKeys: Object.keys(sortFields),
  defaultSort: { key: 'waiting', direction: 'asc' },
};

/** Why a letter can be in review. */
export const queueReasons = letterReasonCodes.filter((reason) => reasonsOfStatus.MANUAL_REVIEW.includes(reason));

export function queueFilterOf({ search, filters }: ListView<QueueFilterName>): AwardLetterFilter {
  const reasons = queueReasons.filter((reason) => filters.reason.includes(reason));
  return {
    status_in: ['MANUAL_REVIEW'],
    ...(filters.job[0] && { jobId: filters.job[0] }),
    ...(reasons.length > 0 && { reason_in: reasons }),
    ...(search.trim() && { search: search.trim() }),
  };
}

export function queueOrderOf({ sort }: ListView<QueueFilterName>): AwardLetterOrder[] {
  const field = sortFields[sort.key] ?? 'LAST_STATUS_UPDATE';
  return [{ field, direction: sort.direction === 'asc' ? 'ASC' : 'DESC' }];
}
