import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signOutEverywhereDocument } from '#features/session/api.ts';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

export function SignOutSection() {
  const [isWorking, setIsWorking] = useState(false);
  const [error, setError] = useState<string>();
  const navigate = useNavigate();

  async function signOutEverywhere() {
    setIsWorking(true);
    setError(undefined);
    try {
      await callGraphql(signOutEverywhereDocument, {}, { isTracked: true });
      await navigate('/logout');
    } catch (failure) {
      setError(errorText(failure));
      setIsWorking(false);
    }
  }

  return (
    <section aria-labelledby="sign-ins" className="grid gap-4 border-t border-border pt-6 text-sm">
      <h2 id="sign-ins" className="text-base font-semibold">
        Sign-ins
      </h2>
      <p className="text-text-muted">
        Ends your sign-in on every computer and phone, this one too. Use it if a device of yours was lost.
      </p>
      {error && <Notice color="red">{error}</Notice>}
      <div>
        <Button icon="sign-out" working={isWorking} onClick={() => void signOutEverywhere()}>
          Sign out everywhere
        </Button>
      </div>
    </section>
  );
}
