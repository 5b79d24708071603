import type { Role } from '@tassel/contract/roles.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestMember, addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

let server: TestServer;
let bridgepath: string;
let riverValley: string;
beforeAll(async () => {
  server = await startServer();
  for (const subject of ['dana', 'priya']) await addTestPerson(server, subject);
  bridgepath = await addTestOrganization(server, 'dana', 'Bridgepath');
  riverValley = await addTestOrganization(server, 'priya', 'River Valley');
  const place = { admin: 'dana', organizationId: bridgepath };
  await addTestMember(server, place, 'marcus', 'USER');
  await addTestMember(server, place, 'leah', 'REVIEWER');
});
afterAll(() => server.stop());

const members = `query ($organizationId: ID, $page: Int, $pageSize: Int, $filter: OrganizationUserFilter,
  $orderBy: [OrganizationUserOrder!]) { organizationUsers(organizationId: $organizationId, page: $page,
  pageSize: $pageSize, filter: $filter, orderBy: $orderBy) {
    pageCount itemsCount items { id role user { firstName lastName email } organization { id } lastActiveTime } } }`;
const updateRole = `mutation ($organizationId: ID!, $ids: [ID!]!, $role: Role!) {
  updateUserRoleInOrg(organizationId: $organizationId, organizationApiUserIds: $ids, role: $role) {
    changed { id role } refused { organizationApiUserId message } } }`;
const remove = `mutation ($organizationId: ID!, $ids: [ID!]!) {
  updateOrganization(organizationId: $organizationId, input: { removeUserIds: $ids }) { id } }`;

type Item = { id: string; role: Role; user: { email: string }; lastActiveTime: string };
const list = async (variables: object, by = 'dana'): Promise<Item[]> => {
  const { data } = await server.graphql(by, members, variables);
  return data.organizationUsers.items;
};
const idOf = async (subject: string, organizationId = bridgepath, by = 'dana') => {
  const items = await list({ organizationId, pageSize: 30 }, by);
  return items.find(({ user }) => user.email === `${subject}@example.test`)?.id as string;
};
const setRole = (by: string, ids: string[], role: Role, organizationId = bridgepath) =>
  server.graphql(by, updateRole, { organizationId, ids, role });
const codeOf = async (answer: ReturnType<TestServer['graphql']>) => (await answer).errors?.[0]?.extensions?.code;

describe('does', () => {
  test('[R-3.10] [R-3.15] [R-7.02] members are listed with their fields', async () => {
    const { data } = await server.graphql('dana', members, { organizationId: bridgepath });
    expect(data.organizationUsers).toMatchObject({ pageCount: 1, itemsCount: 3 });
    expect(data.organizationUsers.items).toContainEqual({
      id: expect.any(String),
      role: 'REVIEWER',
      user: { firstName: 'Ada', lastName: 'Moreau', email: 'leah@example.test' },
      organization: { id: bridgepath },
      lastActiveTime: expect.stringMatching(/Z$/),
    });
  });

  test('[R-D.29] they are searched, filtered, ordered and paged', async () => {
    const organizationId = bridgepath;
    const emails = async (rest: object) => (await list({ organizationId, ...rest })).map(({ user }) => user.email);
    expect(await emails({ filter: { text_contains: 'MARC' } })).toEqual(['marcus@example.test']);
    expect(await emails({ filter: { text_contains: 'ada more', role_in: ['ADMIN'] } })).toEqual(['dana@example.test']);
    expect(await emails({ filter: { text_contains: '%' } })).toEqual([]);
    expect(await emails({ orderBy: [{ field: 'EMAIL', direction: 'DESC' }] })).toEqual([
      'marcus@example.test',
      'leah@example.test',
      'dana@example.test',
    ]);
    expect(await emails({ page: 2 })).toEqual([]);
    for (const wrong of [{ page: 0 }, { pageSize: 11 }])
      expect(await codeOf(server.graphql('dana', members, { organizationId, ...wrong }))).toBe('BAD_INPUT');
  });

  test('[R-6.03] [R-7.03] roles change for several at once, and refusals are listed one by one', async () => {
    const [dana, marcus, leah] = await Promise.all(['dana', 'marcus', 'leah'].map((subject) => idOf(subject)));
    const { data } = await setRole('dana', [marcus as string, leah as string], 'ADMIN');
    expect(data.updateUserRoleInOrg).toEqual({
      changed: expect.arrayContaining([
        { id: marcus, role: 'ADMIN' },
        { id: leah, role: 'ADMIN' },
      ]),
      refused: [],
    });
    const all = await setRole('marcus', [dana as string, leah as string, marcus as string], 'USER');
    expect(all.data.updateUserRoleInOrg.changed).toHaveLength(2);
    expect(all.data.updateUserRoleInOrg.refused).toEqual([
      {
        organizationApiUserId: marcus,
        message: 'Ada Moreau is the last administrator. Make someone else administrator first.',
      },
    ]);
    await setRole('marcus', [dana as string], 'ADMIN');
    await setRole('dana', [marcus as string], 'USER');
    await setRole('dana', [leah as string], 'REVIEWER');
  });

  test('[R-7.03] [R-D.18] an ADMIN removes members, and the API answers them no more', async () => {
    await addTestMember(server, { admin: 'dana', organizationId: bridgepath }, 'leaving', 'USER');
    expect((await list({ organizationId: bridgepath }, 'leaving')).length).toBe(4);
    const ids = [await idOf('leaving')];
    expect((await server.graphql('dana', remove, { organizationId: bridgepath, ids })).errors).toBeUndefined();
    expect(await codeOf(server.graphql('leaving', members, { organizationId: bridgepath }))).toBe('NOT_FOUND');
  });

  test('[R-D.18] everyone may leave, also a reviewer', async () => {
    await addTestMember(server, { admin: 'dana', organizationId: bridgepath }, 'rev', 'REVIEWER');
    const ids = [await idOf('rev')];
    expect((await server.graphql('rev', remove, { organizationId: bridgepath, ids })).errors).toBeUndefined();
    expect(await idOf('rev')).toBeUndefined();
  });
});

describe('refuses', () => {
  test('[R-D.19] the last ADMIN can’t be removed, nor leave, nor go with all the others', async () => {
    const ids = await Promise.all(['dana', 'marcus'].map((subject) => idOf(subject)));
    for (const removed of [ids, ids.slice(0, 1)])
      expect(await codeOf(server.graphql('dana', remove, { organizationId: bridgepath, ids: removed }))).toBe(
        'CONFLICT',
      );
    expect(await list({ organizationId: bridgepath })).toHaveLength(3);
  });

  test('[R-5.09] none, too many, strangers and nonsense', async () => {
    const organizationId = bridgepath;
    const many = Array.from({ length: 101 }, () => '00000000-0000-7000-8000-000000000000');
    for (const [ids, code] of [
      [[], 'BAD_INPUT'],
      [many, 'BAD_INPUT'],
      [['rubbish'], 'NOT_FOUND'],
      [many.slice(0, 1), 'NOT_FOUND'],
    ] as const)
      expect([ids.length, await codeOf(server.graphql('dana', remove, { organizationId, ids }))]).toEqual([
        ids.length,
        code,
      ]);
    const { data } = await setRole('dana', many.slice(0, 1), 'USER');
    expect(data.updateUserRoleInOrg.refused).toMatchObject([{ message: 'Member not found.' }]);
  });
});

describe('guards', () => {
  test('[R-6.04] [R-D.18] who may not: a user changes nothing, a reviewer reads nothing, a stranger finds nothing', async () => {
    const organizationId = bridgepath;
    const ids = [await idOf('leah')];
    expect(await codeOf(setRole('marcus', ids, 'ADMIN'))).toBe('FORBIDDEN');
    expect(await codeOf(server.graphql('marcus', remove, { organizationId, ids }))).toBe('FORBIDDEN');
    expect((await server.graphql('marcus', members, { organizationId })).errors).toBeUndefined();
    expect(await codeOf(server.graphql('leah', members, { organizationId }))).toBe('FORBIDDEN');
    expect(await codeOf(setRole('priya', ids, 'USER'))).toBe('NOT_FOUND');
    expect(await codeOf(server.graphql('priya', members, { organizationId }))).toBe('NOT_FOUND');
  });

  test('[R-6.04] an ADMIN reaches no member of another organization through the own one', async () => {
    const ids = [await idOf('leah')];
    const { data } = await setRole('priya', ids, 'ADMIN', riverValley);
    expect(data.updateUserRoleInOrg).toEqual({
      changed: [],
      refused: [{ organizationApiUserId: ids[0], message: 'Member not found.' }],
    });
    expect(await codeOf(server.graphql('priya', remove, { organizationId: riverValley, ids }))).toBe('NOT_FOUND');
    expect((await list({ organizationId: bridgepath })).find(({ id }) => id === ids[0])?.role).toBe('REVIEWER');
  });

  test('[R-D.19] two ADMINs demote each other at the same instant, a hundred times: one always remains', async () => {
    await addTestMember(server, { admin: 'priya', organizationId: riverValley }, 'quinn', 'ADMIN');
    const ids = { priya: await idOf('priya', riverValley, 'priya'), quinn: await idOf('quinn', riverValley, 'priya') };
    for (let round = 0; round < 100; round++) {
      const answers = await Promise.all([
        setRole('priya', [ids.quinn], 'USER', riverValley),
        setRole('quinn', [ids.priya], 'USER', riverValley),
      ]);
      const admins = await server.context.db
        .selectFrom('organization_users')
        .where('organization_id', '=', riverValley)
        .where('role', '=', 'ADMIN')
        .select('id')
        .execute();
      expect(admins).toHaveLength(1);
      const changed = answers.flatMap(({ data }) => data?.updateUserRoleInOrg?.changed ?? []);
      expect(changed).toHaveLength(1);
      await server.context.db
        .updateTable('organization_users')
        .where('organization_id', '=', riverValley)
        .set({ role: 'ADMIN' })
        .execute();
    }
  });
});
