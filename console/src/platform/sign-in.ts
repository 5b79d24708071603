import { identityManager, whileNoOtherTabRenews } from './identity.ts';
import type { SignInState } from './identity-state.ts';
import { askAgainState } from './storage.ts';

/** Leaves for the provider. Fails only where the provider can't be reached. */
export async function signIn(next: string): Promise<void> {
  await identityManager.signinRedirect({
    state: { next } satisfies SignInState,
    redirectMethod: 'replace',
    scope: await scope(),
    ...askAgain(),
  });
}

export async function signUp(next: string): Promise<void> {
  await identityManager.signinRedirect({
    state: { next } satisfies SignInState,
    redirectMethod: 'replace',
    scope: await scope(),
    extraQueryParams: { screen_hint: 'signup' },
    ...askAgain(),
    ...((await lists('prompt_values_supported', 'create')) ? { prompt: 'create' } : {}),
  });
}

const askAgain = () => (askAgainState.read() ? { prompt: 'login' } : {});

/** Many providers give a refresh token only to those who ask for offline access. */
async function scope(): Promise<string> {
  const { scope } = identityManager.settings;
  return (await lists('scopes_supported', 'offline_access')) ? `${scope} offline_access` : scope;
}

// What a provider does not list it may refuse.
async function lists(what: 'prompt_values_supported' | 'scopes_supported', value: string): Promise<boolean> {
  const metadata: Record<string, unknown> = { ...(await identityManager.metadataService.getMetadata()) };
  const listed = metadata[what];
  return Array.isArray(listed) && listed.includes(value);
}

let idTokenHint: string | undefined;

/** Forgets the person here first, so that an unreachable provider keeps nobody signed in; calling again goes on. */
export async function signOut(): Promise<void> {
  await whileNoOtherTabRenews(async () => {
    idTokenHint ??= (await identityManager.getUser())?.id_token;
    await identityManager.removeUser();
  });
  const endSession = await identityManager.metadataService.getEndSessionEndpoint();
  if (!endSession) {
    askAgainState.write(true);
    return window.location.replace(window.location.origin);
  }
  await identityManager.signoutRedirect({ id_token_hint: idTokenHint, redirectMethod: 'replace' });
}
