import { useState } from 'react';
import type { Organization } from '#features/organizations/state.ts';
import { InvoiceList } from './InvoiceList.tsx';
import { PlanAndCard } from './PlanAndCard.tsx';

/** What is not of one month: how it is paid, and what was billed. */
export function PlanAndInvoices({ organization }: { organization: Organization }) {
  const [hasNewCard, setHasNewCard] = useState(false);
  const isPaying = hasNewCard && organization.billingStatus === 'PAST_DUE';
  return (
    <>
      <PlanAndCard organization={organization} isPaying={isPaying} onChanged={() => setHasNewCard(true)} />
      <InvoiceList organizationId={organization.id} isPaying={isPaying} />
    </>
  );
}
