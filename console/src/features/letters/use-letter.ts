import { useCallback, useEffect, useRef, useState } from 'react';
import type { LetterQuery, LetterQueryVariables } from '#console/generated/graphql.ts';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { letterDocument } from './api.ts';

type Loaded = { answer: LetterQuery | null; error: string | null };

/** One letter with its neighbors. While the next is on its way, the one before stays. */
export function useLetter(query: LetterQueryVariables): Loaded & { reload: () => Promise<void> } {
  const [loaded, setLoaded] = useState<Loaded>({ answer: null, error: null });
  const latest = useRef('');
  const key = JSON.stringify(query);

  const reload = useCallback(async () => {
    latest.current = key;
    try {
      const answer = await callGraphql(letterDocument, JSON.parse(key) as LetterQueryVariables);
      if (latest.current === key) setLoaded({ answer, error: null });
    } catch (error) {
      if (latest.current === key) setLoaded(({ answer }) => ({ answer, error: errorText(error) }));
    }
  }, [key]);

  useEffect(() => void reload(), [reload]);
  return { ...loaded, reload };
}
