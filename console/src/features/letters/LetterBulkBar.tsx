import { mayCancel, maySendToReview } from '@tassel/contract/letter-status.ts';
import { useState } from 'react';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { forEachOf } from '#platform/for-each-of.ts';
import { callGraphql } from '#platform/graphql.ts';
import { useAction } from '#platform/use-action.ts';
import { BulkBar } from '#ui/BulkBar.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { counted } from '#ui/counted.ts';
import { toast } from '#ui/toast.ts';
import { exportLettersDocument } from './api.ts';
import { ExportDialog } from './ExportDialog.tsx';
import type { LetterRow } from './letter.ts';
import type { LetterRights } from './letter-actions.ts';
import { cancelLetter, type One, sendLetterToReview } from './letter-calls.ts';

type Props = { letters: LetterRow[]; rights: LetterRights; onClear: () => void; onDone: () => Promise<unknown> };

/** What can be done with the letters that are selected. */
export function LetterBulkBar({ letters, rights, onClear, onDone }: Props) {
  const organizationId = useOrganizationId();
  const { isWorking, run } = useAction();
  const [asked, setAsked] = useState<'export' | 'cancel' | null>(null);
  const reviewable = letters.filter(({ status, filePurgedAt }) => maySendToReview(status) && !filePurgedAt);
  const cancelable = letters.filter(({ status }) => mayCancel(status));
  const close = () => setAsked(null);

  function change(some: LetterRow[], action: (one: One) => Promise<unknown>, told: string) {
    void run(async () => {
      try {
        await forEachOf(some, ({ id }) => action({ id, organizationId }));
      } finally {
        await onDone();
      }
      toast({ kind: 'success', text: `${counted(some.length, 'letter')} ${told}.` });
      onClear();
    }).finally(close);
  }

  const exportThem = (choice: Parameters<Parameters<typeof ExportDialog>[0]['onExport']>[0]) =>
    callGraphql(exportLettersDocument, { ids: letters.map(({ id }) => id), organizationId, ...choice });

  return (
    <>
      <BulkBar open={letters.length > 0} title={counted(letters.length, 'letter')} onClear={onClear}>
        <Button size="sm" variant="quiet" icon="download" onClick={() => setAsked('export')}>
          Export
        </Button>
        {rights.isMaker && reviewable.length > 0 && (
          <Button
            size="sm"
            variant="quiet"
            icon="eye"
            working={isWorking}
            onClick={() => change(reviewable, sendLetterToReview, 'sent to review')}
          >
            Send {reviewable.length} to review
          </Button>
        )}
        {rights.mayCancel && cancelable.length > 0 && (
          <Button size="sm" variant="quiet" icon="canceled" onClick={() => setAsked('cancel')}>
            Cancel {counted(cancelable.length, 'letter')}
          </Button>
        )}
      </BulkBar>
      {asked === 'export' && (
        <ExportDialog what={counted(letters.length, 'letter')} onExport={exportThem} onClose={close} />
      )}
      <ConfirmDialog
        open={asked === 'cancel'}
        danger
        title={`Cancel ${counted(cancelable.length, 'letter')}?`}
        keepLabel="Keep reading"
        confirmLabel={`Cancel ${counted(cancelable.length, 'letter')}`}
        working={isWorking}
        onConfirm={() => change(cancelable, cancelLetter, 'canceled')}
        onClose={close}
      >
        <p>They are not read any further, and nothing is charged for them if they were not read yet.</p>
      </ConfirmDialog>
    </>
  );
}
