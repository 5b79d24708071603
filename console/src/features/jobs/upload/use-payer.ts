import { useEffect, useState } from 'react';
import { organizationDocument } from '#features/organizations/api.ts';
import type { Organization } from '#features/organizations/state.ts';
import { callGraphql } from '#platform/graphql.ts';
import type { Payer } from './job-cost.ts';

/** Credits as they are now: letters that have ended since the page was opened may have given some back. */
export function usePayer(organization: Organization): Payer {
  const [fresh, setFresh] = useState<Payer>();
  const organizationId = organization.id;
  useEffect(() => {
    let isCurrent = true;
    void callGraphql(organizationDocument, { organizationId })
      .then((answer) => isCurrent && setFresh(answer.organization))
      // What the page knows already will do; the server has the last word.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [organizationId]);
  return fresh ?? organization;
}
