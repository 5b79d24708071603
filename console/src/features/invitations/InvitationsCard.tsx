import { roleLabels } from '@tassel/contract/roles.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { type MyInvitation, useMyInvitations } from './use-my-invitations.ts';

export function InvitationsCard() {
  const { invitations, error, reload } = useMyInvitations();
  const pending = invitations?.filter(({ status }) => status === 'PENDING') ?? [];
  return (
    <Panel title="Pending invitations">
      {error && <ErrorState title="Your invitations could not be loaded" text={error} onRetry={reload} />}
      {!error && !invitations && <Skeleton />}
      {invitations && pending.length === 0 && (
        <p className="text-sm text-text-muted">Nobody has invited you yet. An invitation comes by mail, too.</p>
      )}
      {pending.length > 0 && (
        <ul className="-my-2.5 divide-y divide-border text-sm">
          {pending.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function InvitationRow({ invitation }: { invitation: MyInvitation }) {
  const { sender, role, expired } = invitation;
  return (
    <li className="flex items-center gap-4 py-2.5">
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-break-word">{sender.organization.name}</span>
        <span className="block text-xs text-text-faint wrap-break-word">
          {roleLabels[role]}, from {sender.firstName} {sender.lastName}
          {expired && ', expired'}
        </span>
      </span>
      <Button to={`/invitation/${invitation.id}`} aria-label={`See the invitation to ${sender.organization.name}`}>
        See invitation
      </Button>
    </li>
  );
}
