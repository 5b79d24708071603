import { monthOf } from '@tassel/contract/month.ts';
import { useEffect, useState } from 'react';
import { uploadPricesDocument } from '#features/billing/api.ts';
import { tiersOf } from '#features/billing/tiers.ts';
import { organizationDocument } from '#features/organizations/api.ts';
import type { Organization } from '#features/organizations/state.ts';
import { callGraphql } from '#platform/graphql.ts';
import type { Payer } from './job-cost.ts';

/** Credits and prices as they are now: letters that have ended since the page was opened may have changed both. */
export function usePayer(organization: Organization): Payer {
  const [fresh, setFresh] = useState<Payer>();
  const organizationId = organization.id;
  useEffect(() => {
    let isCurrent = true;
    void readPayer(organizationId)
      .then((payer) => isCurrent && setFresh(payer))
      // What the page knows already will do; the server has the last word.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [organizationId]);
  return fresh ?? organization;
}

async function readPayer(organizationId: string): Promise<Payer> {
  const month = monthOf(new Date());
  const [{ organization }, prices] = await Promise.all([
    callGraphql(organizationDocument, { organizationId }),
    callGraphql(uploadPricesDocument, { organizationId, ...month }),
  ]);
  const tiers = tiersOf(prices.priceStructure.classifications);
  return { ...organization, month: { tiers, used: prices.paidClassifications } };
}
