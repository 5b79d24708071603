import { monthName } from '@tassel/contract/month.ts';
import { defaultPageSize } from '@tassel/contract/page-size.ts';
import { centsInWords } from '@tassel/contract/prices.ts';
import { useCallback } from 'react';
import type { InvoicesQuery } from '#console/generated/graphql.ts';
import { callGraphql } from '#platform/graphql.ts';
import { useLiveRefresh, workingMs } from '#platform/use-live-refresh.ts';
import { Pager } from '#ui/Pager.tsx';
import { Pill } from '#ui/Pill.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { invoicesDocument } from './api.ts';
import { InvoiceButton } from './InvoiceButton.tsx';
import { usePages } from './use-pages.ts';

type Invoice = InvoicesQuery['invoices']['items'][number];
type Props = { organizationId: string; isPaying: boolean };

const looks = {
  DUE: { color: 'blue', icon: 'pending', words: 'Due' },
  PAID: { color: 'green', icon: 'check', words: 'Paid' },
  FAILED: { color: 'red', icon: 'x-circle', words: 'Not paid' },
} as const;

const columnsFor = (organizationId: string): Column<Invoice>[] => [
  {
    key: 'number',
    head: 'Invoice',
    small: 'title',
    cell: (invoice) => (
      <span className="font-medium">
        {monthName(invoice)} <span className="font-normal text-text-faint">{invoice.number}</span>
      </span>
    ),
  },
  {
    key: 'status',
    head: 'Payment',
    width: '20rem',
    small: 'start',
    cell: ({ status, problem }) => (
      <span className="flex min-w-0 items-center gap-2">
        <Pill color={looks[status].color} icon={looks[status].icon}>
          {looks[status].words}
        </Pill>
        <span className="truncate text-text-muted" title={problem ?? undefined}>
          {problem}
        </span>
      </span>
    ),
  },
  {
    key: 'total',
    head: 'Amount',
    align: 'end',
    width: '9rem',
    small: 'aside',
    cell: ({ totalCents }) => centsInWords(totalCents),
  },
  {
    key: 'pdf',
    head: <span className="sr-only">PDF</span>,
    align: 'end',
    width: '7rem',
    small: 'end',
    cell: (invoice) => <InvoiceButton organizationId={organizationId} invoice={invoice} />,
  },
];

/** Every invoice, the newest first. */
export function InvoiceList({ organizationId, isPaying }: Props) {
  const read = useCallback(
    async (page: number) => (await callGraphql(invoicesDocument, { organizationId, page })).invoices,
    [organizationId],
  );
  const { page, setPage, listed, error, reload } = usePages(read);
  const isMoving = isPaying || listed?.items.some(({ status, isWritten }) => status === 'DUE' || !isWritten);
  useLiveRefresh(isMoving ? workingMs : null, reload);
  return (
    <section aria-labelledby="invoices" className="mt-10">
      <h2 id="invoices" className="text-base font-semibold">
        Invoices
      </h2>
      <Table
        label="Invoices"
        columns={columnsFor(organizationId)}
        rows={listed?.items ?? []}
        rowId={({ id }) => id}
        rowLabel={({ number }) => number}
        loading={!listed}
        pageSize={2}
        error={
          error ? { title: 'The invoices could not be loaded', text: error, onRetry: () => void reload() } : undefined
        }
        empty={
          <p className="mt-3 text-sm text-text-muted">
            None yet. A month in which money was charged has its invoice from the 2nd day of the next month on.
          </p>
        }
      />
      {listed && listed.itemsCount > defaultPageSize && (
        <Pager page={page} pageSize={defaultPageSize} itemsCount={listed.itemsCount} onPage={setPage} />
      )}
    </section>
  );
}
