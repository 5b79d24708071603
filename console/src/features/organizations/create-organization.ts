import type { AppDispatch } from '#console/store.ts';
import { loadSession } from '#features/session/state.ts';
import { callGraphql } from '#platform/graphql.ts';
import { organizationIdState } from '#platform/storage.ts';
import { createOrganizationDocument } from './api.ts';
import { chooseOrganization } from './state.ts';

/** Makes the organization, then makes it the current one. */
export function createOrganization(name: string) {
  return async (dispatch: AppDispatch): Promise<void> => {
    const answer = await callGraphql(createOrganizationDocument, { name }, { isTracked: true });
    const { id } = answer.createOrganization;
    organizationIdState.write(id);
    const session = await dispatch(loadSession());
    // The organization exists: a failed reload must not invite a second one.
    if (loadSession.rejected.match(session)) return window.location.assign('/');
    await dispatch(chooseOrganization(id));
  };
}
