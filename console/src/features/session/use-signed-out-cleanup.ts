import { useEffect } from 'react';
import { useAppDispatch } from '#console/store-hooks.ts';
import { useIdentity } from '#platform/identity-state.ts';
import { forgetPerson } from './forget-person.ts';

export function useSignedOutCleanup(): void {
  const { status } = useIdentity();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (status === 'signedOut') forgetPerson(dispatch);
  }, [status, dispatch]);
}
