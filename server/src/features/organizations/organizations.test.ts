import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  for (const subject of ['ada', 'ben']) await addTestPerson(server, subject);
});
afterAll(() => server.stop());

const create = 'mutation ($name: String!) { createOrganization(name: $name) { id name credits billingStatus } }';
const details = `query ($id: ID) { organization(organizationId: $id) { id name credits billingStatus manualReviewEnabled
  manualReviewSizeLimit manualReviewNoFreeMoney purgeLetterFilesAfter } }`;

describe('does', () => {
  test('[R-D.22] creating makes the creator ADMIN and grants 100 credits, once a person', async () => {
    const first = await server.graphql('ada', create, { name: '  Bridgepath ' });
    expect(first.data.createOrganization).toMatchObject({ name: 'Bridgepath', credits: 100, billingStatus: 'FREE' });
    const second = await server.graphql('ada', create, { name: 'Second' });
    expect(second.data.createOrganization.credits).toBe(0);
    const { data } = await server.graphql('ada', '{ me { organizationUsers { role organization { name } } } }');
    expect(data.me.organizationUsers).toEqual([
      { role: 'ADMIN', organization: { name: 'Bridgepath' } },
      { role: 'ADMIN', organization: { name: 'Second' } },
    ]);
  });

  test('[R-D.22] two first organizations at the same instant get the credits once', async () => {
    await addTestPerson(server, 'twin');
    const both = await Promise.all(['One', 'Two'].map((name) => server.graphql('twin', create, { name })));
    const credits = both.map(({ data }) => data.createOrganization.credits);
    expect(credits.sort((a, b) => a - b)).toEqual([0, 100]);
  });

  test('[R-3.05] [R-D.29] an organization is served with its fields; its id may be left out by members of only one', async () => {
    const id = await addTestOrganization(server, 'ben', 'River Valley');
    const expected = {
      id,
      name: 'River Valley',
      credits: 100,
      billingStatus: 'FREE',
      manualReviewEnabled: false,
      manualReviewSizeLimit: false,
      manualReviewNoFreeMoney: false,
      purgeLetterFilesAfter: null,
    };
    expect((await server.graphql('ben', details, { id })).data.organization).toEqual(expected);
    expect((await server.graphql('ben', details)).data.organization).toEqual(expected);
  });
});

describe('refuses', () => {
  test.each(['', '   ', 'x'.repeat(121)])('[R-5.09] the name %j', async (name) => {
    const { errors } = await server.graphql('ada', create, { name });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { name: expect.any(String) } });
  });

  test('[R-D.29] a question without organizationId from a member of several', async () => {
    const { errors } = await server.graphql('ada', details);
    expect(errors?.[0]?.extensions?.code).toBe('ORGANIZATION_REQUIRED');
  });
});

describe('guards', () => {
  test('[R-6.04] [R-D.48] an organization of others, or none at all, is not found', async () => {
    const { data } = await server.graphql('ada', '{ me { organizationUsers { organization { id } } } }');
    const [{ organization }] = data.me.organizationUsers;
    for (const id of [organization.id, '00000000-0000-7000-8000-000000000000', 'rubbish', "' or 1=1"]) {
      const { errors } = await server.graphql('ben', details, { id });
      expect([id, errors?.[0]?.extensions?.code]).toEqual([id, 'NOT_FOUND']);
    }
  });
});
