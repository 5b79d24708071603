import { useRef, useState } from 'react';
import type { LetterMapQuery, LetterMapQueryVariables } from '#console/generated/graphql.ts';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { reviewingMs, useLiveRefresh, workingMs } from '#platform/use-live-refresh.ts';
import { useLoad } from '#platform/use-load.ts';
import { letterMapDocument } from './api.ts';

type Loaded = { answer: LetterMapQuery | null; error: string | null };

/** The figures of the map, looked at again while letters are in work (D 47). Older ones stay until newer are here. */
export function useLetterMap(query: LetterMapQueryVariables): Loaded & { reload: () => Promise<void> } {
  const [loaded, setLoaded] = useState<Loaded>({ answer: null, error: null });
  const latest = useRef(0);

  async function reload() {
    latest.current += 1;
    const own = latest.current;
    try {
      const answer = await callGraphql(letterMapDocument, query);
      if (latest.current === own) setLoaded({ answer, error: null });
    } catch (error) {
      if (latest.current === own) setLoaded(({ answer }) => ({ answer, error: errorText(error) }));
    }
  }

  useLoad(query, reload);
  useLiveRefresh(everyMs(loaded.answer), reload);
  return { ...loaded, reload };
}

function everyMs(answer: LetterMapQuery | null): number | null {
  if (answer && answer.pending.itemsCount > 0) return workingMs;
  return answer && answer.inReview.itemsCount > 0 ? reviewingMs : null;
}
