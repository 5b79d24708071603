import { Suspense, useMemo, useState } from 'react';
import { Outlet } from 'react-router';
import { lazyPart } from '#platform/lazy-screen.ts';
import { InviteModalContext, type InviteResponse, type InviteTarget } from './invite-modal.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const InviteModal = lazyPart(async () => {
  const { InviteModal } = await import('#features/invitations/InviteModal.tsx');
  return { default: InviteModal };
});

/** Holds the invite modal for all that stands inside it: the main area, and the page where organizations are made. */
export function InviteModalHolder() {
  const [target, setTarget] = useState<InviteTarget>();
  const [inviteResponse, setInviteResponse] = useState<InviteResponse | null>(null);
  const control = useMemo(() => ({ openInviteModal: setTarget, inviteResponse }), [inviteResponse]);

  // Spec §4: closing clears the response.
  function close() {
    setTarget(undefined);
    setInviteResponse(null);
  }

  return (
    <InviteModalContext value={control}>
      <Outlet />
      {target && (
        <Suspense fallback={<LoadingOverlay />}>
          <InviteModal {...target} onResponse={setInviteResponse} onClose={close} />
        </Suspense>
      )}
    </InviteModalContext>
  );
}
