import type { SignUp } from '@tassel/contract/sign-up.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useNext } from '#features/session/use-next.ts';
import { callGraphql } from '#platform/graphql.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { AccountFields } from './AccountFields.tsx';
import { emptyAccount, useAccountForm } from './account-form.ts';
import { accountEmailDocument, signUp } from './api.ts';
import { VerifyEmailStep } from './VerifyEmailStep.tsx';

export default function CreateAccountScreen() {
  usePageTitle('Create your account');
  const [unverifiedEmail, setUnverifiedEmail] = useState<string>();
  const next = useNext() ?? '/';
  const navigate = useNavigate();

  async function createAccount(account: SignUp): Promise<void> {
    await signUp(account);
    const { me } = await callGraphql(accountEmailDocument, {}, { isTracked: true });
    if (me.emailVerified) await navigate(next, { replace: true });
    else setUnverifiedEmail(me.email);
  }
  const form = useAccountForm(emptyAccount, createAccount);

  if (unverifiedEmail) return <VerifyEmailStep email={unverifiedEmail} next={next} />;
  return (
    <div className="max-w-form">
      <PageHeader title="Create your account" facts={['A few facts about you, then your letters.']} />
      <form noValidate onSubmit={form.onSubmit} className="mt-6">
        <AccountFields form={form} />
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary" working={form.isSubmitting}>
            Create account
          </Button>
          <Button to="/logout" variant="text">
            Use another sign-in
          </Button>
        </div>
      </form>
    </div>
  );
}
