import { localAddress } from '@tassel/contract/local-address.ts';
import { useCallback } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { useIdentity } from '#platform/identity-state.ts';
import { withNext } from '#platform/return-to.ts';
import { signIn } from '#platform/sign-in.ts';
import { ProviderStep } from './ProviderStep.tsx';
import { SignedOutByOtherTab } from './SignedOutByOtherTab.tsx';

/** Shows its routes to signed-in people; the others go to the provider by way of `/authenticate?next=…`. */
export function RequireSignIn() {
  const identity = useIdentity();
  const { status } = identity;
  const { pathname, search, hash } = useLocation();
  const [params] = useSearchParams();
  const next = localAddress(params.get('next'), window.location.origin);
  const leave = useCallback(() => signIn(next), [next]);

  if (status === 'loading') return null;
  if (status === 'signedIn') return <Outlet />;
  if (status === 'signedOut' && identity.isByOtherTab) return <SignedOutByOtherTab next={pathname + search + hash} />;
  if (pathname !== '/authenticate')
    return <Navigate to={withNext('/authenticate', pathname + search + hash)} replace />;
  const failure = status === 'failed' ? 'Sign-in did not finish' : 'The sign-in service could not be reached';
  return <ProviderStep leave={leave} isWaiting={status === 'failed'} failure={failure} />;
}
