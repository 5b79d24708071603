import { billOf } from '@tassel/contract/bill.ts';
import { invoiceDay, type Month, monthKey } from '@tassel/contract/month.ts';
import { newId } from '#platform/ids.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context } from '#server/context.ts';
import { readPrices } from './prices.ts';
import { readMonthUsage } from './usage-of-month.ts';

type Input = Month & { organizationId: string };

/** Task: the invoice of an organization for a month, once; months without a charge have none. */
export async function issueInvoice(context: Context, { organizationId, year, month }: Input): Promise<void> {
  const period = { year, month };
  if (context.clock.now() < invoiceDay(period)) return;
  await inTransaction(context, async (context) => {
    const number = await holdNextNumber(context);
    if (await hasInvoice(context, organizationId, period)) return;
    const [prices, usage] = [await readPrices(context, period), await readMonthUsage(context, organizationId, period)];
    const { lines, totalCents } = billOf(prices, usage);
    if (totalCents === 0) return;
    const invoiceId = await keepInvoice(context, {
      organization_id: organizationId,
      number,
      month: monthKey(period),
      lines: JSON.stringify(lines),
      total_cents: totalCents,
    });
    await context.queue.add('write-invoice', { invoiceId });
    await context.queue.add('pay-invoice', { invoiceId });
  });
}

/** One after the other: a number is given out only with its invoice, and comes back if that fails. */
async function holdNextNumber({ db }: Context): Promise<number> {
  const { last_number: last } = await db
    .selectFrom('invoice_counter')
    .select('last_number')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return last + 1;
}

async function hasInvoice({ db }: Context, organizationId: string, month: Month): Promise<boolean> {
  const invoice = await db
    .selectFrom('invoices')
    .where('organization_id', '=', organizationId)
    .where('month', '=', monthKey(month))
    .select('id')
    .executeTakeFirst();
  return invoice !== undefined;
}

type NewInvoice = { organization_id: string; number: number; month: string; lines: string; total_cents: number };

async function keepInvoice({ db, clock }: Context, invoice: NewInvoice): Promise<string> {
  const now = clock.now();
  const id = newId(now.getTime());
  const { name } = await db
    .selectFrom('organizations')
    .where('id', '=', invoice.organization_id)
    .select('name')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('invoices')
    .values({ id, ...invoice, organization_name: name, issue_time: now })
    .execute();
  await db.insertInto('invoice_payments').values({ invoice_id: id, status: 'DUE', update_time: now }).execute();
  await db.updateTable('invoice_counter').set({ last_number: invoice.number }).execute();
  return id;
}
