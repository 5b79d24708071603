import { useCallback, useEffect, useState } from 'react';
import { errorText } from '#platform/call-errors.ts';
import { trackRequest } from '#platform/running-requests.ts';
import { appUserExists } from './api.ts';

type AppUserCheck = { isLoading: boolean; mainAppUserExists: boolean; error: string | null };

const waiting: AppUserCheck = { isLoading: true, mainAppUserExists: false, error: null };

/** Asks both sign-in doors whether the signed-in person has an account here. */
export function useAppUserCheck(): AppUserCheck & { check: () => void } {
  const [state, setState] = useState(waiting);
  const check = useCallback(() => {
    setState(waiting);
    trackRequest(appUserExists()).then(
      (mainAppUserExists) => setState({ isLoading: false, mainAppUserExists, error: null }),
      (error) => setState({ isLoading: false, mainAppUserExists: false, error: errorText(error) }),
    );
  }, []);
  useEffect(check, [check]);
  return { ...state, check };
}
