import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { useVerificationResult } from '#features/advisors/use-verification-result.ts';
import { useSignedOutCleanup } from '#features/session/use-signed-out-cleanup.ts';
import { useHasRunningRequests } from '#platform/running-requests.ts';
import { Toaster } from '#ui/Toaster.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { usePageViews } from './use-page-views.ts';
import { useRightDocument } from './use-right-document.ts';

export function RootLayout() {
  return useRightDocument() ? <Layout /> : <LoadingOverlay />;
}

function Layout() {
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
