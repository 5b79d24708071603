import { useCallback } from 'react';
import { useAppDispatch } from '#console/store-hooks.ts';
import { removeAllKeptFiles } from '#platform/kept-files.ts';
import { signOut } from '#platform/sign-in.ts';
import { forgetPerson } from './forget-person.ts';
import { ProviderStep } from './ProviderStep.tsx';

export function Logout() {
  const dispatch = useAppDispatch();
  const leave = useCallback(async () => {
    forgetPerson(dispatch);
    await removeAllKeptFiles();
    return signOut();
  }, [dispatch]);
  return <ProviderStep leave={leave} failure="You are signed out here, but the sign-in service could not be reached" />;
}
