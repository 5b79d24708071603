import { useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '#console/store-hooks.ts';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { usePageSize } from '#features/session/use-page-size.ts';
import { isFiltered } from '#platform/list-address.ts';
import { useAction } from '#platform/use-action.ts';
import { useLastPage } from '#platform/use-last-page.ts';
import { useListView } from '#platform/use-list-view.ts';
import { reviewingMs, useLiveRefresh } from '#platform/use-live-refresh.ts';
import { useLoad } from '#platform/use-load.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { Button } from '#ui/Button.tsx';
import { NothingFound } from '#ui/NothingFound.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Table } from '#ui/Table.tsx';
import { NoLettersInReview } from './NoLettersInReview.tsx';
import { QueueToolbar } from './QueueToolbar.tsx';
import { queueColumns } from './queue-columns.tsx';
import { queueFilterOf, queueOrderOf, queueShape } from './queue-list.ts';
import { loadReviewQueue } from './state.ts';
import { takeNext } from './take-next.ts';

export default function ReviewScreen() {
  usePageTitle('Review queue');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const organizationId = useOrganizationId();
  const list = useListView(queueShape, usePageSize());
  const state = useAppSelector(({ review }) => review);
  const { isWorking, run } = useAction();
  const { page, pageSize } = list.view;
  const jobId = list.view.filters.job[0];
  const rows = state.pages[page];
  const query = { page, pageSize, filter: queueFilterOf(list.view), orderBy: queueOrderOf(list.view), organizationId };
  const load = () => dispatch(loadReviewQueue(query));
  useLoad(query, load);
  useLastPage(state, page, list.goTo);
  useLiveRefresh(reviewingMs, load);

  const error =
    state.error && !rows
      ? { title: 'The review queue could not be loaded', text: state.error, onRetry: () => void load() }
      : undefined;
  const begin = () => void run(async () => navigate(await takeNext(organizationId, jobId)));
  return (
    <>
      <QueueToolbar list={list}>
        <Button variant="primary" icon="play" disabled={!rows?.length} working={isWorking} onClick={begin}>
          Review next letter
        </Button>
      </QueueToolbar>
      <Table
        label="Letters in review"
        columns={queueColumns(jobId)}
        rows={rows ?? []}
        rowId={({ id }) => id}
        rowLabel={({ filename }) => filename}
        tall
        loading={!rows}
        pageSize={pageSize}
        sort={list.view.sort}
        onSort={list.sortBy}
        error={error}
        empty={isFiltered(list.view) ? <NothingFound what="letters" onClear={list.clear} /> : <NoLettersInReview />}
      />
      {rows && rows.length > 0 && (
        <Pager
          page={page}
          pageSize={pageSize}
          itemsCount={state.itemsCount}
          onPage={list.goTo}
          onPageSize={list.resize}
        />
      )}
    </>
  );
}
