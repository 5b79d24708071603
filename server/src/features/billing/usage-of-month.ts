import type { MonthUsage } from '@tassel/contract/bill.ts';
import { type Month, monthEnd, monthStart } from '@tassel/contract/month.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';

/** What was charged to an organization in a month, to be counted. */
export const usageOf = ({ db }: Context, organizationId: string, month: Month) =>
  db
    .selectFrom('usage_records')
    .where('usage_records.organization_id', '=', organizationId)
    .where('usage_records.insert_time', '>=', monthStart(month))
    .where('usage_records.insert_time', '<', monthEnd(month));

export const usageCounts = ({ fn }: ExpressionBuilder<Tables, 'usage_records'>) => {
  const classifications = fn.countAll<number>().filterWhere('kind', '=', 'CLASSIFICATION');
  const manualReviews = fn.countAll<number>().filterWhere('kind', '=', 'MANUAL_REVIEW');
  return [
    classifications.as('classifications'),
    classifications.filterWhere('is_paid_by_credit', '=', true).as('byCredit'),
    manualReviews.as('manualReviews'),
    manualReviews.filterWhere('is_free', '=', true).as('freeReviews'),
  ] as const;
};

export const readMonthUsage = (context: Context, organizationId: string, month: Month): Promise<MonthUsage> =>
  usageOf(context, organizationId, month).select(usageCounts).executeTakeFirstOrThrow();

export type UsageDay = { date: string; classifications: number; manualReviews: number };

/** The days on which something was charged, in order. */
export function readUsageDays(context: Context, organizationId: string, month: Month): Promise<UsageDay[]> {
  const date = sql<string>`to_char(usage_records.insert_time at time zone 'UTC', 'YYYY-MM-DD')`;
  return usageOf(context, organizationId, month)
    .groupBy(date)
    .orderBy(date)
    .select(date.as('date'))
    .select((counted) => {
      const [classifications, , manualReviews] = usageCounts(counted);
      return [classifications, manualReviews];
    })
    .execute();
}
