import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '#console/store-hooks.ts';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { usePageSize } from '#features/session/use-page-size.ts';
import { isFiltered } from '#platform/list-address.ts';
import { useLastPage } from '#platform/use-last-page.ts';
import { useListView } from '#platform/use-list-view.ts';
import { useLiveRefresh } from '#platform/use-live-refresh.ts';
import { useLoad } from '#platform/use-load.ts';
import { useSelection } from '#platform/use-selection.ts';
import { NothingFound } from '#ui/NothingFound.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Table } from '#ui/Table.tsx';
import { JobBulkBar } from './JobBulkBar.tsx';
import { JobDialogs, type JobWish } from './JobDialogs.tsx';
import { JobsToolbar } from './JobsToolbar.tsx';
import { jobActions } from './job-actions.ts';
import { jobColumns } from './job-columns.tsx';
import { jobFilterOf, jobListShape, jobOrderOf } from './job-list.ts';
import { refreshEveryMs } from './job-moves.ts';
import { NoJobs } from './NoJobs.tsx';
import { loadJobs } from './state.ts';

/** The jobs of the organization, with what can be done to one or to several. */
export function JobList() {
  const dispatch = useAppDispatch();
  const organizationId = useOrganizationId();
  const list = useListView(jobListShape, usePageSize());
  const { view } = list;
  const state = useAppSelector(({ jobs }) => jobs);
  const rows = state.pages[view.page];
  const selection = useSelection(rows ?? []);
  const [wish, setWish] = useState<JobWish | null>(null);

  const { page, pageSize } = view;
  const query = { page, pageSize, filter: jobFilterOf(view), orderBy: jobOrderOf(view), organizationId };
  const load = () => dispatch(loadJobs(query));
  useLoad(query, load);
  useLastPage(state, page, list.goTo);
  useLiveRefresh(refreshEveryMs(rows?.map((job) => job.state) ?? []), load);

  const error =
    state.error && !rows
      ? { title: 'The jobs could not be loaded', text: state.error, onRetry: () => void load() }
      : undefined;
  const isEmpty = rows?.length === 0 && !isFiltered(view) && !error;
  if (isEmpty) return <NoJobs />;
  return (
    <>
      <JobsToolbar list={list} />
      <Table
        label="Jobs"
        columns={jobColumns}
        rows={rows ?? []}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        loading={!rows}
        pageSize={pageSize}
        sort={view.sort}
        onSort={list.sortBy}
        selected={selection.ids}
        onSelect={selection.select}
        rowActions={(job) => jobActions(job, setWish)}
        error={error}
        empty={<NothingFound what="jobs" onClear={list.clear} />}
      />
      {rows && rows.length > 0 && (
        <>
          <JobBulkBar jobs={selection.rows} onWish={setWish} onClear={selection.clear} />
          <Pager
            page={page}
            pageSize={pageSize}
            itemsCount={state.itemsCount}
            onPage={list.goTo}
            onPageSize={list.resize}
          />
        </>
      )}
      <JobDialogs
        wish={wish}
        onClose={() => setWish(null)}
        onDone={async () => {
          selection.clear();
          await load();
        }}
      />
    </>
  );
}
