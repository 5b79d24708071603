import { savedQueryLimits } from '@tassel/contract/saved-query.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestMember, addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

let server: TestServer;
let id: string;
beforeAll(async () => {
  server = await startServer();
  for (const subject of ['dana', 'stranger']) await addTestPerson(server, subject);
  id = await addTestOrganization(server, 'dana', 'Bridgepath');
  await addTestOrganization(server, 'stranger', 'River Valley');
  const place = { admin: 'dana', organizationId: id };
  for (const subject of ['marcus', 'ruth', 'many']) await addTestMember(server, place, subject, 'USER');
});
afterAll(() => server.stop());

const save = `mutation ($id: ID, $organizationId: ID, $name: String!, $query: String!, $variables: String, $isShared: Boolean) {
  saveQuery(id: $id, organizationId: $organizationId, name: $name, query: $query, variables: $variables, isShared: $isShared) {
    id name query variables isShared isMine ownerName } }`;
const remove =
  'mutation ($id: ID!, $organizationId: ID) { deleteSavedQuery(id: $id, organizationId: $organizationId) }';
const query = 'query { me { id } }';
const saved = async (subject: string, input: object) =>
  (await server.graphql(subject, save, { query, ...input })).data.saveQuery;
const namesOf = async (subject: string) => {
  const { data } = await server.graphql(subject, '{ savedQueries { name isMine ownerName } }');
  return data.savedQueries.map(({ name }: { name: string }) => name);
};
const codeOf = async (subject: string, document: string, variables: object) =>
  (await server.graphql(subject, document, variables)).errors?.[0]?.extensions?.code;

describe('does', () => {
  test('[R-1.01] [R-6.02] a user keeps queries: private ones for themselves, shared ones for the organization', async () => {
    const own = await saved('marcus', { name: 'Mine', variables: '{"page":1}' });
    expect(own).toMatchObject({ query, variables: '{"page":1}', isShared: false, isMine: true });
    await saved('marcus', { name: 'Ours', isShared: true });
    expect(await namesOf('marcus')).toEqual(['Mine', 'Ours']);
    expect(await namesOf('ruth')).toEqual(['Ours']);
    expect(await namesOf('stranger')).toEqual([]);
    await saved('marcus', { id: own.id, name: 'Mine, renamed', isShared: true });
    expect(await namesOf('ruth')).toEqual(['Mine, renamed', 'Ours']);
  });

  test('[R-D.18] its owner deletes it, and an administrator what is shared', async () => {
    const [own, shared] = [
      await saved('ruth', { name: 'Own' }),
      await saved('ruth', { name: 'Shared', isShared: true }),
    ];
    expect(await codeOf('marcus', remove, { id: shared.id })).toBe('FORBIDDEN');
    expect(await codeOf('dana', remove, { id: shared.id })).toBeUndefined();
    expect(await codeOf('ruth', remove, { id: own.id })).toBeUndefined();
    expect(await namesOf('ruth')).not.toContain('Own');
  });
});

describe('refuses', () => {
  test('[R-5.09] no name, no query, and what is too long', async () => {
    for (const input of [
      { name: ' ' },
      { name: 'x'.repeat(81) },
      { name: 'a', query: ' ' },
      { name: 'a', query: 'x'.repeat(50_001) },
    ])
      expect(await codeOf('marcus', save, { query, ...input })).toBe('BAD_INPUT');
  });

  test('[R-6.04] what others keep for themselves is not found, and what they share is theirs to change', async () => {
    const [own, shared] = [await saved('ruth', { name: 'A' }), await saved('ruth', { name: 'B', isShared: true })];
    expect(await codeOf('dana', remove, { id: own.id })).toBe('NOT_FOUND');
    expect(await codeOf('marcus', save, { id: own.id, name: 'x', query })).toBe('NOT_FOUND');
    expect(await codeOf('marcus', save, { id: shared.id, name: 'x', query })).toBe('FORBIDDEN');
    expect(await codeOf('stranger', remove, { id: shared.id })).toBe('NOT_FOUND');
    expect(await codeOf('marcus', remove, { id: 'nonsense' })).toBe('NOT_FOUND');
  });

  test(`more than ${savedQueryLimits.maxOfPerson} of one person`, async () => {
    const names = Array.from({ length: savedQueryLimits.maxOfPerson }, (_, index) => `Query ${index}`);
    for (const name of names) await saved('many', { name });
    expect(await codeOf('many', save, { name: 'One more', query })).toBe('CONFLICT');
  });
});

describe('guards', () => {
  test('[R-1.01] only the page of the explorer has a wider policy, and for styles, fonts and pictures alone', async () => {
    const policy = async (path: string) =>
      (await fetch(server.url + path)).headers.get('content-security-policy') ?? '';
    const usual = await policy('/jobs');
    for (const path of ['/graphql', '/graphql/', '/graphql?a=b'])
      expect(await policy(path)).toBe(
        `${usual.replace("img-src 'self'", "img-src 'self' data:")}; style-src 'self' 'unsafe-inline'; font-src 'self' data:`,
      );
    for (const path of ['/graphql-x', '/api/graphql', '/jobs/graphql', '/']) expect(await policy(path)).toBe(usual);
  });
});
