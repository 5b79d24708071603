import { localAddress } from '@tassel/contract/local-address.ts';
import { useSearchParams } from 'react-router';
import { useIdentity } from '#platform/identity-state.ts';

/** Where the person was going: from the address, or from the sign-in that this page load ended; never off this site. */
export function useNext(): string | undefined {
  const [params] = useSearchParams();
  const identity = useIdentity();
  const next = params.get('next') ?? (identity.status === 'signedIn' ? identity.next : undefined);
  return next === undefined ? undefined : localAddress(next, window.location.origin);
}
