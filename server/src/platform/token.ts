import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Clock } from './clock.ts';
import { userError } from './errors.ts';

/** clocks may differ by this much. */
const leewaySeconds = 60;
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

export type TokenVerifier = (token: string) => Promise<JWTPayload & { sub: string }>;

type Provider = { issuer: string; keys: ReturnType<typeof createRemoteJWKSet> };

/** Checks identity tokens of any OpenID Connect provider: what it needs to know it asks the provider's discovery. */
export function createTokenVerifier(settings: { issuer: string; clientId: string; clock: Clock }): TokenVerifier {
  let known: Provider | undefined;
  return async (token) => {
    known ??= await discover(settings.issuer);
    try {
      const { payload } = await jwtVerify(token, known.keys, {
        issuer: known.issuer,
        audience: settings.clientId,
        algorithms,
        clockTolerance: leewaySeconds,
        currentDate: settings.clock.now(),
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      const isForOther = Array.isArray(payload.aud) && payload.aud.length > 1 && payload.azp !== settings.clientId;
      if (isForOther) throw new errors.JWTClaimValidationFailed('made for another client', payload, 'azp');
      return payload as JWTPayload & { sub: string };
    } catch (error) {
      throw isProviderFailure(error) ? unreachable() : userError('INVALID_TOKEN', 'Sign in again.');
    }
  };
}

async function discover(issuer: string): Promise<Provider> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  if (!answer?.ok) throw unreachable();
  const metadata = (await answer.json()) as { issuer: string; jwks_uri: string };
  if (metadata.issuer.replace(/\/$/, '') !== issuer.replace(/\/$/, '')) throw unreachable();
  const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: 10_000, [customFetch]: fetch });
  return { issuer: metadata.issuer, keys };
}

const isProviderFailure = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC';

const unreachable = () =>
  userError('UNAVAILABLE', 'The identity provider could not be reached. Try again in a moment.', {
    retryAfterSeconds: 5,
  });
