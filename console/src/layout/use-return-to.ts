import { useLocation } from 'react-router';
import { withReturnTo } from '#platform/return-to.ts';

/** The outbound address with the page that is open now; follows every navigation. */
export function useReturnTo(address: string): string {
  const { pathname, search, hash } = useLocation();
  return withReturnTo(address, window.location.origin + pathname + search + hash);
}
