import type { AppDispatch, RootState } from '#console/store.ts';
import { toast } from '#ui/toast.ts';
import type { Membership } from './current-organization.ts';
import { loadSession } from './state.ts';

type Known = Pick<Membership, 'id' | 'role'>;

/** Loads the session again where memberships or roles are no longer as they were. */
export function followMemberships(now: readonly Known[]) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { profile, organizationId } = getState().user;
    const before = profile?.organizationUsers ?? [];
    if (signatureOf(before) === signatureOf(now)) return;
    const current = before.find(({ organization }) => organization.id === organizationId);
    if (current && !now.some(({ id }) => id === current.id))
      toast({ kind: 'info', text: `You are no longer a member of ${current.organization.name}.` });
    await dispatch(loadSession());
  };
}

function signatureOf(memberships: readonly Known[]): string {
  return memberships
    .map(({ id, role }) => `${id} ${role}`)
    .toSorted()
    .join();
}
