import { useCallback, useEffect, useState } from 'react';
import type { MyPendingInvitationsQuery } from '#console/generated/graphql.ts';
import { useAppSelector } from '#console/store-hooks.ts';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { myPendingInvitationsDocument } from './api.ts';

export type MyInvitation = MyPendingInvitationsQuery['myPendingInvitations'][number];

type Loaded = { invitations: MyInvitation[] | null; error: string | null };

const loading: Loaded = { invitations: null, error: null };

/** The invitations to the person's address; asked for again once it is verified. */
export function useMyInvitations(): Loaded & { reload: () => void } {
  const isVerified = useAppSelector(({ user }) => user.profile?.emailVerified ?? false);
  const [loaded, setLoaded] = useState(loading);
  const reload = useCallback(() => {
    setLoaded(loading);
    callGraphql(myPendingInvitationsDocument, {}).then(
      ({ myPendingInvitations }) => setLoaded({ invitations: myPendingInvitations, error: null }),
      (error) => setLoaded({ invitations: null, error: errorText(error) }),
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a verified address may have invitations that it had not before
  useEffect(reload, [reload, isVerified]);
  return { ...loaded, reload };
}
