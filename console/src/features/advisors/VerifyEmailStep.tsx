import { useEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SendLinkButton } from './SendLinkButton.tsx';
import { useVerificationLink } from './use-verification-link.ts';

type Props = { email: string; next: string };

/** After sign-up: the link goes out by itself once; nobody has to wait for it. */
export function VerifyEmailStep({ email, next }: Props) {
  const link = useVerificationLink(window.location.origin + next);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void link.send();
  }, [link.send]);

  const fact = link.isSent
    ? `We sent a link to ${email}. Open it to verify your address.`
    : `Your address is ${email}.`;
  return (
    <div className="max-w-form">
      <PageHeader title="Verify your email" facts={[fact]} />
      <p className="mt-4 text-sm text-text-muted">
        Invitations and joining an organization need a verified address. Everything else works now.
      </p>
      {link.error && (
        <div className="mt-4">
          <Notice color="red">{link.error}</Notice>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        <SendLinkButton link={link} />
        <Button to={next} variant="primary">
          Continue
        </Button>
      </div>
    </div>
  );
}
