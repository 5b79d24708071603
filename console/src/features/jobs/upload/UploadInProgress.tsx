import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { VirtualList } from '#ui/VirtualList.tsx';
import { CancelUploadDialog } from './CancelUploadDialog.tsx';
import { currentUpload, leaveUpload } from './current-upload.ts';
import { ListHead } from './ListHead.tsx';
import { MissingFiles } from './MissingFiles.tsx';
import { OverallProgress } from './OverallProgress.tsx';
import type { RunningUpload } from './run-upload.ts';
import { StoppedLetters } from './StoppedLetters.tsx';
import { TransferRow } from './TransferRow.tsx';
import { inShownOrder } from './transfer.ts';

/** A longer list scrolls by itself. */
const mostAtOnce = 50;

/** The letters on their way: how far they are, and what needs a hand. When all are there, the job opens. */
export function UploadInProgress({ upload }: { upload: RunningUpload }) {
  const progress = useSyncExternalStore(upload.progress.subscribe, upload.progress.get);
  const { transfers, totals, isDone, isKept, isPaused } = progress;
  const [isCanceling, setIsCanceling] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    currentUpload.change({ isShown: true });
    return () => currentUpload.change({ isShown: false });
  }, []);

  useEffect(() => {
    if (!isDone) return;
    leaveUpload();
    void navigate(`/jobs/${upload.jobId}`, { replace: true });
  }, [isDone, upload, navigate]);

  return (
    <>
      <PageHeader
        title={upload.jobName}
        facts={[isKept ? keptFact : unkeptFact]}
        actions={
          <>
            <Button icon={isPaused ? 'play' : 'pause'} onClick={() => upload.setPaused(!isPaused)}>
              {isPaused ? 'Go on' : 'Pause'}
            </Button>
            <Button onClick={() => setIsCanceling(true)}>Cancel upload</Button>
          </>
        }
      />
      <OverallProgress progress={progress} />
      <StoppedLetters upload={upload} transfers={transfers} />
      <MissingFiles upload={upload} transfers={transfers} />
      <section aria-label="Letters">
        <ListHead title="Letters" count={transfers.length} />
        <VirtualList
          label="Letters of this upload"
          items={inShownOrder(transfers)}
          itemKey={({ letterId }) => letterId}
          rowHeight={45}
          className={transfers.length > mostAtOnce ? 'max-h-[max(24rem,calc(100dvh-18rem))]' : undefined}
        >
          {(transfer) => <TransferRow transfer={transfer} upload={upload} />}
        </VirtualList>
      </section>
      {isCanceling && <CancelUploadDialog upload={upload} totals={totals} onClose={() => setIsCanceling(false)} />}
    </>
  );
}

const keptFact = 'You may reload this page: letters that arrived stay, the others are sent again.';
const unkeptFact = 'Keep this page open. After a reload, choose the same folder again to go on.';
