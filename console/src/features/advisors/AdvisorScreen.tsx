import { useCallback, useEffect, useState } from 'react';
import type { AdvisorInput } from '#console/generated/graphql.ts';
import { errorText } from '#platform/call-errors.ts';
import { advisorsEndpoint, callGraphql } from '#platform/graphql.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { AdvisorForm } from './AdvisorForm.tsx';
import { advisorDocument } from './api.ts';
import { OrganizationsSection } from './OrganizationsSection.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';
import { SignOutSection } from './SignOutSection.tsx';
import { UnverifiedEmailNotice } from './UnverifiedEmailNotice.tsx';

export default function AdvisorScreen() {
  usePageTitle('Profile');
  const [advisor, setAdvisor] = useState<AdvisorInput>();
  const [error, setError] = useState<string>();

  const load = useCallback(() => {
    setError(undefined);
    callGraphql(advisorDocument, {}, { endpoint: advisorsEndpoint }).then(
      (answer) => setAdvisor(answer.advisor),
      (failure) => setError(errorText(failure)),
    );
  }, []);
  useEffect(load, [load]);

  return (
    <div className="grid max-w-form gap-6">
      <PageHeader title="Profile" facts={['How colleagues and support know you.']} />
      <UnverifiedEmailNotice />
      {error && <ErrorState title="Your profile could not be loaded" text={error} onRetry={load} />}
      {advisor && <AdvisorForm advisor={advisor} />}
      <PreferencesSection />
      <OrganizationsSection />
      <SignOutSection />
    </div>
  );
}
