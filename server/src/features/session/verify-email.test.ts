import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signUpBody } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

const door = '/api/private/rest/send-email-verification-link';
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** A person whom the provider does not vouch for, and calls in their name. */
async function unverified(subject: string) {
  const call = async (path: string, body: unknown) => {
    const token = await server.issuer.token(subject, { email_verified: false });
    return server.call(subject, path, body, { authorization: `JWT ${token}` });
  };
  await call('/api/private/rest/signup', signUpBody);
  return {
    send: (result_url: unknown) => call(door, { result_url }),
    isVerified: async () => {
      const answer = await call('/api/private/graphql/', { query: '{ me { emailVerified } }' });
      return ((await answer.json()) as { data: { me: { emailVerified: boolean } } }).data.me.emailVerified;
    },
    link: async () => {
      const mail = await vi.waitFor(
        async () => {
          const found = (await server.mails()).find(({ to }) => to === `${subject}@example.test`);
          if (!found) throw new Error('no mail yet');
          return found;
        },
        { timeout: 60_000, interval: 200 },
      );
      return mail.text.match(/https?:\S+/)?.[0] as string;
    },
  };
}

const follow = async (link: string) => (await fetch(link, { redirect: 'manual' })).headers.get('location');

describe('does', () => {
  test('[R-7.06] [R-D.23] mails a link that verifies the address and leads to result_url', async () => {
    const ben = await unverified('ben');
    expect((await ben.send('/create-account?next=%2Fjobs')).status).toBe(204);
    expect(await ben.isVerified()).toBe(false);
    expect(await follow(await ben.link())).toBe('/create-account?next=%2Fjobs&email=verified');
    expect(await ben.isVerified()).toBe(true);
  });
});

describe('refuses', () => {
  test('[R-D.23] a second link within 60 seconds', async () => {
    const cleo = await unverified('cleo');
    expect((await cleo.send('/')).status).toBe(204);
    const again = await cleo.send('/');
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
    server.clock.forward(61);
    expect((await cleo.send('/')).status).toBe(204);
  });

  test('a result_url that leads away, or is none', async () => {
    const dora = await unverified('dora');
    for (const url of [
      'https://elsewhere.test/',
      '//elsewhere.test',
      'javascript:alert(1)',
      '\\\\elsewhere.test',
      7,
      undefined,
    ])
      expect([url, (await dora.send(url)).status]).toEqual([url, 400]);
  });

  test('a link that is changed or older than a day', async () => {
    const emil = await unverified('emil');
    await emil.send('/');
    const link = await emil.link();
    expect(await follow(`${link.slice(0, -2)}xx`)).toBe('/?email=link-expired');
    server.clock.forward(25 * 3600);
    expect(await follow(link)).toBe('/?email=link-expired');
    expect(await emil.isVerified()).toBe(false);
  });
});
