import { pageSizes } from '@tassel/contract/page-size.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { InviteResponse } from '#layout/invite-modal.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Pager } from '#ui/Pager.tsx';
import { PendingInvitationRow } from './PendingInvitationRow.tsx';
import { type PendingInvitation, usePendingInvitations } from './use-pending-invitations.ts';

type Props = {
  organizationId: string;
  search: string;
  /** Invitations that were just sent: the list is read again. */
  news: InviteResponse | null;
};

export function PendingInvitations({ organizationId, search, news }: Props) {
  const [page, setPage] = useState(1);
  const { listed, error, reload, resend, revoke } = usePendingInvitations(organizationId, search, page);
  const [revoked, setRevoked] = useState<PendingInvitation>();
  const reloadNow = useEffectEvent(reload);
  useEffect(() => {
    if (news) void reloadNow();
  }, [news]);

  if (error)
    return <ErrorState title="The invitations could not be loaded" text={error} onRetry={() => void reload()} />;
  if (!listed || listed.itemsCount === 0) return null;
  return (
    <section aria-labelledby="pending-invitations" className="mt-8 text-sm">
      <h2 id="pending-invitations" className="text-base font-semibold">
        Pending invitations <span className="ml-1 font-normal text-text-faint tabular-nums">{listed.itemsCount}</span>
      </h2>
      <ul className="mt-2 border-t border-border">
        {listed.items.map((invitation) => (
          <PendingInvitationRow
            key={invitation.id}
            invitation={invitation}
            onResend={() => void resend(invitation)}
            onRevoke={() => setRevoked(invitation)}
          />
        ))}
      </ul>
      {listed.pageCount > 1 && (
        <Pager page={page} pageSize={pageSizes[0]} itemsCount={listed.itemsCount} onPage={setPage} />
      )}
      <ConfirmDialog
        open={revoked !== undefined}
        danger
        title={`Revoke the invitation of ${revoked?.recipient}?`}
        confirmLabel="Revoke invitation"
        onConfirm={() => {
          if (revoked) void revoke(revoked);
          setRevoked(undefined);
        }}
        onClose={() => setRevoked(undefined)}
      >
        <p>Its link works no more.</p>
      </ConfirmDialog>
    </section>
  );
}
