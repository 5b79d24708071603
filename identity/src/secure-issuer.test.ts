import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startIdentity } from './identity.ts';
import { consoleClient } from './testing/console-client.ts';
import { startTestIdentity, type TestIdentity } from './testing/start-identity.ts';

let run: TestIdentity;
beforeAll(async () => {
  run = await startTestIdentity();
});
afterAll(() => run?.stop());

test('behind a proxy that ends TLS, addresses and cookies follow the issuer, not the request', async () => {
  const origin = 'https://tassel.example';
  const identity = await startIdentity({
    issuer: `${origin}/identity`,
    pool: run.pool,
    clientId: 'console',
    consoleOrigin: origin,
    secret: 'a secret of the tests',
    sendMail: async () => {},
    log: () => {},
  });
  const server = createServer(identity.handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const headers = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' };
    const discovery = await fetch(`${local}/identity/.well-known/openid-configuration`, { headers });
    expect(await discovery.json()).toMatchObject({ jwks_uri: `${origin}/identity/jwks` });

    const address = consoleClient({ origin, issuer: `${origin}/identity` }).authorizeAddress();
    const answer = await fetch(address.replace(origin, local), { headers, redirect: 'manual' });
    expect(answer.status).toBe(303);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/; secure/);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
