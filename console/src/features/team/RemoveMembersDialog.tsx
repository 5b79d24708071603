import { useState } from 'react';
import { errorText } from '#platform/call-errors.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { counted } from '#ui/counted.ts';
import { nameOf } from './member-columns.tsx';
import type { Member } from './state.ts';

type Props = { members: Member[]; organizationName: string; onRemove: () => Promise<void>; onClose: () => void };

export function RemoveMembersDialog({ members, organizationName, onRemove, onClose }: Props) {
  const [isWorking, setIsWorking] = useState(false);
  const [error, setError] = useState<string>();
  const [first] = members;
  const who = members.length === 1 && first ? nameOf(first) : counted(members.length, 'member');

  async function confirm() {
    setIsWorking(true);
    setError(undefined);
    try {
      await onRemove();
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
      title={`Remove ${who} from ${organizationName}?`}
      confirmLabel={`Remove ${who}`}
      keepLabel={members.length === 1 ? 'Keep' : 'Keep them'}
      working={isWorking}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>They lose access at once. Jobs and letters stay with the organization.</p>
    </ConfirmDialog>
  );
}
