import { useState } from 'react';
import { errorText } from '#platform/call-errors.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { LearnedLine } from './use-learned-lines.ts';

type Props = { line: LearnedLine; onForget: () => Promise<void>; onClose: () => void };

export function ForgetLineDialog({ line, onForget, onClose }: Props) {
  const [isWorking, setIsWorking] = useState(false);
  const [error, setError] = useState<string>();

  async function confirm() {
    setIsWorking(true);
    setError(undefined);
    try {
      await onForget();
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
      title={`Forget “${line.printed}” of ${line.schoolName}?`}
      confirmLabel="Forget the line"
      working={isWorking}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>Later letters are read without it. Letters that it has changed stay as they are.</p>
    </ConfirmDialog>
  );
}
