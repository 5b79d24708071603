import { useSearchParams } from 'react-router';
import { OrganizationLoaded } from '#features/organizations/OrganizationLoaded.tsx';
import type { Organization } from '#features/organizations/state.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { MonthOfUsage } from './MonthOfUsage.tsx';
import { PlanAndInvoices } from './PlanAndInvoices.tsx';
import { readMonth, writeMonth } from './shown-month.ts';
import { UsageSkeleton } from './UsageSkeleton.tsx';
import { UsageToolbar } from './UsageToolbar.tsx';
import { useUsage } from './use-usage.ts';

export default function UsageScreen() {
  usePageTitle('Usage and billing');
  return (
    <OrganizationLoaded>
      {(organization) => <Usage key={organization.id} organization={organization} />}
    </OrganizationLoaded>
  );
}

function Usage({ organization }: { organization: Organization }) {
  const [params, setParams] = useSearchParams();
  const now = new Date();
  const month = readMonth(params.get('month'), now);
  const { page, error, reload } = useUsage(organization.id, month);

  function show(next: typeof month) {
    const written = writeMonth(next, now);
    setParams(written ? { month: written } : {}, { preventScrollReset: true });
  }

  return (
    <div className="pb-10">
      {organization.billingStatus === 'PAST_DUE' && (
        <div className="mt-4">
          <Notice color="red" title="A payment is overdue.">
            Letters can be read and exported. New jobs start when it is paid: set up another card below.
          </Notice>
        </div>
      )}
      <UsageToolbar organizationId={organization.id} month={month} now={now} onMonth={show} />
      {error && <ErrorState title="The usage could not be loaded" text={error} onRetry={reload} />}
      {!error && !page && <UsageSkeleton />}
      {!error && page && <MonthOfUsage organization={organization} page={page} now={now} onChanged={reload} />}
      <PlanAndInvoices organization={organization} />
    </div>
  );
}
