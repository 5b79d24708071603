import type { AppDispatch } from '#console/store.ts';
import { loadSession, organizationSelected } from '#features/session/state.ts';
import { organizationIdState } from '#platform/storage.ts';
import { loadOrganization } from './state.ts';

/** Makes an organization that the person has just come into the current one. Answers whether it went well. */
export function enterOrganization(organizationId: string) {
  return async (dispatch: AppDispatch): Promise<boolean> => {
    organizationIdState.write(organizationId);
    dispatch(organizationSelected(organizationId));
    const session = await dispatch(loadSession());
    if (loadSession.rejected.match(session)) {
      // The membership exists: a failed reload must not invite a second try.
      window.location.assign('/');
      return false;
    }
    await dispatch(loadOrganization(organizationId));
    return true;
  };
}
