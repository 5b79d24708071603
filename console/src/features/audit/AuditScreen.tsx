import { useAppSelector } from '#console/store-hooks.ts';
import { usePageSize } from '#features/session/use-page-size.ts';
import { isFiltered } from '#platform/list-address.ts';
import { useListView } from '#platform/use-list-view.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { useSettled } from '#platform/use-settled.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Table } from '#ui/Table.tsx';
import { AuditToolbar } from './AuditToolbar.tsx';
import { auditColumns } from './audit-columns.tsx';
import { auditList } from './audit-list.ts';
import { useAuditEntries } from './use-audit-entries.ts';

export default function AuditScreen() {
  usePageTitle('Audit log');
  const organizationId = useAppSelector(({ user }) => user.organizationId) ?? '';
  const list = useListView(auditList, usePageSize());
  const search = useSettled(list.view.search);
  const { listed, error, reload } = useAuditEntries(organizationId, { ...list.view, search });
  const { page, pageSize } = list.view;
  return (
    <>
      <AuditToolbar organizationId={organizationId} list={list} />
      <Table
        label="Audit log"
        tall
        columns={auditColumns}
        rows={listed?.items ?? []}
        rowId={({ id }) => id}
        rowLabel={({ subject }) => subject}
        loading={!listed}
        pageSize={pageSize}
        error={error ? { title: 'The audit log could not be loaded', text: error, onRetry: reload } : undefined}
        empty={
          isFiltered(list.view) ? (
            <EmptyState
              title="Nothing found"
              actions={<Button onClick={list.clear}>Clear search and filters</Button>}
            />
          ) : (
            <EmptyState
              title="Who changed what, and when"
              text="Changes to members, roles, keys, webhooks, settings and plans, exports and deletions are written down here and kept for a year."
            />
          )
        }
      />
      {listed && listed.itemsCount > 0 && (
        <Pager
          page={page}
          pageSize={pageSize}
          itemsCount={listed.itemsCount}
          onPage={list.goTo}
          onPageSize={list.resize}
        />
      )}
    </>
  );
}
