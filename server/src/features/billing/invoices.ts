import type { BillLine, PaymentStatus } from '@tassel/contract/bill.ts';
import { type Month, monthKey, monthOf } from '@tassel/contract/month.ts';
import { requireRole } from '#features/session/require-role.ts';
import { type PageInput, pageRange } from '#platform/paging.ts';
import type { Context, ViewerContext } from '#server/context.ts';
import { type Page, pageOf } from '#server/graphql-pages.ts';
import { requireMonth } from './prices.ts';
import type { UsageInput } from './read-usage.ts';

const addressMs = 5 * 60_000;

export type Invoice = Month & {
  id: string;
  number: string;
  organizationName: string;
  lines: BillLine[];
  totalCents: number;
  issueTime: Date;
};
export type ListedInvoice = Omit<Invoice, 'lines' | 'organizationName'> & {
  status: PaymentStatus;
  problem: string | null;
  isWritten: boolean;
};

/** "INV-000042". */
const numberWords = (number: number): string => `INV-${String(number).padStart(6, '0')}`;

/** The text of a date column, YYYY-MM-DD. */
const readMonthKey = (key: string): Month => monthOf(new Date(`${key}T00:00:00Z`));

export async function readInvoice({ db }: Context, id: string): Promise<Invoice & { organizationId: string }> {
  const invoice = await db
    .selectFrom('invoices')
    .where('id', '=', id)
    .select(['id', 'organization_id as organizationId', 'number', 'month', 'organization_name as organizationName'])
    .select(['lines', 'total_cents as totalCents', 'issue_time as issueTime'])
    .executeTakeFirstOrThrow();
  return { ...invoice, number: numberWords(invoice.number), ...readMonthKey(invoice.month) };
}

/** The invoices of an organization, the newest first. For administrators. */
export async function readInvoices(
  context: ViewerContext,
  input: PageInput & { organizationId?: string | null },
): Promise<Page<ListedInvoice>> {
  const { organizationId } = requireRole(context, input.organizationId, 'ADMIN');
  const range = pageRange(input);
  const invoices = context.db.selectFrom('invoices').where('organization_id', '=', organizationId);
  const [rows, { itemsCount }] = await Promise.all([
    invoices
      .innerJoin('invoice_payments', 'invoice_payments.invoice_id', 'invoices.id')
      .leftJoin('invoice_files', 'invoice_files.invoice_id', 'invoices.id')
      .orderBy('month', 'desc')
      .limit(range.limit)
      .offset(range.offset)
      .select(['invoices.id', 'number', 'month', 'total_cents as totalCents', 'issue_time as issueTime'])
      .select(['status', 'problem', 'file_key'])
      .execute(),
    invoices.select(({ fn }) => fn.countAll<number>().as('itemsCount')).executeTakeFirstOrThrow(),
  ]);
  const items = rows.map(({ number, month, file_key, ...row }) => ({
    ...row,
    ...readMonthKey(month),
    number: numberWords(number),
    isWritten: file_key !== null,
  }));
  return pageOf(range, itemsCount, items);
}

/** Where the PDF of a month's invoice can be downloaded, for five minutes; null while there is none (D 42). */
export async function readInvoiceDownloadUrl(context: ViewerContext, input: UsageInput): Promise<string | null> {
  const { organizationId } = requireRole(context, input.organizationId, 'ADMIN');
  const month = requireMonth(context, input);
  const file = await context.db
    .selectFrom('invoices')
    .innerJoin('invoice_files', 'invoice_files.invoice_id', 'invoices.id')
    .where('organization_id', '=', organizationId)
    .where('month', '=', monthKey(month))
    .select(['file_key', 'number'])
    .executeTakeFirst();
  if (!file) return null;
  return context.files.signedGetUrl(file.file_key, {
    filename: `Tassel ${numberWords(file.number)}.pdf`,
    contentType: 'application/pdf',
    expires: new Date(context.clock.now().getTime() + addressMs),
  });
}
