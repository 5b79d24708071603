import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './testing/browser.ts';
import { consoleClient, returned, type Tokens } from './testing/console-client.ts';
import { dana, startTestIdentity, type TestIdentity } from './testing/start-identity.ts';

let run: TestIdentity;
let client: ReturnType<typeof consoleClient>;
let danaId: string;

beforeAll(async () => {
  run = await startTestIdentity();
  client = consoleClient(run);
  danaId = await run.identity.addAccount(dana);
});
afterAll(() => run?.stop());

async function discover() {
  return (await (await fetch(`${run.issuer}/.well-known/openid-configuration`)).json()) as Record<string, string>;
}

describe('does', () => {
  test('the code flow with PKCE ends in an id token with email, email_verified and auth_time', async () => {
    const browser = openBrowser();
    const page = await browser.open(client.authorizeAddress());
    expect(page.body).toContain('<h1>Sign in to Tassel</h1>');
    const answer = await browser.submit(page, { email: dana.email.toUpperCase(), password: dana.password });
    expect(answer.headers.get('location')).toMatch(`${run.origin}/authenticate?`);
    expect(returned(answer).get('state')).toBe('the-state');
    const response = await client.exchange(answer);
    expect(response.headers.get('access-control-allow-origin')).toBe(run.origin);
    const tokens = (await response.json()) as Tokens;

    const { jwks_uri: jwksUri = '' } = await discover();
    const keys = createLocalJWKSet((await (await fetch(jwksUri)).json()) as JSONWebKeySet);
    const { payload } = await jwtVerify(tokens.id_token, keys, { issuer: run.issuer, audience: 'console' });
    expect(payload).toMatchObject({ sub: danaId, email: dana.email, email_verified: true, nonce: 'the-nonce' });
    expect(payload.auth_time).toBeTypeOf('number');
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(900);
    expect(tokens.expires_in).toBe(900);
  });

  test('discovery names addresses of the issuer, prompt create and S256', async () => {
    const discovered = await discover();
    expect(discovered).toMatchObject({
      issuer: run.issuer,
      authorization_endpoint: `${run.issuer}/auth`,
      end_session_endpoint: `${run.issuer}/session/end`,
      prompt_values_supported: ['none', 'login', 'create'],
      code_challenge_methods_supported: ['S256'],
    });
  });

  test('a second sign-in of the same browser needs no page, also with prompt none', async () => {
    const browser = openBrowser();
    await client.signIn(browser, dana);
    const answer = await browser.open(client.authorizeAddress({ prompt: 'none' }));
    expect((await client.exchange(answer)).status).toBe(200);
  });

  test('prompt login, and max_age that has passed, ask again and know the email', async () => {
    const browser = openBrowser();
    const { id_token: first } = await client.signIn(browser, dana);
    const page = await browser.open(client.authorizeAddress({ prompt: 'login' }));
    expect(page.body).toContain(`value="${dana.email}"`);

    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect((await browser.open(client.authorizeAddress({ max_age: '1' }))).body).toContain('Sign in to Tassel');
    const again = await browser.submit(await browser.open(client.authorizeAddress({ max_age: '1' })), dana as never);
    const { id_token: second } = (await (await client.exchange(again)).json()) as Tokens;
    expect(Number(decodeJwt(second).auth_time)).toBeGreaterThan(Number(decodeJwt(first).auth_time));
  });

  test.each([{ screen_hint: 'signup' }, { prompt: 'create' }])(
    '[R-2.02] the hint %o leads to the sign-up page',
    async (hint) => {
      const browser = openBrowser();
      const page = await browser.open(client.authorizeAddress(hint as unknown as Record<string, string>));
      expect(page.body).toContain('<h1>Create your account</h1>');
      const email = `new-${Object.keys(hint)[0]}@bridgepath.example`;
      const answer = await browser.submit(page, { email, password: 'a long enough one' });
      const { id_token: idToken } = (await (await client.exchange(answer)).json()) as Tokens;
      expect(decodeJwt(idToken)).toMatchObject({ email, email_verified: false });
    },
  );

  test('one may sign in after all when a sign-up was asked for', async () => {
    const browser = openBrowser();
    const page = await browser.open(client.authorizeAddress({ prompt: 'create' }));
    const signIn = await browser.open(new URL(/href="([^"]+sign-in)"/.exec(page.body)?.[1] ?? '', page.url).href);
    const answer = await browser.submit(signIn, { email: dana.email, password: dana.password });
    expect((await client.exchange(answer)).status).toBe(200);
  });

  test('signing in as somebody else ends the first session', async () => {
    const other = { email: 'omar@bridgepath.example', password: 'another long one', emailVerified: true };
    const otherId = await run.identity.addAccount(other);
    const browser = openBrowser();
    const first = await client.signIn(browser, dana);
    const page = await browser.open(client.authorizeAddress({ prompt: 'login' }));
    const answer = await browser.submit(page, { email: other.email, password: other.password });
    const { id_token: idToken } = (await (await client.exchange(answer)).json()) as Tokens;
    expect(decodeJwt(idToken).sub).toBe(otherId);
    expect((await client.refresh(first.refresh_token)).status).toBe(400);
  });

  test('a refresh token gives new tokens once; its second use ends the whole chain', async () => {
    const first = await client.signIn(openBrowser(), dana);
    const second = (await (await client.refresh(first.refresh_token)).json()) as Tokens;
    expect(decodeJwt(second.id_token)).toMatchObject({ sub: danaId, email: dana.email });
    expect(decodeJwt(second.id_token).auth_time).toBeTypeOf('number');
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await client.refresh(first.refresh_token)).status).toBe(400);
    expect((await client.refresh(second.refresh_token)).status).toBe(400);
  });

  test('one refresh token used several times at the same moment gives new tokens at most once', async () => {
    const { refresh_token: token } = await client.signIn(openBrowser(), dana);
    const answers = await Promise.all([client.refresh(token), client.refresh(token), client.refresh(token)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  test('[R-2.01] a sign-out with the id token as hint returns to the origin at once and ends everything', async () => {
    const browser = openBrowser();
    const tokens = await client.signIn(browser, dana);
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${run.origin}/`,
      state: 'out',
    });
    const answer = await browser.open(`${run.issuer}/session/end?${query}`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${run.origin}/?state=out`);
    expect((await client.refresh(tokens.refresh_token)).status).toBe(400);
    expect(returned(await browser.open(client.authorizeAddress({ prompt: 'none' }))).get('error')).toBe(
      'login_required',
    );
    // Again, without a session: still straight to the origin.
    expect((await browser.open(`${run.issuer}/session/end?${query}`)).headers.get('location')).toBe(
      `${run.origin}/?state=out`,
    );
  });

  test('a sign-out without a hint, or with a foreign one, asks first', async () => {
    for (const hint of [undefined, 'not.a.token']) {
      const browser = openBrowser();
      await client.signIn(browser, dana);
      const query = new URLSearchParams({ post_logout_redirect_uri: `${run.origin}/`, client_id: 'console' });
      if (hint) query.set('id_token_hint', hint);
      const page = await browser.open(`${run.issuer}/session/end?${query}`);
      expect(page.body).toContain('Sign out of Tassel?');
      const answer = await browser.submit(page, { logout: 'yes' });
      expect(answer.headers.get('location')).toBe(`${run.origin}/`);
      expect((await browser.open(client.authorizeAddress())).body).toContain('Sign in to Tassel');
    }
  });

  test('userinfo and revocation answer the console origin', async () => {
    const tokens = await client.signIn(openBrowser(), dana);
    const headers = { Origin: run.origin, Authorization: `Bearer ${tokens.access_token}` };
    const userinfo = await fetch(`${run.issuer}/me`, { headers });
    expect(await userinfo.json()).toMatchObject({ sub: danaId, email: dana.email });
    expect(userinfo.headers.get('access-control-allow-origin')).toBe(run.origin);
    const body = new URLSearchParams({ client_id: 'console', token: tokens.refresh_token });
    const revoked = await fetch(`${run.issuer}/token/revocation`, {
      method: 'POST',
      headers: { Origin: run.origin },
      body,
    });
    expect(revoked.status).toBe(200);
    expect((await client.refresh(tokens.refresh_token)).status).toBe(400);
  });

  test('an account added twice keeps its sub and its password', async () => {
    expect(
      await run.identity.addAccount({ ...dana, email: dana.email.toUpperCase(), password: 'other password' }),
    ).toBe(danaId);
    expect(await client.signIn(openBrowser(), dana)).toHaveProperty('id_token');
  });
});

describe('refuses', () => {
  test('a request without PKCE', async () => {
    const address = new URL(client.authorizeAddress());
    address.searchParams.delete('code_challenge');
    address.searchParams.delete('code_challenge_method');
    const answer = await openBrowser().open(address.href);
    expect(returned(answer).get('error')).toBe('invalid_request');
  });

  test('another redirect address, with a page and no redirect', async () => {
    const address = client.authorizeAddress({ redirect_uri: 'https://evil.example/authenticate' });
    const answer = await openBrowser().open(address);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
    expect(answer.body).toContain(`href="${run.origin}/"`);
  });

  test('a code used twice', async () => {
    const browser = openBrowser();
    const page = await browser.open(client.authorizeAddress());
    const answer = await browser.submit(page, { email: dana.email, password: dana.password });
    expect((await client.exchange(answer)).status).toBe(200);
    expect((await client.exchange(answer)).status).toBe(400);
  });

  test('a token request of another origin, for browsers', async () => {
    const body = new URLSearchParams({ client_id: 'console', grant_type: 'refresh_token', refresh_token: 'x' });
    const answer = await fetch(`${run.issuer}/token`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
      body,
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    ['short one', 'Use at least 10 characters.'],
    ['x'.repeat(201), 'Use at most 200 characters.'],
    ['Someone@bridgepath.example', 'Your password can&#39;t be your email.'],
    ['', 'Enter a password.'],
  ])('the password %s at sign-up', async (password, message) => {
    const browser = openBrowser();
    const page = await browser.open(client.authorizeAddress({ screen_hint: 'signup' }));
    const answer = await browser.submit(page, { email: 'someone@bridgepath.example', password });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain(message);
    expect(answer.body).toContain('value="someone@bridgepath.example"');
  });

  test('an email that has an account, in any spelling', async () => {
    const browser = openBrowser();
    const page = await browser.open(client.authorizeAddress({ screen_hint: 'signup' }));
    const answer = await browser.submit(page, { email: dana.email.toUpperCase(), password: 'a long enough one' });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain('This email has an account.');
  });
});

describe('guards', () => {
  test('keys and sessions outlive a restart, and one key comes of several starts at once', async () => {
    const browser = openBrowser();
    const tokens = await client.signIn(browser, dana);
    const before = await (await fetch(`${run.issuer}/jwks`)).json();
    expect(JSON.stringify(before)).not.toContain('"d"');
    await run.restart();
    expect(await (await fetch(`${run.issuer}/jwks`)).json()).toEqual(before);
    expect((await client.refresh(tokens.refresh_token)).status).toBe(200);
    expect(returned(await browser.open(client.authorizeAddress({ prompt: 'none' }))).get('code')).toBeTruthy();

    const fresh = await startTestIdentity();
    try {
      await fresh.pool.query('delete from identity.signing_keys');
      await Promise.all([fresh.restart(), fresh.restart(), fresh.restart()]);
      const keys = await (await fetch(`${fresh.issuer}/jwks`)).text();
      await fresh.restart();
      expect(await (await fetch(`${fresh.issuer}/jwks`)).text()).toBe(keys);
      const { rows } = await fresh.pool.query(
        "select encode(sealed_private_key, 'escape') as key from identity.signing_keys",
      );
      expect(rows).toHaveLength(1);
      expect(rows[0].key).not.toContain('"d"');
      await expect(fresh.restart('another secret')).rejects.toThrow('another secret');
    } finally {
      await fresh.stop();
    }
  });

  test('a sign-in that is open goes on after a restart', async () => {
    const browser = openBrowser();
    const page = await browser.open(client.authorizeAddress());
    await run.restart();
    const answer = await browser.submit(page, { email: dana.email, password: dana.password });
    expect((await client.exchange(answer)).status).toBe(200);
  });

  test('an interaction without its cookie, or finished, says so and leads back', async () => {
    const browser = openBrowser();
    const page = await browser.open(client.authorizeAddress());
    const stranger = await openBrowser().submit(page, { email: dana.email, password: dana.password });
    expect(stranger.status).toBe(400);
    expect(stranger.body).toContain('This sign-in has expired');
    expect(stranger.body).toContain(`href="${run.origin}/"`);
    await browser.submit(page, { email: dana.email, password: dana.password });
    expect((await browser.open(page.url.href)).body).toContain('This sign-in has expired');
  });

  test.each([{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }])(
    'a form from another site is refused: %o',
    async (headers) => {
      const browser = openBrowser();
      const page = await browser.open(client.authorizeAddress());
      const answer = await browser.submit(page, { email: dana.email, password: dana.password }, headers as never);
      expect(answer.status).toBe(403);
      const forgot = await browser.open(`${run.issuer}/forgot-password`);
      expect((await browser.submit(forgot, { email: dana.email }, headers as never)).status).toBe(403);
    },
  );

  test('without Sec-Fetch-Site the Origin decides', async () => {
    const form = { email: 'nobody@bridgepath.example' };
    const at = `${run.issuer}/forgot-password`;
    expect((await openBrowser().open(at, { form, headers: { Origin: 'https://evil.example' } })).status).toBe(403);
    expect((await openBrowser().open(at, { form })).status).toBe(403);
    expect((await openBrowser().open(at, { form, headers: { Origin: run.origin } })).status).toBe(200);
  });

  test('bodies over 10 kB, other formats and other methods are refused', async () => {
    const at = `${run.issuer}/forgot-password`;
    const headers = { Origin: run.origin };
    expect((await openBrowser().open(at, { form: { email: 'x'.repeat(11_000) }, headers })).status).toBe(413);
    expect(
      (await fetch(at, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: '{}' }))
        .status,
    ).toBe(415);
    const deleted = await fetch(at, { method: 'DELETE' });
    expect(deleted.status).toBe(405);
    expect(deleted.headers.get('allow')).toBe('GET, HEAD, POST');
  });

  test('what is typed comes back escaped', async () => {
    const browser = openBrowser();
    const page = await browser.open(client.authorizeAddress({ login_hint: '"><script>alert(1)</script>' }));
    expect(page.body).not.toContain('<script');
    const answer = await browser.submit(page, { email: '"><img src=x onerror=alert(1)>', password: 'whatever it is' });
    expect(answer.status).toBe(422);
    expect(answer.body).not.toContain('<img');
    expect(answer.body).toContain('&#34;&#62;&#60;img src=x onerror=alert(1)&#62;');
  });

  test('pages carry the strict headers and cookies are closed', async () => {
    const answer = await openBrowser().open(client.authorizeAddress(), { follow: false });
    for (const cookie of answer.headers.getSetCookie()) {
      expect(cookie).toMatch(/path=\/identity\/.*samesite=lax; httponly/i);
    }
    const page = await openBrowser().open(client.authorizeAddress());
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self' ${run.origin}; frame-ancestors 'none'; base-uri 'none'`,
    );
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.body).not.toMatch(/<script|<style|style="|https?:\/\/(?!localhost)/);
  });

  test('removeExpired takes what has expired and leaves the rest', async () => {
    await client.signIn(openBrowser(), dana);
    const count = async () => Number((await run.pool.query('select count(*) from identity.records')).rows[0].count);
    await run.identity.removeExpired();
    expect(await count()).toBeGreaterThan(0);
    run.clock.skipMs = 25 * 60 * 60 * 1000;
    await (await run.restart()).removeExpired();
    run.clock.skipMs = 0;
    expect(await count()).toBe(0);
  });
});
