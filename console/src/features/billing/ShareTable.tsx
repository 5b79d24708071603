import { defaultPageSize } from '@tassel/contract/page-size.ts';
import { Pager } from '#ui/Pager.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { usePages } from './use-pages.ts';

type Share = { classifications: number; paidByCredit: number; manualReviews: number };
type Props<Item extends Share> = {
  label: string;
  first: Column<Item>;
  rowId: (item: Item) => string;
  read: (page: number) => Promise<{ itemsCount: number; items: Item[] }>;
};

const figure = (value: number) =>
  value === 0 ? <span className="text-text-faint">–</span> : value.toLocaleString('en-US');

/** Shares of a month, the largest first. */
export function ShareTable<Item extends Share>({ label, first, rowId, read }: Props<Item>) {
  const { page, setPage, listed, error, reload } = usePages(read);
  const columns: Column<Item>[] = [
    first,
    {
      key: 'classifications',
      head: 'Classifications',
      align: 'end',
      width: '9rem',
      small: 'aside',
      cell: (item) => figure(item.classifications),
    },
    {
      key: 'credit',
      head: 'Paid by credit',
      align: 'end',
      width: '9rem',
      small: 'hidden',
      cell: (item) => figure(item.paidByCredit),
    },
    {
      key: 'reviews',
      head: 'Manual reviews',
      align: 'end',
      width: '10rem',
      small: 'hidden',
      cell: (item) => figure(item.manualReviews),
    },
  ];
  return (
    <>
      <Table
        label={label}
        columns={columns}
        rows={listed?.items ?? []}
        rowId={rowId}
        rowLabel={rowId}
        loading={!listed}
        pageSize={3}
        error={error ? { title: 'The list could not be loaded', text: error, onRetry: () => void reload() } : undefined}
        empty={<p className="mt-3 text-sm text-text-muted">Nothing was used in this month.</p>}
      />
      {listed && listed.itemsCount > defaultPageSize && (
        <Pager page={page} pageSize={defaultPageSize} itemsCount={listed.itemsCount} onPage={setPage} />
      )}
    </>
  );
}
