import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { useVerificationResult } from '#features/advisors/use-verification-result.ts';
import { useSignedOutCleanup } from '#features/session/use-signed-out-cleanup.ts';
import { useHasRunningRequests } from '#platform/running-requests.ts';
import { Toaster } from '#ui/Toaster.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { usePageViews } from './use-page-views.ts';

export function RootLayout() {
  const isLoadingScreen = useNavigation().state === 'loading';
  const hasRunningRequests = useHasRunningRequests();
  useSignedOutCleanup();
  useVerificationResult();
  usePageViews();
  useFocusOnNavigation();
  return (
    <>
      <Outlet />
      {(isLoadingScreen || hasRunningRequests) && <LoadingOverlay />}
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
