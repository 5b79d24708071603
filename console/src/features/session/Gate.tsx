import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import { useAppDispatch, useAppSelector } from '#console/store-hooks.ts';
import { sendSignIn } from '#platform/analytics.ts';
import { useIdentity } from '#platform/identity-state.ts';
import { FailurePage } from './FailurePage.tsx';
import { loadSession } from './state.ts';
import { useAppUserCheck } from './use-app-user-check.ts';
import { useCreateAccountAddress } from './use-create-account-address.ts';

/** The protected gate of spec §2: the app-user check, then the session, then the page. */
export function Gate() {
  const { isLoading, mainAppUserExists, error, check } = useAppUserCheck();
  const createAccount = useCreateAccountAddress();
  const { isLoggedIn, error: sessionError } = useAppSelector(({ user }) => user);
  const dispatch = useAppDispatch();
  const identity = useIdentity();

  useEffect(() => {
    if (mainAppUserExists && !isLoggedIn) void dispatch(loadSession());
  }, [mainAppUserExists, isLoggedIn, dispatch]);
  useEffect(() => {
    if (isLoggedIn && identity.status === 'signedIn') sendSignIn(identity.signedInAt);
  }, [isLoggedIn, identity]);

  if (isLoading) return null;
  if (error) return <FailurePage title="Your account could not be checked" text={error} onRetry={check} />;
  if (!mainAppUserExists) return <Navigate to={createAccount} replace />;
  if (isLoggedIn) return <Outlet />;
  if (!sessionError) return null;
  return (
    <FailurePage
      title="Your account could not be loaded"
      text={sessionError}
      onRetry={() => void dispatch(loadSession())}
    />
  );
}
