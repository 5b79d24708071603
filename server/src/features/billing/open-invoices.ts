import type { Context } from '#server/context.ts';

/** Invoices that the card could not pay. */
export const openInvoices = ({ db }: Context, organizationId: string): Promise<{ invoiceId: string }[]> =>
  db
    .selectFrom('invoices')
    .innerJoin('invoice_payments', 'invoice_payments.invoice_id', 'invoices.id')
    .where('organization_id', '=', organizationId)
    .where('invoice_payments.status', '=', 'FAILED')
    .orderBy('number')
    .select('invoice_id as invoiceId')
    .execute();
