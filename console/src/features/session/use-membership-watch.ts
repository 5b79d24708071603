import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAppDispatch } from '#console/store-hooks.ts';
import { callGraphql } from '#platform/graphql.ts';
import { membershipsDocument } from './api.ts';
import { followMemberships } from './follow-memberships.ts';

/**
 * Roles and memberships may change while the console is open: each new page, and a tab that is looked at again,
 * asks whether they are still as they were.
 */
export function useMembershipWatch(): void {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what it waits for
  useEffect(() => {
    const leaving = new AbortController();
    const look = async () => {
      const { me } = await callGraphql(membershipsDocument, {});
      if (!leaving.signal.aborted) await dispatch(followMemberships(me.organizationUsers));
    };
    // The page itself tells of a call that fails; this one is nobody's wish.
    const lookQuietly = () => void look().catch(() => undefined);
    lookQuietly();
    const onReturn = () => document.visibilityState === 'visible' && lookQuietly();
    document.addEventListener('visibilitychange', onReturn, { signal: leaving.signal });
    return () => leaving.abort();
  }, [pathname, dispatch]);
}
