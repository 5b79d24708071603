import { findEmails, isEmail, normalEmail } from '@tassel/contract/email.ts';
import { inviteMessages, maxInvitedAtOnce } from '@tassel/contract/invitation.ts';
import type { Role } from '@tassel/contract/roles.ts';

/** Spec §3, "Invite form". */
export type InviteForm = {
  users: { value: string; label: string }[];
  role: { value: Role; label: string } | null;
  organizationId: string;
};

export type InviteProblems = { users?: string; role?: string };

export function inviteProblems({ users, role }: InviteForm): InviteProblems {
  const usersProblem = problemOfUsers(users.map(({ value }) => value));
  return { ...(usersProblem && { users: usersProblem }), ...(role === null && { role: inviteMessages.noRole }) };
}

function problemOfUsers(emails: string[]): string | undefined {
  if (emails.length === 0) return inviteMessages.noEmail;
  if (!emails.every(isEmail)) return inviteMessages.invalidEmail;
  if (emails.length > maxInvitedAtOnce) return `Invite at most ${maxInvitedAtOnce} people at once.`;
}

/** The entries of typed and pasted addresses, each once however it is written. */
export function usersOf(emails: readonly string[]): InviteForm['users'] {
  return [...new Set(emails.map(normalEmail))].map((email) => ({ value: email, label: email }));
}

/** Pasted text is scanned for addresses; what is left stays in the input (spec §5). */
export function parsePaste(text: string): { tags: string[]; rest: string } {
  const { emails, rest } = findEmails(text);
  return { tags: emails, rest };
}
