import { leewaySeconds, sessionSeconds } from './sign-in-constants.ts';

/** The claims that decide how long a sign-in is good for, in seconds since 1970. */
export type TokenClaims = { exp?: number; auth_time?: number; iat?: number };

export function needsRenewal(claims: TokenClaims, nowSeconds: number): boolean {
  return (claims.exp ?? 0) - leewaySeconds <= nowSeconds;
}

/** A provider that tells no auth_time is taken by the time of its token. */
export function isSessionOver(claims: TokenClaims, nowSeconds: number): boolean {
  return (claims.auth_time ?? claims.iat ?? 0) + sessionSeconds + leewaySeconds < nowSeconds;
}

const passingFailures = ['server_error', 'temporarily_unavailable', 'slow_down'];

/** True when the provider said no (`invalid_grant`…), false when it may say yes to the next attempt. */
export function isRefusal(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'error' in error ? error.error : undefined;
  return typeof code === 'string' && !passingFailures.includes(code);
}
