import { callGraphql } from '#platform/graphql.ts';
import { useConfirm } from '#platform/use-confirm.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { counted } from '#ui/counted.ts';
import { cancelJobsDocument } from '../api.ts';
import type { RunningUpload } from './run-upload.ts';
import { hasEnded, type TransferTotals } from './transfer.ts';

type Props = { upload: RunningUpload; totals: TransferTotals; onClose: () => void };

export function CancelUploadDialog({ upload, totals, onClose }: Props) {
  const { jobId, organizationId, queue } = upload;
  const left = queue.transfers().filter((transfer) => !hasEnded(transfer));

  const canceling = useConfirm(async () => {
    await callGraphql(cancelJobsDocument, { jobIdList: [jobId], organizationId });
    queue.cancel(left.map(({ letterId }) => letterId));
  });

  return (
    <ConfirmDialog
      open
      danger
      title={`Cancel the upload of ${counted(left.length, 'letter')}?`}
      confirmLabel="Cancel upload"
      keepLabel="Go on uploading"
      {...canceling}
      onClose={onClose}
    >
      <p>
        They end as canceled, and so do letters of this job that have arrived but are not read yet.
        {totals.sent > 0 && ' What is read already stays.'} Canceled letters cost nothing.
      </p>
    </ConfirmDialog>
  );
}
