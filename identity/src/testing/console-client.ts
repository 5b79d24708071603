import { createHash, randomBytes } from 'node:crypto';
import type { Answer, Browser } from './browser.ts';
import type { TestIdentity } from './start-identity.ts';

export type Tokens = { access_token: string; id_token: string; refresh_token: string; expires_in: number };

/** The console's part of the protocol. */
export function consoleClient({ issuer, origin }: Pick<TestIdentity, 'issuer' | 'origin'>) {
  const redirectUri = `${origin}/authenticate`;
  const verifier = randomBytes(32).toString('base64url');

  function authorizeAddress(extra: Record<string, string> = {}): string {
    const query = new URLSearchParams({
      client_id: 'console',
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid profile email',
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...extra,
    });
    return `${issuer}/auth?${query}`;
  }

  function requestToken(form: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams({ client_id: 'console', ...form });
    return fetch(`${issuer}/token`, { method: 'POST', headers: { Origin: origin }, body });
  }

  function exchange(answer: Answer): Promise<Response> {
    const code = returned(answer).get('code') ?? '';
    return requestToken({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier });
  }

  return {
    authorizeAddress,
    exchange,
    refresh: (token: string) => requestToken({ grant_type: 'refresh_token', refresh_token: token }),
    async signIn(browser: Browser, person: { email: string; password: string }): Promise<Tokens> {
      const page = await browser.open(authorizeAddress());
      const answer = await browser.submit(page, { email: person.email, password: person.password });
      return (await (await exchange(answer)).json()) as Tokens;
    },
  };
}

/** What came back to the console's redirect address. */
export function returned(answer: Answer): URLSearchParams {
  return new URL(answer.headers.get('location') ?? '', answer.url).searchParams;
}
