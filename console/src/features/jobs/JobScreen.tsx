import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '#console/store-hooks.ts';
import { LetterTable } from '#features/letters/LetterTable.tsx';
import { LetterToolbar } from '#features/letters/LetterToolbar.tsx';
import { letterFilterOf, letterListShape, letterOrderOf } from '#features/letters/letter-list.ts';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { usePageSize } from '#features/session/use-page-size.ts';
import { useRole } from '#features/session/use-role.ts';
import { useListView } from '#platform/use-list-view.ts';
import { useLiveRefresh } from '#platform/use-live-refresh.ts';
import { useLoad } from '#platform/use-load.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { NothingFound } from '#ui/NothingFound.tsx';
import { toggleValue } from '#ui/toggle-value.ts';
import { JobDialogs, type JobWish } from './JobDialogs.tsx';
import { JobHead } from './JobHead.tsx';
import { JobProgress } from './JobProgress.tsx';
import { JobUnavailable } from './JobUnavailable.tsx';
import { refreshEveryMs } from './job-moves.ts';
import { loadJob } from './job-state.ts';
import { NeedsYou } from './NeedsYou.tsx';

/** D 49: whoever only reviews is led to the letters of the job that are in review. */
export default function JobScreen() {
  const { jobId = '' } = useParams();
  return useRole() === 'REVIEWER' ? <Navigate to={`/jobs/review?job=${jobId}`} replace /> : <Job jobId={jobId} />;
}

function Job({ jobId }: { jobId: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const organizationId = useOrganizationId();
  const list = useListView(letterListShape, usePageSize());
  const { view, filter } = list;
  const state = useAppSelector((root) => root.job);
  const job = state.job?.id === jobId ? state.job : null;
  const [wish, setWish] = useState<JobWish | null>(null);
  usePageTitle(job?.name ?? 'Job');

  const { page, pageSize } = view;
  const letters = { page, pageSize, filter: letterFilterOf(view, jobId), orderBy: letterOrderOf(view) };
  const query = { id: jobId, ...letters, organizationId };
  const load = () => dispatch(loadJob(query));
  useLoad(query, load);
  useLiveRefresh(refreshEveryMs(job ? [job.state] : []), load);

  if (!job) return <JobUnavailable error={state.error} onRetry={load} />;
  const { status, reason } = view.filters;
  return (
    <>
      <JobHead job={job} onWish={setWish} />
      <JobProgress job={job} pressed={status} onToggle={(key) => filter('status', toggleValue(status, key))} />
      <NeedsYou
        job={job}
        shownReasons={reason}
        onShow={(code) => filter('reason', reason.includes(code) ? [] : [code])}
        onChanged={load}
      />
      <section aria-label="Letters" className="mt-8">
        <h2 className="text-base font-semibold">
          Letters{' '}
          <span className="ml-1 font-normal text-text-faint tabular-nums">
            {state.itemsCount.toLocaleString('en-US')}
          </span>
        </h2>
        <LetterToolbar list={list} />
        <LetterTable
          list={list}
          state={state}
          rights={{ isMaker: true, mayCancel: job.mayChange }}
          onReload={load}
          empty={<NothingFound what="letters" onClear={list.clear} />}
        />
      </section>
      <JobDialogs
        wish={wish}
        onClose={() => setWish(null)}
        onDone={(kind) => (kind === 'delete' ? Promise.resolve(navigate('/jobs')) : load())}
      />
    </>
  );
}
