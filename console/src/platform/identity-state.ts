import type { User } from 'oidc-client-ts';
import { useSyncExternalStore } from 'react';
import { findSignedInUser, identityManager, storedUserKey } from './identity.ts';
import { trackRequest } from './running-requests.ts';
import { askAgainState } from './storage.ts';

export type IdentityState =
  | { status: 'loading' }
  | { status: 'signedOut'; isByOtherTab?: true }
  /** `next` is where the person was going when this page load brought them back from the provider. */
  | { status: 'signedIn'; sub: string; signedInAt: number; next: string | undefined }
  /** The provider's answer was of no use. */
  | { status: 'failed' };

export type SignInState = { next: string };

let state: IdentityState = { status: 'loading' };
const listeners = new Set<() => void>();

function setState(next: IdentityState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function identityState(): IdentityState {
  return state;
}

export function subscribeToIdentity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIdentity(): IdentityState {
  return useSyncExternalStore(subscribeToIdentity, identityState);
}

/** Called once, before anything is drawn: finishes a sign-in that the provider just sent back, or finds the stored one. */
export function startIdentity(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === storedUserKey || event.key === null) void followOtherTab();
  });
  // The browser's Back brings a page that was on its way to the provider as it was left, waiting.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload();
  });
  identityManager.events.addUserUnloaded(() => setState({ status: 'signedOut' }));
  void trackRequest(isReturningFromProvider() ? finishSignIn() : findStored());
}

function isReturningFromProvider(): boolean {
  const answer = new URLSearchParams(window.location.search);
  const isAnswer = answer.has('state') && (answer.has('code') || answer.has('error'));
  return isAnswer && window.location.pathname === '/authenticate';
}

async function finishSignIn(): Promise<void> {
  try {
    setSignedIn(await identityManager.signinRedirectCallback());
    askAgainState.clear();
  } catch {
    // An answer that was used before (Back, reload) fails too: whoever is signed in just goes on.
    const user = await findSignedInUser();
    if (user) setSignedIn(user);
    else setState({ status: 'failed' });
  }
}

async function findStored(): Promise<void> {
  const user = await findSignedInUser();
  if (user) setSignedIn(user);
  else setState({ status: 'signedOut' });
}

function setSignedIn(user: User): void {
  const { sub, auth_time, iat } = user.profile;
  const { next } = (user.state ?? {}) as Partial<SignInState>;
  setState({ status: 'signedIn', sub, signedInAt: Number(auth_time ?? iat), next });
}

async function followOtherTab(): Promise<void> {
  const user = await findSignedInUser();
  if (!user) return setState({ status: 'signedOut', isByOtherTab: true });
  // Another person: nothing of the first one may stay in this tab's memory.
  if (state.status === 'signedIn' && state.sub !== user.profile.sub) return window.location.assign('/');
  if (state.status !== 'signedIn') setSignedIn(user);
}
