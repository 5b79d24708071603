import { monthName } from '@tassel/contract/month.ts';
import { centsInWords } from '@tassel/contract/prices.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context } from '#server/context.ts';
import { drawInvoice } from './invoice-pdf.ts';
import { type Invoice, readInvoice } from './invoices.ts';
import { mailAdmins } from './mail-admins.ts';

const maxBytes = 1024 * 1024;

/** Task: draws the PDF of an invoice, keeps it, and tells the ADMINs, once. */
export async function writeInvoice(context: Context, { invoiceId }: { invoiceId: string }): Promise<void> {
  const invoice = await readInvoice(context, invoiceId);
  const key = `invoices/${invoice.organizationId}/${invoice.id}.pdf`;
  const content = [
    await drawInvoice(invoice, {
      payment: context.config.stripe ? 'Charged to the card on file' : 'Test processor: no card is charged',
      supportEmail: context.config.supportEmail,
    }),
  ];
  const { sha256 } = await context.files.put(key, content, { maxBytes });
  await inTransaction(context, async (context) => {
    const written = await context.db
      .insertInto('invoice_files')
      .values({ invoice_id: invoiceId, file_key: key, sha256, insert_time: context.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('invoice_id')
      .executeTakeFirst();
    if (written) await mailAdmins(context, invoice.organizationId, words(invoice));
  });
}

const words = (invoice: Invoice) => ({
  subject: `Invoice ${invoice.number} for ${monthName(invoice)}: ${centsInWords(invoice.totalCents)}`,
  paragraphs: [
    `The invoice of ${invoice.organizationName} for ${monthName(invoice)} is ready: ${centsInWords(invoice.totalCents)}.`,
    'It is charged to the card on file. You can download it as PDF under usage and billing.',
  ],
});
