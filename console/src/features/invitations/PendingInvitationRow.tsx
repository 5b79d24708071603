import { roleLabels } from '@tassel/contract/roles.ts';
import { Button } from '#ui/Button.tsx';
import { dayAndTime } from '#ui/time-words.ts';
import { toast } from '#ui/toast.ts';
import { expiryWords } from './expiry-words.ts';
import type { PendingInvitation } from './use-pending-invitations.ts';

type Props = { invitation: PendingInvitation; onResend: () => void; onRevoke: () => void };

export function PendingInvitationRow({ invitation, onResend, onRevoke }: Props) {
  const { recipient, role, insertTime, expireTime, link } = invitation;

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link);
      toast({ kind: 'success', text: 'The link is copied.' });
    } catch {
      toast({ kind: 'info', text: link, duration: Number.POSITIVE_INFINITY });
    }
  }

  return (
    <li className="flex items-center gap-x-4 gap-y-1 border-b border-border py-2.5 max-md:flex-wrap">
      <span className="min-w-0 flex-1 wrap-break-word max-md:basis-full">{recipient}</span>
      <span className="w-32 max-md:w-auto">{roleLabels[role]}</span>
      <span className="w-64 text-text-muted tabular-nums max-md:w-auto">
        {dayAndTime(insertTime)}, {expiryWords(expireTime)}
      </span>
      <span className="flex gap-4 max-md:basis-full">
        <Button variant="text" aria-label={`Resend the invitation of ${recipient}`} onClick={onResend}>
          Resend
        </Button>
        <Button variant="text" aria-label={`Copy link of ${recipient}`} onClick={() => void copyLink()}>
          Copy link
        </Button>
        <Button variant="text" aria-label={`Revoke the invitation of ${recipient}`} onClick={onRevoke}>
          Revoke
        </Button>
      </span>
    </li>
  );
}
