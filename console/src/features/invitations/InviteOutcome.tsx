import { useEffect, useState } from 'react';
import type { InviteResponse } from '#layout/invite-modal.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

type Props = { response: InviteResponse | null };

const lines = [
  ['invitationsSent', 'Invited'],
  ['alreadyBelongToOrg', 'Already a member'],
  ['invitationsAlreadyPending', 'Invited before, mailed again'],
] as const;

/** What became of each address; stays to be read after the modal is closed. */
export function InviteOutcome({ response }: Props) {
  const [shown, setShown] = useState(response);
  useEffect(() => {
    if (response) setShown(response);
  }, [response]);
  if (!shown) return null;
  return (
    <section aria-label="Sent invitations" className="mb-6">
      <Notice
        color={shown.invitationsSent.length > 0 ? 'green' : 'blue'}
        actions={
          <Button size="sm" onClick={() => setShown(null)}>
            Close
          </Button>
        }
      >
        {lines.map(
          ([list, words]) =>
            shown[list].length > 0 && (
              <span key={list} role="status" className="block wrap-break-word">
                <b className="font-semibold">{words}:</b> {shown[list].join(', ')}
              </span>
            ),
        )}
      </Notice>
    </section>
  );
}
