import { Button } from '#ui/Button.tsx';
import type { useVerificationLink } from './use-verification-link.ts';

type Props = { link: ReturnType<typeof useVerificationLink> };

export function SendLinkButton({ link }: Props) {
  const { send, isSending, isSent, secondsLeft } = link;
  const label = isSent ? 'Send again' : 'Send verification link';
  return (
    <Button icon="mail" working={isSending} disabled={secondsLeft > 0} onClick={() => void send()}>
      {secondsLeft > 0 ? `${label} in ${secondsLeft} s` : label}
    </Button>
  );
}
