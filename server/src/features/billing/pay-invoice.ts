import { monthName } from '@tassel/contract/month.ts';
import { centsInWords } from '@tassel/contract/prices.ts';
import { lockOrganization } from '#features/organizations/lock-organization.ts';
import { setBillingStatus } from '#features/organizations/set-billing-status.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context } from '#server/context.ts';
import { readAccount } from './billing-account.ts';
import { type Invoice, readInvoice } from './invoices.ts';
import { mailAdmins } from './mail-admins.ts';
import { openInvoices } from './open-invoices.ts';
import { type Payment, processorOf } from './processor.ts';

type Due = Invoice & { organizationId: string };

/** What no card takes is not asked for. */
const leastCents = 50;

/** Task: charges an invoice to the card on file, at most once however often it is tried. */
export async function payInvoice(context: Context, { invoiceId }: { invoiceId: string }): Promise<void> {
  const state = await context.db
    .selectFrom('invoice_payments')
    .where('invoice_id', '=', invoiceId)
    .select(['status', 'failed_attempts'])
    .executeTakeFirstOrThrow();
  if (state.status === 'PAID') return;
  const invoice = await readInvoice(context, invoiceId);
  const payment = await charge(context, invoice, state.failed_attempts);
  await inTransaction(context, async (context) => {
    await lockOrganization(context, invoice.organizationId);
    if (payment.isPaid) await recordPaid(context, invoice, payment.reference);
    else await recordFailed(context, invoice, { attempt: state.failed_attempts, problem: payment.problem });
  });
}

async function charge(context: Context, invoice: Due, attempt: number): Promise<Payment> {
  if (invoice.totalCents < leastCents) return { isPaid: true, reference: 'waived' };
  const account = await readAccount(context, invoice.organizationId);
  if (!account?.card) return { isPaid: false, problem: 'There is no card on file.' };
  return processorOf(context).charge(context, {
    customerId: account.customerId,
    paymentMethodId: account.card.paymentMethodId,
    cents: invoice.totalCents,
    description: `Tassel ${invoice.number}, ${monthName(invoice)}`,
    invoiceId: invoice.id,
    // A new card is a new charge; a task that died half-way asks for the same one again.
    key: `invoice-${invoice.id}-${attempt}-${account.card.paymentMethodId}`,
  });
}

/** Whoever owed and has paid all of it goes on. */
async function recordPaid(context: Context, { id, organizationId }: Due, reference: string): Promise<void> {
  await context.db
    .updateTable('invoice_payments')
    .where('invoice_id', '=', id)
    .set({ status: 'PAID', reference, problem: null, update_time: context.clock.now() })
    .execute();
  if ((await statusOf(context, organizationId)) !== 'PAST_DUE') return;
  if ((await openInvoices(context, organizationId)).length > 0) return;
  await setBillingStatus(context, organizationId, 'ACTIVE');
}

type Failure = { attempt: number; problem: string };

/** D 39: a failed payment makes an ACTIVE organization PAST_DUE; one that has canceled stays so, and still owes. */
async function recordFailed(context: Context, invoice: Due, { attempt, problem }: Failure): Promise<void> {
  const failed = await context.db
    .updateTable('invoice_payments')
    .where('invoice_id', '=', invoice.id)
    .where('status', '<>', 'PAID')
    .where('failed_attempts', '=', attempt)
    .set({ status: 'FAILED', failed_attempts: attempt + 1, problem, update_time: context.clock.now() })
    .returning('invoice_id')
    .executeTakeFirst();
  // A twin of this task has said so already.
  if (!failed) return;
  if ((await statusOf(context, invoice.organizationId)) === 'ACTIVE')
    await setBillingStatus(context, invoice.organizationId, 'PAST_DUE');
  await mailAdmins(context, invoice.organizationId, words(invoice, problem));
}

async function statusOf({ db }: Context, organizationId: string) {
  const { billing_status } = await db
    .selectFrom('organizations')
    .where('id', '=', organizationId)
    .select('billing_status')
    .executeTakeFirstOrThrow();
  return billing_status;
}

const words = (invoice: Due, problem: string) => ({
  subject: `A payment failed: invoice ${invoice.number}, ${centsInWords(invoice.totalCents)}`,
  paragraphs: [
    `The invoice of ${invoice.organizationName} for ${monthName(invoice)} could not be paid: ${problem}`,
    'Letters can be read and exported, but no new ones started, until it is paid. Set up another card to pay it.',
  ],
});
