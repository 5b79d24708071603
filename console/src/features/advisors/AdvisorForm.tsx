import type { SignUp } from '@tassel/contract/sign-up.ts';
import type { AdvisorInput } from '#console/generated/graphql.ts';
import { useAppDispatch } from '#console/store-hooks.ts';
import { loadSession } from '#features/session/state.ts';
import { advisorsEndpoint, callGraphql } from '#platform/graphql.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';
import { AccountFields } from './AccountFields.tsx';
import { accountOf, advisorInputOf, useAccountForm } from './account-form.ts';
import { updateAdvisorDocument } from './api.ts';

export function AdvisorForm({ advisor }: { advisor: AdvisorInput }) {
  const dispatch = useAppDispatch();
  const form = useAccountForm(accountOf(advisor), async (account: SignUp) => {
    await callGraphql(updateAdvisorDocument, { input: advisorInputOf(account) }, { endpoint: advisorsEndpoint });
    toast({ kind: 'success', text: 'Your profile is saved.' });
    // The header and the account drawer show the name.
    await dispatch(loadSession());
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <AccountFields form={form} />
      <div className="mt-6">
        <Button type="submit" variant="primary" working={form.isSubmitting}>
          Save profile
        </Button>
      </div>
    </form>
  );
}
