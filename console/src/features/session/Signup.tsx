import { Navigate } from 'react-router';
import { useIdentity } from '#platform/identity-state.ts';
import { signUp } from '#platform/sign-in.ts';
import { ProviderStep } from './ProviderStep.tsx';

export function Signup() {
  const { status } = useIdentity();
  if (status === 'loading') return null;
  if (status === 'signedIn') return <Navigate to="/" replace />;
  return <ProviderStep leave={leaveForSignUp} failure="The sign-in service could not be reached" />;
}

const leaveForSignUp = () => signUp('/');
