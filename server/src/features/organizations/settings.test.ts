import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestMember, addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

let server: TestServer;
let id: string;
beforeAll(async () => {
  server = await startServer();
  await addTestPerson(server, 'dana');
  id = await addTestOrganization(server, 'dana', 'Bridgepath');
  await addTestMember(server, { admin: 'dana', organizationId: id }, 'marcus', 'USER');
});
afterAll(() => server.stop());

const update = `mutation ($id: ID!, $input: OrganizationInput!) { updateOrganization(organizationId: $id, input: $input) {
  name manualReviewEnabled manualReviewSizeLimit manualReviewNoFreeMoney purgeLetterFilesAfter } }`;
const change = (input: object, by = 'dana') => server.graphql(by, update, { id, input });

describe('does', () => {
  test('[R-3.05] [R-7.03] [R-D.05] [R-D.12] changes what is named and leaves the rest', async () => {
    const first = await change({
      name: ' Bridgepath College Access ',
      manualReviewEnabled: true,
      purgeLetterFilesAfter: 0,
    });
    expect(first.data.updateOrganization).toEqual({
      name: 'Bridgepath College Access',
      manualReviewEnabled: true,
      manualReviewSizeLimit: false,
      manualReviewNoFreeMoney: false,
      purgeLetterFilesAfter: 0,
    });
    const second = await change({
      manualReviewSizeLimit: true,
      manualReviewNoFreeMoney: true,
      purgeLetterFilesAfter: null,
    });
    expect(second.data.updateOrganization).toEqual({
      name: 'Bridgepath College Access',
      manualReviewEnabled: true,
      manualReviewSizeLimit: true,
      manualReviewNoFreeMoney: true,
      purgeLetterFilesAfter: null,
    });
  });

  test('[R-D.25] writes down what was changed, from what to what, and nothing where nothing was', async () => {
    const log = '{ auditEntries { items { action detail } } }';
    await change({ purgeLetterFilesAfter: 90, manualReviewEnabled: false });
    await change({ purgeLetterFilesAfter: 90 });
    const { data } = await server.graphql('dana', log);
    expect(data.auditEntries.items[0]).toEqual({
      action: 'settings.changed',
      detail: 'Manual review: on to off; Days until letter files are deleted: never to 90',
    });
    const kept = data.auditEntries.items.filter(({ action }: { action: string }) => action === 'settings.changed');
    expect(kept).toHaveLength(3);
  });
});

describe('refuses', () => {
  test.each([
    [{ name: '  ' }, { name: 'Enter a name.' }],
    [{ name: 'x'.repeat(121) }, { name: 'Use at most 120 characters.' }],
    [{ purgeLetterFilesAfter: -1 }, { purgeLetterFilesAfter: 'Enter whole days from 0 to 3650.' }],
    [{ purgeLetterFilesAfter: 3651, name: 'Kept?' }, { purgeLetterFilesAfter: 'Enter whole days from 0 to 3650.' }],
  ])('[R-5.09] %j, by field, and changes nothing', async (input, fields) => {
    const { errors } = await change(input);
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_INPUT', fields });
    const { data } = await server.graphql('dana', '{ organization { name } }');
    expect(data.organization.name).toBe('Bridgepath College Access');
  });

  test('[R-D.18] a user, even along with leaving', async () => {
    expect((await change({ name: 'Mine' }, 'marcus')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const { data } = await server.graphql('marcus', '{ me { organizationUsers { id } } }');
    const removeUserIds = [data.me.organizationUsers[0].id];
    expect((await change({ name: 'Mine', removeUserIds }, 'marcus')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});
