import { useAppSelector } from '#console/store-hooks.ts';
import { Notice } from '#ui/Notice.tsx';
import { SendLinkButton } from './SendLinkButton.tsx';
import { useVerificationLink } from './use-verification-link.ts';

/** Stands where an unverified address is in the way; nothing for whoever has a verified one. */
export function UnverifiedEmailNotice() {
  const profile = useAppSelector(({ user }) => user.profile);
  const link = useVerificationLink(window.location.origin + window.location.pathname);
  if (!profile || profile.emailVerified) return null;
  return (
    <Notice color="orange" title="Your email is not verified." actions={<SendLinkButton link={link} />}>
      {link.error ??
        (link.isSent
          ? `We sent a link to ${profile.email}. Open it to verify your address.`
          : `Invitations and joining need it: verify ${profile.email}.`)}
    </Notice>
  );
}
