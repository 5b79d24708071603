import { useEffect, useEffectEvent } from 'react';

/** Loads at first, and whenever what is asked for becomes another. */
export function useLoad<Query>(query: Query, load: (query: Query) => unknown): void {
  const loadNow = useEffectEvent((_key: string) => void load(query));
  const key = JSON.stringify(query);
  useEffect(() => loadNow(key), [key]);
}
