import { bytesInWords } from '#ui/bytes-in-words.ts';
import { Icon } from '#ui/Icon.tsx';
import type { Transfer } from './transfer.ts';

export function TransferStatus({ transfer: { state, sentBytes, bytes, error } }: { transfer: Transfer }) {
  if (state === 'sent')
    return (
      <span className="flex items-center gap-1.5 text-green-text">
        <Icon name="check" size="sm" className="text-green-solid" />
        Uploaded
      </span>
    );
  if (state === 'failed')
    return (
      <span title={error ?? undefined} className="truncate text-red-text">
        {error}
      </span>
    );
  if (state === 'missing') return <span className="text-orange-text">File needed</span>;
  return (
    <span className="truncate text-text-muted tabular-nums">
      {state === 'sending' ? `${bytesInWords(sentBytes)} of ${bytesInWords(bytes)}` : quietWords[state]}
    </span>
  );
}

const quietWords = { waiting: 'Waiting', canceled: 'Canceled' };
