import { useState } from 'react';
import { errorText } from '#platform/call-errors.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { counted } from '#ui/counted.ts';

type Props = { days: number; onConfirm: () => Promise<void>; onClose: () => void };

/** Asked before files go that would have stayed. */
export function SoonerPurgeDialog({ days, onConfirm, onClose }: Props) {
  const [isWorking, setIsWorking] = useState(false);
  const [error, setError] = useState<string>();
  const when = days === 0 ? 'the night after they are done' : `${counted(days, 'day')} after they are done`;

  async function confirm() {
    setIsWorking(true);
    setError(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (failure) {
      setError(errorText(failure));
      setIsWorking(false);
    }
  }

  return (
    <ConfirmDialog
      open
      danger
      title={`Delete letter files ${when}?`}
      confirmLabel="Save and delete"
      keepLabel="Go back"
      working={isWorking}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>From now on files of new jobs go sooner, and a deleted file can't be brought back. Figures stay.</p>
    </ConfirmDialog>
  );
}
