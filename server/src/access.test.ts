import { roles } from '@tassel/contract/roles.ts';
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admins, type Entry, everyone, id, makers, type Things } from '#testing/access-entry.ts';
import { apiKeyAccess } from '#testing/access-of-api-keys.ts';
import { addCardSetup, billingAccess } from '#testing/access-of-billing.ts';
import { explorerAccess } from '#testing/access-of-explorer.ts';
import { addLetterThings, letterAccess } from '#testing/access-of-letters.ts';
import { mapAccess } from '#testing/access-of-map.ts';
import { addWebhookThings, webhookAccess } from '#testing/access-of-webhooks.ts';
import { addTestKey, askByKey, callByKey } from '#testing/api-keys.ts';
import { setTestOrganization } from '#testing/organization.ts';
import { addTestMember, addTestOrganization, addTestPerson } from '#testing/people.ts';
import { type GraphqlResult, startServer, type TestServer } from '#testing/start-server.ts';
import { advisorsSchema, keysSchema, privateSchema } from './schema.ts';

/** Every query and mutation of the console's endpoint, and what may be done with it. */
const fields: Record<string, Entry> = {
  'query me': { call: () => 'me { id organizationUsers { organization { id name } } }', stranger: 'nothing' },
  'query organization': {
    call: (things) => `organization(organizationId: ${id(things.organization)}) { id name }`,
    may: everyone,
    stranger: 'refused',
  },
  'query organizationsToJoin': { call: () => 'organizationsToJoin { id name }', stranger: 'nothing' },
  'query organizationUsers': {
    call: (things) => `organizationUsers(organizationId: ${id(things.organization)}) { items { id } }`,
    may: makers,
    stranger: 'refused',
  },
  'query myPendingInvitations': { call: () => 'myPendingInvitations { id organizationId }', stranger: 'nothing' },
  'query pendingInvitations': {
    call: (things) => `pendingInvitations(organizationId: ${id(things.organization)}) { items { id } }`,
    may: admins,
    stranger: 'refused',
  },
  'query auditEntries': {
    call: (things) => `auditEntries(organizationId: ${id(things.organization)}) { items { id } }`,
    may: admins,
    stranger: 'refused',
  },
  'query auditCsvUrl': {
    call: (things) => `auditCsvUrl(organizationId: ${id(things.organization)})`,
    may: admins,
    stranger: 'refused',
  },
  'mutation createOrganization': { call: () => 'createOrganization(name: "Own") { id }', stranger: 'nothing' },
  'mutation joinOrganization': {
    call: (things) => `joinOrganization(organizationId: ${id(things.organization)}) { id }`,
    stranger: 'refused',
  },
  'mutation updateOrganization': {
    call: (things) =>
      `updateOrganization(organizationId: ${id(things.organization)}, input: { name: "Bridgepath" }) { id }`,
    may: admins,
    stranger: 'refused',
  },
  'mutation updateUserRoleInOrg': {
    call: (things) =>
      `updateUserRoleInOrg(organizationId: ${id(things.organization)}, organizationApiUserIds: [${id(things.member)}], role: USER) { changed { id } }`,
    may: admins,
    stranger: 'refused',
  },
  'mutation inviteUser': {
    call: (things) =>
      `inviteUser(organizationId: ${id(things.organization)}, emails: ["new@x.test"], role: USER) { invitationsSent }`,
    may: admins,
    stranger: 'refused',
  },
  'mutation acceptInvitation': {
    call: (things) => `acceptInvitation(invitationId: ${id(things.invitation)}) { id }`,
    stranger: 'refused',
  },
  'mutation resendInvitation': {
    call: (things) =>
      `resendInvitation(id: ${id(things.invitation)}, organizationId: ${id(things.organization)}) { id }`,
    may: admins,
    stranger: 'refused',
  },
  // After resending, which needs the invitation that this one takes back.
  'mutation revokeInvitation': {
    call: (things) =>
      `revokeInvitation(id: ${id(things.invitation)}, organizationId: ${id(things.organization)}) { id }`,
    may: admins,
    stranger: 'refused',
  },
  ...billingAccess,
  ...letterAccess,
  ...mapAccess,
  ...webhookAccess,
  ...apiKeyAccess,
  ...explorerAccess,
  // Last: it ends the sign-in of whoever asks.
  'mutation signOutEverywhere': { call: () => 'signOutEverywhere', stranger: 'nothing' },
};

/** What API keys reach of it: jobs, letters, exports and who they are (D 26). */
const keyFields = [
  'query me',
  'query jobs',
  'query job',
  'query awardLetters',
  'query awardLetter',
  'query lettersWithContent',
  'query exports',
  'mutation createJob',
  'mutation cancelJob',
  'mutation deleteJob',
  'mutation refreshUploadUrl',
  'mutation uploadFinished',
  'mutation cancelAwardLetter',
  'mutation replaceLetterFile',
  'mutation sendLetterToReview',
  'mutation exportJob',
  'mutation exportLetters',
  ...Object.keys(webhookAccess).filter((name) => name !== 'query webhookSecret'),
];

/** The advisor's endpoint knows only one's own profile. */
const advisorFields = ['query advisor', 'mutation updateAdvisor'];

let server: TestServer;
let things: Things;
let strangersOwn: string;
let keys: Record<string, string>;
beforeAll(async () => {
  server = await startServer({ WEBHOOK_ALLOW_LOOPBACK: 'true' });
  for (const subject of ['admin', 'stranger', 'invited']) await addTestPerson(server, subject);
  const organization = await addTestOrganization(server, 'admin', 'Bridgepath');
  strangersOwn = await addTestOrganization(server, 'stranger', 'River Valley');
  await setTestOrganization(server, organization, { credits: 10_000 });
  const place = { admin: 'admin', organizationId: organization };
  await addTestMember(server, place, 'user', 'USER');
  await addTestMember(server, place, 'reviewer', 'REVIEWER');
  await addTestMember(server, place, 'other', 'USER');
  const invite = `mutation { inviteUser(organizationId: ${id(organization)}, emails: ["invited@example.test"], role: USER) { invitationsSent } }`;
  await server.graphql('admin', invite);
  const { data } = await server.graphql(
    'admin',
    `{ organizationUsers(filter: { text_contains: "other@" }) { items { id } }
    pendingInvitations { items { id } } }`,
  );
  things = {
    ...(await addLetterThings(server, 'user')),
    ...(await addWebhookThings(server, 'user')),
    organization,
    member: data.organizationUsers.items[0].id,
    invitation: data.pendingInvitations.items[0].id,
    cardSetup: await addCardSetup(server, 'admin', organization),
  };
  keys = {};
  for (const subject of ['admin', 'user', 'stranger']) keys[subject] = await addTestKey(server, subject);
});
afterAll(() => server.stop());

const namesOf = (schema: GraphQLSchema): string[] => {
  const of = (kind: string, all: Record<string, GraphQLField<unknown, unknown>> = {}) =>
    Object.keys(all).map((name) => `${kind} ${name}`);
  return [
    ...of('query', schema.getQueryType()?.getFields()),
    ...of('mutation', schema.getMutationType()?.getFields()),
  ].toSorted();
};

const ask = (subject: string, name: string, about = things): Promise<GraphqlResult> => {
  const [kind = ''] = name.split(' ');
  return server.graphql(subject, `${kind} { ${fields[name]?.call(about)} }`);
};

const askWithKey = (subject: string, name: string, about = things): Promise<GraphqlResult> => {
  const [kind = ''] = name.split(' ');
  return askByKey(server, keys[subject] ?? '', `${kind} { ${fields[name]?.call(about)} }`);
};

const lettersOfOrganization = () =>
  server.context.db
    .selectFrom('letters')
    .where('organization_id', '=', things.organization)
    .orderBy('id')
    .select(['id', 'job_id', 'status', 'upload_number', 'change_number'])
    .execute();

describe('guards', () => {
  test('[R-6.04] every field of the API has its line in the table of who may', () => {
    expect(namesOf(privateSchema)).toEqual(Object.keys(fields).toSorted());
    expect(namesOf(advisorsSchema)).toEqual(advisorFields.toSorted());
  });

  test.each(Object.keys(fields).filter((name) => !name.endsWith('signOutEverywhere')))(
    '[R-6.04] %s shows a member of another organization nothing of this one',
    async (name) => {
      const { data, errors } = await ask('stranger', name);
      const isRefused = fields[name]?.stranger === 'refused';
      expect(errors?.[0]?.extensions?.code).toBe(isRefused ? 'NOT_FOUND' : undefined);
      for (const secret of [...Object.values(things), 'Bridgepath'])
        expect(JSON.stringify(data ?? {})).not.toContain(secret);
    },
  );

  test.each(Object.keys({ ...letterAccess, ...webhookAccess }))(
    '[R-6.04] %s reaches nothing of this organization through another one',
    async (name) => {
      const before = await lettersOfOrganization();
      const { data } = await ask('stranger', name, { ...things, organization: strangersOwn });
      for (const secret of Object.values(things)) expect(JSON.stringify(data ?? {})).not.toContain(secret);
      expect(await lettersOfOrganization()).toEqual(before);
    },
  );

  const cells = Object.entries(fields).flatMap(([name, { may }]) =>
    may ? roles.map((role) => [name, role, may[role] ? 'may' : 'may not'] as const) : [],
  );
  // Those who may not come first: what they try must leave nothing behind for those who may.
  const order = cells.toSorted((one, other) => Number(one[2] === 'may') - Number(other[2] === 'may'));
  test.each(order)('[R-6.01] [R-D.18] %s: %s %s', async (name, role, right) => {
    // What one may do with a letter can often be done only once.
    if (right === 'may' && name in letterAccess) things = { ...things, ...(await addLetterThings(server, 'user')) };
    if (right === 'may' && name in webhookAccess && name.startsWith('mutation'))
      things = { ...things, ...(await addWebhookThings(server, 'user')) };
    const { errors } = await ask(role.toLowerCase(), name);
    expect(errors?.[0]?.extensions?.code).toBe(right === 'may' ? undefined : 'FORBIDDEN');
  });

  test.each(['cancelAwardLetter', 'cancelJob', 'deleteJob'])(
    "[R-D.18] %s of another person's: only an administrator may",
    async (name) => {
      const others = { ...things, ...(await addLetterThings(server, 'other')) };
      const { errors } = await ask('user', `mutation ${name}`, others);
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
      expect((await ask('admin', `mutation ${name}`, others)).errors).toBeUndefined();
    },
  );

  test('[R-D.18] a reviewer finds no letter but those in review', async () => {
    const { data } = await ask('reviewer', 'query awardLetters');
    const inReview = JSON.stringify(data.awardLetters);
    for (const { id, status } of await lettersOfOrganization())
      if (status !== 'MANUAL_REVIEW') expect(inReview).not.toContain(id);
    const { errors } = await ask('reviewer', 'query awardLetter', { ...things, inReview: things.ready });
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  test('[R-D.26] keys reach the fields of jobs, letters, exports and webhooks, and no other type or field', () => {
    expect(namesOf(keysSchema)).toEqual(keyFields.toSorted());
    const types = Object.keys(keysSchema.getTypeMap());
    expect(types.filter((name) => /Invit|Audit|Billing|Usage|Price|Invoice|ApiKey|Person$|Member/.test(name))).toEqual(
      [],
    );
    const organization = keysSchema.getType('Organization') as GraphQLObjectType;
    expect(Object.keys(organization.getFields())).not.toContain('credits');
  });

  test.each(Object.keys(fields).filter((name) => !keyFields.includes(name)))(
    '[R-D.26] %s does not exist for the key of an administrator',
    async (name) => {
      const { data, errors } = await askWithKey('admin', name);
      expect(data).toBeNull();
      expect(errors?.[0]?.message).toMatch(/^Cannot query field/);
    },
  );

  const keyCells = keyFields.flatMap((name) => ['admin', 'user'].map((holder) => [name, holder] as const));
  test.each(keyCells)('[R-6.04] [R-D.26] %s: the key of an organization’s %s may', async (name, holder) => {
    const about = { ...things, ...(await addLetterThings(server, 'user')) };
    if (name in webhookAccess) {
      await server.context.db.deleteFrom('webhooks').execute();
      Object.assign(about, await addWebhookThings(server, 'user'));
    }
    expect((await askWithKey(holder, name, about)).errors).toBeUndefined();
  });

  test.each(keyFields)('[R-6.04] %s shows the key of another organization nothing of this one', async (name) => {
    const before = await lettersOfOrganization();
    for (const about of [things, { ...things, organization: strangersOwn }]) {
      const { data, errors } = await askWithKey('stranger', name, about);
      if (about === things && fields[name]?.stranger === 'refused')
        expect(errors?.[0]?.extensions?.code).toMatch(/^(NOT_FOUND|UNAUTHORIZED)$/);
      for (const secret of [...Object.values(things), 'Bridgepath'])
        expect(JSON.stringify(data ?? {})).not.toContain(secret);
    }
    expect(await lettersOfOrganization()).toEqual(before);
  });

  test('[R-6.04] a key opens no door of the console, and a token none of the keys', async () => {
    const body = { query: '{ me { id } }' };
    for (const path of ['/api/private/graphql/', '/advisors/graphql/', '/api/private/rest/signin'])
      for (const authorization of [`Bearer ${keys.admin}`, `JWT ${keys.admin}`])
        expect((await server.call('admin', path, body, { authorization })).status).toBe(403);
    const authorization = `JWT ${await server.issuer.token('admin')}`;
    expect((await callByKey(server, '', body, { authorization })).status).toBe(401);
  });

  test('[R-D.26] a caller without a token, or with another’s, reads nothing', async () => {
    for (const authorization of ['', 'JWT x.y.z', `Bearer ${await server.issuer.token('admin')}`]) {
      const body = { query: '{ me { id } }' };
      expect((await server.call('admin', '/api/private/graphql/', body, { authorization })).status).toBe(403);
    }
  });
});
