import { useLocation } from 'react-router';
import { withNext } from '#platform/return-to.ts';
import { useNext } from './use-next.ts';

/** `/create-account`, with the page that the person was going to as its encoded `next`. */
export function useCreateAccountAddress(): string {
  const { pathname, search, hash } = useLocation();
  const next = useNext();
  const wanted = pathname === '/authenticate' ? next : pathname + search + hash;
  return wanted ? withNext('/create-account', wanted) : '/create-account';
}
