import { useMatches } from 'react-router';

/** A route's handle: its page takes the whole width, scrolls inside itself and begins with the sidebar folded. */
export const wholeScreen = { isWholeScreen: true };

export function useWholeScreen(): boolean {
  return useMatches().some(({ handle }) => handle === wholeScreen);
}
