import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { sendPageView } from '#platform/analytics.ts';

export function usePageViews(): void {
  const { pathname, search } = useLocation();
  useEffect(() => sendPageView({ pathname, search }), [pathname, search]);
}
