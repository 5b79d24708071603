export const invitationStatuses = ['PENDING', 'ACCEPTED', 'REVOKED'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** D 20. */
export const invitationDays = 7;
export const maxInvitedAtOnce = 50;

/** Spec §5, word for word. */
export const inviteMessages = {
  invalidEmail: 'There is an invalid email.',
  duplicateEmail: 'This email already exists.',
  noEmail: "At least an user's email is required.",
  noRole: 'You must select an access level.',
} as const;

export const invitationMessages = {
  notFound: 'Invitation not found!',
  expired: 'Invitation has expired!',
} as const;

type Seen = { expired: boolean } | undefined;

/** Why an invitation can't be shown (spec §5). Whoever is logged in sees an expired one; accepting it is refused. */
export function invitationProblem(invitation: Seen, isLoggedIn: boolean): string | undefined {
  if (!invitation) return invitationMessages.notFound;
  if (!isLoggedIn && invitation.expired) return invitationMessages.expired;
}
