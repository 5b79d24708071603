import { useEffect, useEffectEvent } from 'react';
import type { PagedState } from './paged-state.ts';

/** A page that the list no longer has leads to its last one. */
export function useLastPage(state: PagedState<unknown>, page: number, goTo: (page: number) => void): void {
  const isPast = page > 1 && state.pages[page]?.length === 0 && state.pageCount > 0;
  const goToLast = useEffectEvent(() => goTo(state.pageCount));
  useEffect(() => {
    if (isPast) goToLast();
  }, [isPast]);
}
