import { useConfirm } from '#platform/use-confirm.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { counted } from '#ui/counted.ts';
import { filesToPurgeWords } from './purge-setting.ts';
import { useFilesToPurge } from './use-files-to-purge.ts';

type Props = { organizationId: string; days: number; onConfirm: () => Promise<void>; onClose: () => void };

/** Asked before files go that would have stayed. */
export function SoonerPurgeDialog({ organizationId, days, onConfirm, onClose }: Props) {
  const files = useFilesToPurge(organizationId, days);
  const confirming = useConfirm(async () => {
    await onConfirm();
    onClose();
  });
  const when = days === 0 ? 'the night after they are done' : `${counted(days, 'day')} after they are done`;

  return (
    <ConfirmDialog
      open
      danger
      title={`Delete letter files ${when}?`}
      confirmLabel="Save the rule"
      keepLabel="Go back"
      {...confirming}
      onClose={onClose}
    >
      <p>From now on files of new jobs go sooner, and a deleted file can't be brought back. Figures stay.</p>
      <p aria-live="polite">
        Jobs that exist keep the rule that they were created with.{' '}
        {files.count === undefined ? files.error : filesToPurgeWords(files.count)}
      </p>
    </ConfirmDialog>
  );
}
