import { useConfirm } from '#platform/use-confirm.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { LearnedLine } from './use-learned-lines.ts';

type Props = { line: LearnedLine; onForget: () => Promise<void>; onClose: () => void };

export function ForgetLineDialog({ line, onForget, onClose }: Props) {
  const forgetting = useConfirm(async () => {
    await onForget();
    onClose();
  });

  return (
    <ConfirmDialog
      open
      danger
      title={`Forget “${line.printed}” of ${line.schoolName}?`}
      confirmLabel="Forget the line"
      {...forgetting}
      onClose={onClose}
    >
      <p>Later letters are read without it. Letters that it has changed stay as they are.</p>
    </ConfirmDialog>
  );
}
