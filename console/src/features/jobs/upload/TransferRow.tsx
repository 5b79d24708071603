import { memo } from 'react';
import { cancelLetter } from '#features/letters/letter-calls.ts';
import { bytesInWords } from '#ui/bytes-in-words.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import type { RunningUpload } from './run-upload.ts';
import { TransferStatus } from './TransferStatus.tsx';
import type { Transfer } from './transfer.ts';

type Props = { transfer: Transfer; upload: RunningUpload };

export const TransferRow = memo(function TransferRow({ transfer, upload }: Props) {
  const { letterId, filename, bytes, state, sentBytes } = transfer;
  const isMoving = state === 'sending' || state === 'waiting' || state === 'failed';
  return (
    <div className="grid min-h-11 grid-cols-[1rem_minmax(0,1fr)_4.5rem_minmax(0,15rem)_12.5rem_1.75rem] items-center gap-x-3 border-b border-border text-sm max-md:grid-cols-[1rem_minmax(0,1fr)_auto_2.25rem]">
      <Icon name="file" className={state === 'failed' ? 'text-red-solid' : 'text-text-faint'} />
      <span title={filename} className="truncate font-medium">
        {filename}
      </span>
      <span className="text-right text-text-muted tabular-nums max-md:hidden">{bytesInWords(bytes)}</span>
      <span className="pl-4 max-md:hidden">
        {isMoving && (
          <ProgressBar
            label={filename}
            hideLabel
            value={(sentBytes / bytes) * 100}
            error={state === 'failed' ? 'Stopped' : undefined}
          />
        )}
      </span>
      <TransferStatus transfer={transfer} />
      {state === 'failed' && (
        <IconButton
          icon="refresh"
          size="sm"
          label={`Retry ${filename}`}
          onClick={() => upload.queue.retry([letterId])}
        />
      )}
      {(state === 'sending' || state === 'waiting' || state === 'missing') && (
        <IconButton
          icon="close"
          size="sm"
          label={`Cancel ${filename}`}
          onClick={() => void cancelTransfer(upload, letterId)}
        />
      )}
    </div>
  );
});

/** Stopped here at once; the letter ends on the server, too. */
async function cancelTransfer({ queue, organizationId }: RunningUpload, letterId: string): Promise<void> {
  queue.cancel([letterId]);
  await cancelLetter({ id: letterId, organizationId });
}
