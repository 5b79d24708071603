import { useAppDispatch, useAppSelector } from '#console/store-hooks.ts';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { usePageSize } from '#features/session/use-page-size.ts';
import { callGraphql } from '#platform/graphql.ts';
import type { ListShape } from '#platform/list-address.ts';
import { useAction } from '#platform/use-action.ts';
import { useLastPage } from '#platform/use-last-page.ts';
import { useListView } from '#platform/use-list-view.ts';
import { useLiveRefresh, workingMs } from '#platform/use-live-refresh.ts';
import { useLoad } from '#platform/use-load.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { Pager } from '#ui/Pager.tsx';
import { Table } from '#ui/Table.tsx';
import { exportUrlsDocument } from './api.ts';
import { exportColumns } from './export-columns.tsx';
import { loadExports } from './exports-state.ts';
import { NoExports } from './NoExports.tsx';

const shape: ListShape<never> = { filters: [], sortKeys: [], defaultSort: { key: 'created', direction: 'desc' } };

export default function ExportsScreen() {
  usePageTitle('Downloads');
  const dispatch = useAppDispatch();
  const organizationId = useOrganizationId();
  const { run } = useAction();
  const { view, goTo, resize } = useListView(shape, usePageSize());
  const state = useAppSelector((root) => root.exports);
  const { page, pageSize } = view;
  const rows = state.pages[page];
  const query = { page, pageSize, organizationId };
  const load = () => dispatch(loadExports(query));
  useLoad(query, load);
  useLastPage(state, page, goTo);
  useLiveRefresh(rows?.some(({ status }) => status === 'WAITING') ? workingMs : null, load);

  const download = (id: string) =>
    void run(async () => {
      const { items } = (await callGraphql(exportUrlsDocument, query)).exports;
      const address = items.find((item) => item.id === id)?.downloadUrl;
      if (!address) throw new Error('This export is no longer kept. Export the letters again.');
      window.location.assign(address);
    });

  const error =
    state.error && !rows
      ? { title: 'The downloads could not be loaded', text: state.error, onRetry: () => void load() }
      : undefined;
  return (
    <>
      <Table
        label="Downloads"
        columns={exportColumns(download)}
        rows={rows ?? []}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        tall
        loading={!rows}
        pageSize={pageSize}
        error={error}
        empty={<NoExports />}
      />
      {rows && rows.length > 0 && (
        <Pager page={page} pageSize={pageSize} itemsCount={state.itemsCount} onPage={goTo} onPageSize={resize} />
      )}
    </>
  );
}
