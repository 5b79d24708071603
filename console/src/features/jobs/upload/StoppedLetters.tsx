import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/counted.ts';
import { Notice } from '#ui/Notice.tsx';
import type { RunningUpload } from './run-upload.ts';
import type { Transfer } from './transfer.ts';

type Props = { upload: RunningUpload; transfers: readonly Transfer[] };

export function StoppedLetters({ upload, transfers }: Props) {
  const stopped = transfers.filter(({ state }) => state === 'failed').map(({ letterId }) => letterId);
  if (stopped.length === 0) return null;
  return (
    <div className="mt-5">
      <Notice
        color="red"
        icon="warning"
        title={`${counted(stopped.length, 'letter')} stopped.`}
        actions={
          <Button size="sm" icon="refresh" onClick={() => upload.queue.retry(stopped)}>
            Retry {stopped.length > 1 ? 'all' : ''}
          </Button>
        }
      >
        The rest go on. Retry sends {stopped.length > 1 ? 'them' : 'it'} again.
      </Notice>
    </div>
  );
}
