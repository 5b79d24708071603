import { useCallback, useEffect, useState } from 'react';
import { CallError, errorText } from '#platform/call-errors.ts';
import { sendVerificationLink } from './api.ts';

/** D 23: the link can be sent again after a minute. */
export const resendAfterSeconds = 60;

/** Sends the link, and counts down to when it may be sent again. */
export function useVerificationLink(resultUrl: string) {
  const [isSending, setIsSending] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [error, setError] = useState<string>();
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (secondsLeft <= 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  const send = useCallback(async () => {
    setIsSending(true);
    setError(undefined);
    try {
      await sendVerificationLink(resultUrl);
      setIsSent(true);
      setSecondsLeft(resendAfterSeconds);
    } catch (failure) {
      setError(errorText(failure));
      if (failure instanceof CallError) setSecondsLeft(failure.retryAfterSeconds ?? 0);
    } finally {
      setIsSending(false);
    }
  }, [resultUrl]);

  return { send, isSending, isSent, error, secondsLeft };
}
