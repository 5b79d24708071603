import { identityManager, whileNoOtherTabRenews } from './identity.ts';
import type { SignInState } from './identity-state.ts';

/** Leaves for the provider. Fails only where the provider can't be reached. */
export async function signIn(next: string): Promise<void> {
  await identityManager.signinRedirect({ state: { next } satisfies SignInState, redirectMethod: 'replace' });
}

export async function signUp(next: string): Promise<void> {
  await identityManager.signinRedirect({
    state: { next } satisfies SignInState,
    redirectMethod: 'replace',
    extraQueryParams: { screen_hint: 'signup' },
    ...((await knowsPromptCreate()) ? { prompt: 'create' } : {}),
  });
}

// The standard's own hint; a provider that does not list it may refuse it.
async function knowsPromptCreate(): Promise<boolean> {
  const metadata = await identityManager.metadataService.getMetadata();
  const prompts = 'prompt_values_supported' in metadata ? metadata.prompt_values_supported : [];
  return Array.isArray(prompts) && prompts.includes('create');
}

let idTokenHint: string | undefined;

/** Forgets the person here first, so that an unreachable provider keeps nobody signed in; calling again goes on. */
export async function signOut(): Promise<void> {
  await whileNoOtherTabRenews(async () => {
    idTokenHint ??= (await identityManager.getUser())?.id_token;
    await identityManager.removeUser();
  });
  const endSession = await identityManager.metadataService.getEndSessionEndpoint();
  if (!endSession) return window.location.replace(window.location.origin);
  await identityManager.signoutRedirect({ id_token_hint: idTokenHint, redirectMethod: 'replace' });
}
