import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '#platform/call-errors.ts';

/** What a call answers, read again by `reload`; an answer that was overtaken by a newer question is let go. */
export function useRead<Answer>(read: () => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer>();
  const [error, setError] = useState<string>();
  const latest = useRef<unknown>(undefined);
  const load = useCallback(async () => {
    latest.current = read;
    setError(undefined);
    try {
      const next = await read();
      if (latest.current === read) setAnswer(next);
    } catch (failure) {
      if (latest.current === read) setError(errorText(failure));
    }
  }, [read]);
  useEffect(() => void load(), [load]);
  return { answer, error, reload: load };
}
