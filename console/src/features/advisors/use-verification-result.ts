import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAppDispatch } from '#console/store-hooks.ts';
import { emailVerified } from '#features/session/state.ts';
import { useIdentity } from '#platform/identity-state.ts';
import { toast } from '#ui/toast.ts';

/** Says how the link in the verification mail ended, on whatever page it comes back to. */
export function useVerificationResult(): void {
  const { pathname, search } = useLocation();
  const { status } = useIdentity();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  useEffect(() => {
    const params = new URLSearchParams(search);
    const result = params.get('email');
    if (status !== 'signedIn' || (result !== 'verified' && result !== 'link-expired')) return;
    if (result === 'verified') {
      dispatch(emailVerified());
      toast({ kind: 'success', text: 'Your email is verified.' });
    } else {
      toast({ kind: 'error', text: 'That link has expired. Send a new one from your profile.' });
    }
    params.delete('email');
    void navigate({ pathname, search: params.toString() }, { replace: true });
  }, [pathname, search, status, dispatch, navigate]);
}
