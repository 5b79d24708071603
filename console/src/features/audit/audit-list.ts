import type { AuditKind } from '@tassel/contract/audit.ts';
import type { AuditEntryFilter } from '#console/generated/graphql.ts';
import type { ListShape, ListView } from '#platform/list-address.ts';
import type { DayRange } from '#ui/DateRange.tsx';

export type AuditFilterName = 'kind' | 'from' | 'to';

export const auditList: ListShape<AuditFilterName> = {
  filters: ['kind', 'from', 'to'],
  sortKeys: ['time'],
  defaultSort: { key: 'time', direction: 'desc' },
};

const day = ([value]: string[]): string | null => (value && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null);

export function daysOf({ filters }: Pick<ListView<AuditFilterName>, 'filters'>): DayRange {
  return { from: day(filters.from), to: day(filters.to) };
}

/** What the address asks for, in the words of the call. */
export function auditFilter({ search, filters }: ListView<AuditFilterName>): AuditEntryFilter {
  const { from, to } = daysOf({ filters });
  return {
    text_contains: search,
    kind_in: filters.kind as AuditKind[],
    insertTime_gte: from,
    insertTime_lte: to,
  };
}

export function dayWords({ from, to }: DayRange): string | undefined {
  if (from && to) return from === to ? from : `${from} to ${to}`;
  if (from) return `from ${from}`;
  return to ? `to ${to}` : undefined;
}
