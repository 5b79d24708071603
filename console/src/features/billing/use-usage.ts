import { type Month, monthKey } from '@tassel/contract/month.ts';
import { useCallback } from 'react';
import type { UsageQuery } from '#console/generated/graphql.ts';
import { callGraphql } from '#platform/graphql.ts';
import { usageDocument } from './api.ts';
import { useRead } from './use-read.ts';

export type UsagePage = UsageQuery;

/** Usage, prices and bill of a month. */
export function useUsage(organizationId: string, { year, month }: Month) {
  const read = useCallback(
    () => callGraphql(usageDocument, { organizationId, year, month }),
    [organizationId, year, month],
  );
  const { answer, error, reload } = useRead(read);
  // Another month's figures under this month's name would be false.
  const page = answer && monthKey(answer.usage) === monthKey({ year, month }) ? answer : undefined;
  return { page, error, reload: () => void reload() };
}
