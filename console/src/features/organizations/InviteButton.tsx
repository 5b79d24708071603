import { useAppSelector } from '#console/store-hooks.ts';
import { useInviteModal } from '#layout/invite-modal.ts';
import { Button } from '#ui/Button.tsx';

export function InviteButton() {
  const organizationId = useAppSelector(({ user }) => user.organizationId);
  const { openInviteModal } = useInviteModal();
  if (!organizationId) return null;
  return (
    <Button variant="primary" icon="plus" onClick={() => openInviteModal({ organizationId })}>
      Invite users
    </Button>
  );
}
