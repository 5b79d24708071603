import { useEffect, useEffectEvent } from 'react';

/** How often a page looks again: while programs work, and while only people do. */
export const workingMs = 2500;
export const reviewingMs = 15_000;

/** Repeats a silent reading while something moves by itself and the tab is seen (D 47); null stands still. */
export function useLiveRefresh(everyMs: number | null, refresh: () => Promise<unknown>): void {
  const refreshOnce = useEffectEvent(refresh);
  useEffect(() => {
    if (everyMs === null) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRunning = false;

    async function go() {
      if (isRunning || document.visibilityState === 'hidden') return;
      clearTimeout(timer);
      isRunning = true;
      await refreshOnce();
      isRunning = false;
      if (!leaving.signal.aborted) wait();
    }
    function wait() {
      timer = setTimeout(() => void go(), everyMs ?? 0);
    }

    wait();
    document.addEventListener('visibilitychange', () => void go(), { signal: leaving.signal });
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [everyMs]);
}
