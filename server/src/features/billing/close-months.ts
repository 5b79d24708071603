import { invoiceDay, type Month, monthEnd, monthKey, monthOf, monthPlus, monthStart } from '@tassel/contract/month.ts';
import type { Context } from '#server/context.ts';

/** A server that stood still for a while catches up. */
const monthsBack = 3;

/** Task: from the 2nd day of a month on, the one before gets its invoices (D 42). What has one already is left alone. */
export async function closeMonths(context: Context): Promise<void> {
  const now = context.clock.now();
  const closed = Array.from({ length: monthsBack }, (_, index) => monthPlus(monthOf(now), -1 - index)).filter(
    (month) => invoiceDay(month) <= now,
  );
  // The oldest first, as their numbers shall be.
  for (const month of closed.reverse())
    for (const { id } of await organizationsToBill(context, month))
      await context.queue.add('issue-invoice', { organizationId: id, ...month });
}

/** Those that used something that money pays and have no invoice of that month. */
const organizationsToBill = ({ db }: Context, month: Month) =>
  db
    .selectFrom('organizations')
    .where('billing_status', '<>', 'FREE')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('usage_records')
          .whereRef('usage_records.organization_id', '=', 'organizations.id')
          .where('usage_records.insert_time', '>=', monthStart(month))
          .where('usage_records.insert_time', '<', monthEnd(month))
          .where('is_paid_by_credit', '=', false)
          .where('is_free', '=', false)
          .select('usage_records.organization_id'),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices')
            .whereRef('invoices.organization_id', '=', 'organizations.id')
            .where('month', '=', monthKey(month))
            .select('invoices.id'),
        ),
      ),
    )
    .orderBy('id')
    .select('id')
    .execute();
