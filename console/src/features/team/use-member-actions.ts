import { type Role, roleLabels } from '@tassel/contract/roles.ts';
import { useState } from 'react';
import { useAppDispatch } from '#console/store-hooks.ts';
import { updateOrganizationDocument } from '#features/organizations/api.ts';
import { loadSession } from '#features/session/state.ts';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { counted } from '#ui/counted.ts';
import { toast } from '#ui/toast.ts';
import { updateUserRoleInOrgDocument } from './api.ts';
import type { Member } from './state.ts';

type Settings = { organizationId: string; ownId: string | undefined; onDone: () => void };

/** Changing roles and removing members, with what was refused, one by one. */
export function useMemberActions({ organizationId, ownId, onDone }: Settings) {
  const dispatch = useAppDispatch();
  const [refusals, setRefusals] = useState<string[]>([]);

  async function done(ids: string[]) {
    onDone();
    // One's own role and membership decide what the console shows.
    if (ownId && ids.includes(ownId)) await dispatch(loadSession());
  }

  async function changeRole(members: Member[], role: Role): Promise<void> {
    setRefusals([]);
    const organizationApiUserIds = members.map(({ id }) => id);
    try {
      const answer = await callGraphql(updateUserRoleInOrgDocument, { organizationId, organizationApiUserIds, role });
      const { changed, refused } = answer.updateUserRoleInOrg;
      setRefusals(refused.map(({ message }) => message));
      if (changed.length > 0)
        toast({ kind: 'success', text: `${counted(changed.length, 'member')} now ${roleLabels[role]}.` });
      await done(changed.map(({ id }) => id));
    } catch (error) {
      setRefusals([errorText(error)]);
    }
  }

  /** Throws what the server refuses: the question stays open and shows it. */
  async function remove(members: Member[]): Promise<void> {
    const removeUserIds = members.map(({ id }) => id);
    await callGraphql(updateOrganizationDocument, { organizationId, input: { removeUserIds } });
    toast({ kind: 'success', text: `${counted(members.length, 'member')} removed.` });
    await done(removeUserIds);
  }

  return { changeRole, remove, refusals, forgetRefusals: () => setRefusals([]) };
}
