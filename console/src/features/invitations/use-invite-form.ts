import { inviteMessages } from '@tassel/contract/invitation.ts';
import type { Role } from '@tassel/contract/roles.ts';
import { useState } from 'react';
import { roleOptions } from '#features/session/role-options.ts';
import { useAfterPress } from '#platform/use-after-press.ts';
import { type InviteForm, type InviteProblems, inviteProblems, usersOf } from './invite-form.ts';

type Field = 'users' | 'role';

/** The values of the invite form, and what to say about them where. */
export function useInviteForm(organizationId: string) {
  const [users, setUsers] = useState<InviteForm['users']>([]);
  const [role, setRole] = useState<Role | null>(null);
  const [touched, setTouched] = useState<readonly Field[]>([]);
  const [hasDuplicate, setHasDuplicate] = useState(false);
  const afterPress = useAfterPress();

  const chosen = roleOptions.find(({ value }) => value === role) ?? null;
  const form: InviteForm = { users, role: chosen, organizationId };
  const problems = inviteProblems(form);

  function changeEmails(emails: string[]) {
    const next = usersOf(emails);
    setHasDuplicate(next.length < emails.length);
    setUsers(next);
  }

  return {
    form,
    isComplete: Object.keys(problems).length === 0,
    errors: shownErrors(problems, touched, users.length > 0, hasDuplicate),
    changeEmails,
    chooseRole: setRole,
    tellDuplicate: () => setHasDuplicate(true),
    forgetDuplicate: () => setHasDuplicate(false),
    leave: (field: Field) => afterPress(() => setTouched((before) => [...before, field])),
    touchAll: () => setTouched(['users', 'role']),
  };
}

/** An invalid address is told at once; what is missing only where it was left so. */
function shownErrors(
  { users, role }: InviteProblems,
  touched: readonly Field[],
  hasEmails: boolean,
  hasDuplicate: boolean,
): InviteProblems {
  const usersError = hasEmails || touched.includes('users') ? users : undefined;
  return {
    users: usersError ?? (hasDuplicate ? inviteMessages.duplicateEmail : undefined),
    role: touched.includes('role') ? role : undefined,
  };
}
