import { useState } from 'react';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { counted } from '#ui/counted.ts';
import { cancelJobsDocument } from '../api.ts';
import type { RunningUpload } from './run-upload.ts';
import { hasEnded, type TransferTotals } from './transfer.ts';

type Props = { upload: RunningUpload; totals: TransferTotals; onClose: () => void };

export function CancelUploadDialog({ upload, totals, onClose }: Props) {
  const [isWorking, setIsWorking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { jobId, organizationId, queue } = upload;
  const left = queue.transfers().filter((transfer) => !hasEnded(transfer));

  async function cancel() {
    setIsWorking(true);
    setError(null);
    try {
      await callGraphql(cancelJobsDocument, { jobIdList: [jobId], organizationId });
      queue.cancel(left.map(({ letterId }) => letterId));
    } catch (failure) {
      setError(errorText(failure));
      setIsWorking(false);
    }
  }

  return (
    <ConfirmDialog
      open
      danger
      title={`Cancel the upload of ${counted(left.length, 'letter')}?`}
      confirmLabel="Cancel upload"
      keepLabel="Go on uploading"
      working={isWorking}
      error={error}
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>
        They end as canceled, and so do letters of this job that have arrived but are not read yet.
        {totals.sent > 0 && ' What is read already stays.'} Canceled letters cost nothing.
      </p>
    </ConfirmDialog>
  );
}
