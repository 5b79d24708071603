import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestMember, addTestOrganization, addTestPerson, signUpBody } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

let server: TestServer;
let bridgepath: string;
beforeAll(async () => {
  server = await startServer();
  await addTestPerson(server, 'dana');
  bridgepath = await addTestOrganization(server, 'dana', 'Bridgepath');
  await addTestMember(server, { admin: 'dana', organizationId: bridgepath }, 'marcus', 'USER');
});
afterAll(() => server.stop());

const update = `mutation ($id: ID!, $input: OrganizationInput!) {
  updateOrganization(organizationId: $id, input: $input) { joinDomain } }`;
const toJoin = '{ organizationsToJoin { id name } }';
const join = 'mutation ($id: ID!) { joinOrganization(organizationId: $id) { id name } }';

const allow = (joinDomain: string | null, by = 'dana') =>
  server.graphql(by, update, { id: bridgepath, input: { joinDomain } });
const codeOf = async (answer: ReturnType<TestServer['graphql']>) => (await answer).errors?.[0]?.extensions?.code;

/** Somebody with an account under that address. */
async function personAt(email: string, isVerified = true) {
  const [subject = ''] = email.split('@');
  const authorization = `JWT ${await server.issuer.token(subject, { email, email_verified: isVerified })}`;
  await server.call(subject, '/api/private/rest/signup', signUpBody, { authorization });
  return (query: string, variables = {}) => server.graphql(subject, query, variables, { authorization });
}

describe('does', () => {
  test('[R-7.02] [R-7.03] [R-D.21] whoever has a verified address at the domain finds the organization and joins as USER', async () => {
    const ask = await personAt('joan@example.test');
    expect((await ask(toJoin)).data.organizationsToJoin).toEqual([]);
    expect((await allow('Example.test')).data.updateOrganization.joinDomain).toBe('example.test');
    expect((await ask(toJoin)).data.organizationsToJoin).toEqual([{ id: bridgepath, name: 'Bridgepath' }]);
    expect((await ask(join, { id: bridgepath })).data.joinOrganization.id).toBe(bridgepath);
    const { data } = await ask(`{ me { organizationUsers { role organization { name } } } ${toJoin.slice(1)}`);
    expect(data.me.organizationUsers).toEqual([{ role: 'USER', organization: { name: 'Bridgepath' } }]);
    expect(data.organizationsToJoin).toEqual([]);
  });

  test('[R-D.21] joining mails the ADMINs, and nobody else', async () => {
    const subject = 'Ada Moreau joined Bridgepath';
    await expect.poll(async () => (await server.mails()).filter((mail) => mail.subject === subject).length).toBe(1);
    const told = (await server.mails()).filter((mail) => mail.subject === subject);
    expect(told[0]).toMatchObject({ to: 'dana@example.test', text: expect.stringContaining('joan@example.test') });
  });

  test('[R-D.21] joining twice changes nothing, not even a role that was raised meanwhile', async () => {
    const ask = await personAt('kim@example.test');
    await ask(join, { id: bridgepath });
    await server.context.db
      .updateTable('organization_users')
      .set({ role: 'ADMIN' })
      .where('person_id', 'in', (people) => people.selectFrom('people').where('subject', '=', 'kim').select('id'))
      .execute();
    expect((await ask(join, { id: bridgepath })).errors).toBeUndefined();
    expect((await ask('{ me { organizationUsers { role } } }')).data.me.organizationUsers).toEqual([{ role: 'ADMIN' }]);
  });
});

describe('refuses', () => {
  test('[R-D.21] an unverified address, another domain, and one that only ends like it', async () => {
    for (const ask of [
      await personAt('una@example.test', false),
      await personAt('other@other.test'),
      await personAt('sub@mail.example.test'),
      await personAt('tail@badexample.test'),
    ]) {
      expect((await ask(toJoin)).data.organizationsToJoin).toEqual([]);
      expect(await codeOf(ask(join, { id: bridgepath }))).toBe('NOT_FOUND');
    }
  });

  test('[R-D.21] joining once the ADMIN has switched it off', async () => {
    await allow(null);
    const ask = await personAt('late@example.test');
    expect((await ask(toJoin)).data.organizationsToJoin).toEqual([]);
    expect(await codeOf(ask(join, { id: bridgepath }))).toBe('NOT_FOUND');
  });

  test('[R-D.21] a domain that is not the ADMIN’s own, or where anybody gets an address', async () => {
    const own = await allow('rivervalley.test');
    expect(own.errors?.[0]?.extensions?.fields).toEqual({
      joinDomain: 'Only the domain of your own address can be used: example.test.',
    });
    expect(await codeOf(allow('gmail.com'))).toBe('BAD_INPUT');
    const ask = await personAt('gina@gmail.com');
    const { data } = await ask('mutation { createOrganization(name: "Gina") { id } }');
    const input = { joinDomain: 'gmail.com' };
    expect((await ask(update, { id: data.createOrganization.id, input })).errors?.[0]?.message).toContain('Anybody');
  });

  test('[R-D.21] an ADMIN whose address is not verified', async () => {
    const ask = await personAt('vera@unproven.test', false);
    const { data } = await ask('mutation { createOrganization(name: "Vera") { id } }');
    const answer = await ask(update, { id: data.createOrganization.id, input: { joinDomain: 'unproven.test' } });
    expect(answer.errors?.[0]?.message).toBe('Verify your email first.');
  });

  test('[R-6.04] nonsense and other organizations', async () => {
    const ask = await personAt('nora@example.test');
    for (const id of ['rubbish', '00000000-0000-7000-8000-000000000000'])
      expect(await codeOf(ask(join, { id }))).toBe('NOT_FOUND');
    expect(await codeOf(allow('example.test', 'marcus'))).toBe('FORBIDDEN');
  });
});
