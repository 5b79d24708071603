import { useConfirm } from '#platform/use-confirm.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { counted } from '#ui/counted.ts';
import { nameOf } from './member-columns.tsx';
import type { Member } from './state.ts';

type Props = { members: Member[]; organizationName: string; onRemove: () => Promise<void>; onClose: () => void };

export function RemoveMembersDialog({ members, organizationName, onRemove, onClose }: Props) {
  const confirming = useConfirm(async () => {
    await onRemove();
    onClose();
  });
  const [first] = members;
  const who = members.length === 1 && first ? nameOf(first) : counted(members.length, 'member');

  return (
    <ConfirmDialog
      open
      danger
      title={`Remove ${who} from ${organizationName}?`}
      confirmLabel={`Remove ${who}`}
      keepLabel={members.length === 1 ? 'Keep' : 'Keep them'}
      {...confirming}
      onClose={onClose}
    >
      <p>They lose access at once. Jobs and letters stay with the organization.</p>
    </ConfirmDialog>
  );
}
