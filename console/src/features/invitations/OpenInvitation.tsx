import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { fullTime } from '#ui/time-words.ts';
import { useAcceptInvitation } from './use-accept-invitation.ts';
import type { MyInvitation } from './use-my-invitations.ts';

export function OpenInvitation({ invitation }: { invitation: MyInvitation }) {
  const { id, subject, body, expired, expireTime } = invitation;
  const { accept, isAccepting, failure } = useAcceptInvitation();
  return (
    <div className="grid max-w-form gap-6">
      <PageHeader title={subject} />
      <p className="text-md text-text-muted">{body}</p>
      <p className="text-sm text-text-faint">
        {expired ? 'It expired on' : 'It can be accepted until'} {fullTime(expireTime)}.
      </p>
      {failure && (
        <p role="alert" className="text-sm text-red-text">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {isAccepting ? <Button disabled>Skip</Button> : <Button to="/">Skip</Button>}
        <Button variant="primary" working={isAccepting} onClick={() => void accept(id)}>
          Accept
        </Button>
      </div>
    </div>
  );
}
