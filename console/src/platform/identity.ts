import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { config } from '#console/config.ts';
import { AuthError, CallError } from './call-errors.ts';
import {
  httpTimeoutSeconds,
  popupTimeoutSeconds,
  sessionSeconds,
  tokenRetries,
  tokenTimeoutSeconds,
} from './sign-in-constants.ts';
import { sleep } from './sleep.ts';
import { isRefusal, isSessionOver, needsRenewal } from './token-rules.ts';

const origin = window.location.origin;
const storagePrefix = 'tassel.identity.';

export const identityManager = new UserManager({
  authority: config.identity.domain,
  client_id: config.identity.clientId,
  redirect_uri: `${origin}/authenticate`,
  post_logout_redirect_uri: `${origin}/`,
  scope: 'openid email profile',
  max_age: sessionSeconds,
  userStore: new WebStorageStateStore({ store: window.localStorage, prefix: storagePrefix }),
  stateStore: new WebStorageStateStore({ store: window.localStorage, prefix: storagePrefix }),
  automaticSilentRenew: false,
  requestTimeoutInSeconds: httpTimeoutSeconds,
  silentRequestTimeoutInSeconds: tokenTimeoutSeconds,
  popupWindowFeatures: { closePopupWindowAfterInSeconds: popupTimeoutSeconds },
  // auth_time stays: it decides when the session is over.
  filterProtocolClaims: ['nbf', 'jti', 'nonce', 'acr', 'amr', 'azp', 'at_hash'],
});

/** The key that another tab's sign-in or sign-out changes. */
export const storedUserKey = `${storagePrefix}user:${config.identity.domain}:${config.identity.clientId}`;

const nowSeconds = () => Date.now() / 1000;

/** The signed-in person, or null when the session of one day is over or could not be renewed. */
export async function findSignedInUser(): Promise<User | null> {
  const user = await identityManager.getUser();
  if (!user?.id_token || isSessionOver(user.profile, nowSeconds())) return null;
  return needsRenewal(user.profile, nowSeconds()) && !user.refresh_token ? null : user;
}

export async function getIdToken(): Promise<string> {
  const user = await findSignedInUser();
  if (!user) throw new AuthError('Sign in again to go on.');
  const fresh = needsRenewal(user.profile, nowSeconds()) ? await whileNoOtherTabRenews(renew) : user;
  if (!fresh?.id_token) throw new AuthError('Sign in again to go on.');
  return fresh.id_token;
}

/** A rotated refresh token may be used once, so tabs take turns at it, and at removing it. */
export async function whileNoOtherTabRenews<Result>(step: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request(
    'tassel.identity',
    { signal: AbortSignal.timeout(tokenTimeoutSeconds * 1000) },
    step,
  ) as Promise<Result>;
}

async function renew(): Promise<User | null> {
  const stored = await findSignedInUser();
  if (!stored || !needsRenewal(stored.profile, nowSeconds())) return stored;
  return renewWithRetries(nowSeconds() + tokenTimeoutSeconds);
}

async function renewWithRetries(deadline: number): Promise<User | null> {
  for (let retry = 0; retry <= tokenRetries && nowSeconds() < deadline; retry++) {
    if (retry > 0) await sleep(500 * 2 ** retry);
    try {
      return await identityManager.signinSilent({ silentRequestTimeoutInSeconds: httpTimeoutSeconds });
    } catch (error) {
      if (isRefusal(error)) return null;
    }
  }
  throw new CallError(0, {
    message: 'The sign-in service could not be reached. Check your connection, then try again.',
  });
}
