import { useEffect, useState } from 'react';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { changePlanDocument, confirmCardSetupDocument } from './api.ts';

export type CardSetup = { id: string; clientSecret: string };

/** Asks for a card set-up, once; `settle` tells the server that the form is done, and it asks the processor. */
export function useCardSetup(organizationId: string) {
  const [setup, setSetup] = useState<CardSetup>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    callGraphql(changePlanDocument, { organizationId, billingStatus: 'ACTIVE' })
      .then(({ changeOrganizationPlan: { setupIntentId: id, setupIntentClientSecret: clientSecret } }) => {
        if (isCurrent && id && clientSecret) setSetup({ id, clientSecret });
      })
      .catch((failure) => isCurrent && setError(errorText(failure)));
    return () => {
      isCurrent = false;
    };
  }, [organizationId]);

  async function settle(): Promise<string> {
    const setupIntentId = setup?.id ?? '';
    const { confirmCardSetup } = await callGraphql(confirmCardSetupDocument, { organizationId, setupIntentId });
    return confirmCardSetup.billingStatus;
  }
  return { setup, error, settle };
}
