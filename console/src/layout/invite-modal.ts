import { createContext, use } from 'react';
import type { InviteUserMutation } from '#console/generated/graphql.ts';

/** Which organization people are invited to, and whether its founder is just starting out. */
export type InviteTarget = { organizationId: string; isSelfSignUp?: boolean };

/** Who was invited, who already belongs, and who is already pending, by address. */
export type InviteResponse = InviteUserMutation['inviteUser'];

/** Spec §2: what the main area receives. */
export type InviteModalControl = {
  openInviteModal: (target: InviteTarget) => void;
  /** Of the invitations that were just sent, until the modal is closed. */
  inviteResponse: InviteResponse | null;
};

export const InviteModalContext = createContext<InviteModalControl | null>(null);

export function useInviteModal(): InviteModalControl {
  const control = use(InviteModalContext);
  if (!control) throw new Error('No invite modal is held around this screen.');
  return control;
}
