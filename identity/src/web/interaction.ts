import { errors } from 'oidc-provider';
import { findAccount } from '../accounts.ts';
import { expired } from './messages.ts';
import { Refusal } from './refusal.ts';
import type { Visit } from './visit.ts';

type Interaction = Awaited<ReturnType<Visit['provider']['interactionDetails']>>;

/** The interaction's cookie, not its address, says who may go on with it. */
export async function loadInteraction({ provider, request, response, uid }: Visit): Promise<Interaction> {
  const interaction = await provider.interactionDetails(request, response).catch((error: unknown) => {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  });
  if (interaction?.uid === uid) return interaction;
  throw new Refusal(400, expired.title, expired.text);
}

export async function finishInteraction(visit: Visit, interaction: Interaction, accountId: string): Promise<void> {
  const { provider, request, response } = visit;
  // Each prompt asks for a result under its own name; signing in answers a wish to sign up as well.
  const result = { login: { accountId }, ...(interaction.prompt.name === 'create' && { create: {} }) };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
}

export async function knownEmail({ context }: Visit, interaction: Interaction): Promise<string> {
  const { login_hint: loginHint } = interaction.params;
  if (typeof loginHint === 'string') return loginHint;
  const account = interaction.session && (await findAccount(context.pool, interaction.session.accountId));
  return account?.email ?? '';
}

export function interactionPaths({ context: { mountPath }, uid }: Visit) {
  return {
    signIn: `${mountPath}/interaction/${uid}/sign-in`,
    signUp: `${mountPath}/interaction/${uid}/sign-up`,
    forgotPassword: `${mountPath}/forgot-password?interaction=${uid}`,
  };
}
