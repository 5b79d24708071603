import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await addTestPerson(server, 'ada');
});
afterAll(() => server.stop());

const signInDoors = ['/api/private/rest/signin', '/advisors/api/signin'];
const profile =
  '{ me { id email emailVerified firstName lastName organizationUsers { role organization { id name } } } }';

const statusWith = async (token: string, headers: Record<string, string> = {}): Promise<number> => {
  const answer = await server.call('ada', '/api/private/rest/signin', undefined, {
    authorization: `JWT ${token}`,
    ...headers,
  });
  return answer.status;
};

describe('does', () => {
  test.each(signInDoors)(
    '[R-7.04] [R-D.48] %s answers 204 for a known person and 404 for an unknown one',
    async (door) => {
      expect((await server.call('ada', door)).status).toBe(204);
      const unknown = await server.call('nobody', door);
      expect(unknown.status).toBe(404);
      expect(await unknown.json()).toEqual({ error: { code: 'NOT_SIGNED_UP', message: 'Create your account first.' } });
    },
  );

  test('[R-7.04] the doors take a body that is empty, under any content type', async () => {
    const json = await server.call('ada', signInDoors[0] as string, undefined, { 'content-type': 'application/json' });
    expect(json.status).toBe(204);
  });

  test('[R-7.01] [R-3.02] the private endpoint serves the profile with the fields of the specification', async () => {
    const organizationId = await addTestOrganization(server, 'ada', 'Bridgepath');
    const { data } = await server.graphql('ada', profile);
    expect(data.me).toMatchObject({
      email: 'ada@example.test',
      firstName: 'Ada',
      lastName: 'Moreau',
      organizationUsers: [{ role: 'ADMIN', organization: { id: organizationId, name: 'Bridgepath' } }],
    });
  });

  test('[R-3.01] the schema tells the roles, with their labels', async () => {
    const { data } = await server.graphql('ada', '{ __type(name: "Role") { enumValues { name description } } }');
    expect(data.__type.enumValues).toEqual(
      expect.arrayContaining([
        { name: 'ADMIN', description: 'Administrator' },
        { name: 'USER', description: 'User' },
        { name: 'REVIEWER', description: 'Reviewer' },
      ]),
    );
  });

  test('takes over a new address of the provider, and trusts it only as far as the provider does', async () => {
    await addTestPerson(server, 'movers');
    const claims = { email: 'new@example.test', email_verified: false };
    const authorization = `JWT ${await server.issuer.token('movers', claims)}`;
    await server.call('movers', '/api/private/rest/signin', undefined, { authorization });
    const { data } = await server.graphql('movers', profile);
    expect(data.me).toMatchObject({ email: 'new@example.test', emailVerified: false });
  });
});

describe('refuses', () => {
  test('a token that was changed, or is of another issuer, audience or algorithm, with 403', async () => {
    const right = await server.issuer.token('ada');
    const [header = '', body = '', signature = ''] = right.split('.');
    const other = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: 'eve' }));
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const bad = {
      changed: `${header}.${other.toString('base64url')}.${signature}`,
      unsigned: `${none}.${body}.`,
      'wrong issuer': await server.issuer.token('ada', { iss: 'https://elsewhere.test' }),
      'wrong audience': await server.issuer.token('ada', { aud: 'someone-else' }),
      'made for another client': await server.issuer.token('ada', { aud: ['tassel-test', 'other'], azp: 'other' }),
      rubbish: 'rubbish',
    };
    for (const [what, token] of Object.entries(bad)) expect([what, await statusWith(token)]).toEqual([what, 403]);
    expect(await statusWith(right)).toBe(204);
  });

  test('[R-9.03] a token expired by 90 seconds, but not by 30: clocks may differ by 60', async () => {
    const now = Math.floor(server.clock.now().getTime() / 1000);
    expect(await statusWith(await server.issuer.token('ada', { exp: now - 90 }))).toBe(403);
    expect(await statusWith(await server.issuer.token('ada', { exp: now - 30 }))).toBe(204);
  });

  test('[R-D.48] a call without a token, or with the wrong scheme, with 403', async () => {
    const token = await server.issuer.token('ada');
    for (const authorization of ['', `Bearer ${token}`, 'JWT']) {
      const answer = await server.call('ada', '/api/private/graphql/', { query: profile }, { authorization });
      expect([authorization, answer.status]).toEqual([authorization, 403]);
    }
  });

  test('[R-D.27] [R-8.02] a missing or old Api-Revision with 418, before anything else is looked at', async () => {
    for (const path of ['/api/private/graphql/', '/advisors/graphql/', ...signInDoors])
      for (const revision of ['', '0', 'old']) {
        const answer = await server.call('ada', path, {}, { 'api-revision': revision, authorization: '' });
        expect([path, revision, answer.status]).toEqual([path, revision, 418]);
      }
  });

  test('[R-D.26] everything on the endpoint for API keys with 401, until keys exist, and asks for no revision', async () => {
    const answer = await fetch(`${server.url}/api/graphql/`, {
      method: 'POST',
      headers: { authorization: 'Bearer tsl_ab12cd34_x', 'content-type': 'application/json' },
      body: '{"query":"{ me { id } }"}',
    });
    expect(answer.status).toBe(401);
  });

  test('GraphQL of a person without an account, in words', async () => {
    const { errors } = await server.graphql('nobody', profile);
    expect(errors?.[0]).toMatchObject({ message: 'Create your account first.', extensions: { code: 'NOT_SIGNED_UP' } });
  });
});
