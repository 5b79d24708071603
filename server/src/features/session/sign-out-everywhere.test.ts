import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  for (const subject of ['ada', 'ben']) await addTestPerson(server, subject);
});
afterAll(() => server.stop());

const mutation = 'mutation { signOutEverywhere }';
const seconds = () => Math.floor(server.clock.now().getTime() / 1000);
const statusWith = async (subject: string, claims: JWTPayload, path = '/api/private/graphql/') => {
  const authorization = `JWT ${await server.issuer.token(subject, claims)}`;
  return (await server.call(subject, path, { query: '{ __typename }' }, { authorization })).status;
};

describe('does', () => {
  test('[R-D.48] every sign-in before it is answered 403 at every door, a renewed token of it too; a later one counts', async () => {
    const signedInAt = seconds();
    server.clock.forward(60);
    expect((await server.graphql('ada', mutation)).data).toEqual({ signOutEverywhere: true });
    server.clock.forward(60);
    for (const path of [
      '/api/private/graphql/',
      '/advisors/graphql/',
      '/api/private/rest/signin',
      '/advisors/api/signin',
    ]) {
      expect([path, await statusWith('ada', { auth_time: signedInAt }, path)]).toEqual([path, 403]);
      expect([path, await statusWith('ada', { iat: signedInAt }, path)]).toEqual([path, 403]);
    }
    expect(await statusWith('ada', { auth_time: seconds() })).toBe(200);
  });
});

describe('guards', () => {
  test('nobody else is signed out by it', async () => {
    expect(await statusWith('ben', { auth_time: seconds() - 600 })).toBe(200);
  });
});

test('[R-3.10] when a person last did something is known to within minutes', async () => {
  const lastActive = async () => {
    const person = await server.context.db
      .selectFrom('people')
      .where('subject', '=', 'ben')
      .select('last_active_time')
      .executeTakeFirstOrThrow();
    return person.last_active_time?.getTime() ?? 0;
  };
  await server.graphql('ben', '{ me { id } }');
  const first = await lastActive();
  server.clock.forward(60);
  await server.graphql('ben', '{ me { id } }');
  expect(await lastActive()).toBe(first);
  server.clock.forward(300);
  await server.graphql('ben', '{ me { id } }');
  expect(await lastActive()).toBeGreaterThanOrEqual(first + 360_000);
});
