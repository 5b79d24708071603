import type { OrganizationInput } from '#console/generated/graphql.ts';
import type { AppDispatch } from '#console/store.ts';
import { loadSession } from '#features/session/state.ts';
import { callGraphql } from '#platform/graphql.ts';
import { toast } from '#ui/toast.ts';
import { updateOrganizationDocument } from './api.ts';
import { loadOrganization } from './state.ts';

/** Saves settings of the organization; the header shows its name, so the session is read again, too. */
export function saveSettings(organizationId: string, input: OrganizationInput) {
  return async (dispatch: AppDispatch): Promise<void> => {
    await callGraphql(updateOrganizationDocument, { organizationId, input });
    toast({ kind: 'success', text: 'The settings are saved.' });
    await Promise.all([dispatch(loadSession()), dispatch(loadOrganization(organizationId))]);
  };
}
