import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestKey, askByKey, callByKey, partOf } from '#testing/api-keys.ts';
import { addTestJob, putFile, readyAnswer, waitFor } from '#testing/jobs.ts';
import { addTestMember, addTestOrganization, addTestPerson } from '#testing/people.ts';
import { type GraphqlResult, startServer, type TestServer } from '#testing/start-server.ts';

const query = '{ me { email organizationUsers { role organization { id name } } } }';
let server: TestServer;
let id: string;
let secret: string;
beforeAll(async () => {
  server = await startServer({}, async () => readyAnswer());
  await addTestPerson(server, 'dana');
  id = await addTestOrganization(server, 'dana', 'Bridgepath');
  for (const subject of ['marcus', 'leaver', 'demoted', 'hasty'])
    await addTestMember(server, { admin: 'dana', organizationId: id }, subject, 'USER');
  secret = await addTestKey(server, 'marcus', { name: 'Import' });
});
afterAll(() => server.stop());

const statusOf = async (authorization: string) => (await callByKey(server, '', { query }, { authorization })).status;
const memberOf = async (subject: string) => {
  const filter = { text_contains: `${subject}@` };
  const members = `query ($filter: OrganizationUserFilter) { organizationUsers(filter: $filter) { items { id } } }`;
  return (await server.graphql('dana', members, { filter })).data.organizationUsers.items[0].id as string;
};

describe('does', () => {
  test('[R-7.10] [R-D.26] [R-D.27] a key alone opens the endpoint: no token, no revision', async () => {
    const answer = await callByKey(server, secret, { query });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([200, null]);
    expect(((await answer.json()) as GraphqlResult).data.me).toEqual({
      email: 'marcus@example.test',
      organizationUsers: [{ role: 'USER', organization: { id, name: 'Bridgepath' } }],
    });
  });

  test('[R-6.02] a user makes, rotates and disables keys, calls the API with one and downloads the results', async () => {
    const first = await addTestKey(server, 'marcus', { name: 'First' });
    const run = (field: string) => server.graphql('marcus', `mutation { ${field} }`);
    const { secret } = (await run(`rotateApiKey(key: "${first}") { secret }`)).data.rotateApiKey;
    expect((await run(`disableApiKey(key: "${first}") { state }`)).data.disableApiKey.state).toBe('DISABLED');
    const create =
      'mutation ($files: [LetterFileInput!]!) { createJob(letterFiles: $files) { id awardLetters { uploadUrl } } }';
    const { createJob } = (await askByKey(server, secret, create, { files: [{ filename: 'a.pdf' }] })).data;
    expect((await putFile(createJob.awardLetters[0].uploadUrl, '%PDF-1.4 letter')).status).toBe(200);
    const read = `query ($id: ID!) { job(id: $id) { state awardLetters { items { aidAmounts { value } } } } }`;
    const job = async () => (await askByKey(server, secret, read, { id: createJob.id })).data.job;
    const done = await waitFor(job, ({ state }) => state === 'DONE');
    expect(done.awardLetters.items[0].aidAmounts).toEqual([{ value: 7395 }, { value: 3500.5 }]);
    const exportJob = 'mutation ($ids: [ID!]!) { exportJob(jobIdList: $ids) { export { id } } }';
    await askByKey(server, secret, exportJob, { ids: [createJob.id] });
    const exports = async () =>
      (await askByKey(server, secret, '{ exports { items { downloadUrl } } }')).data.exports.items;
    const [{ downloadUrl }] = await waitFor(exports, (items) => Boolean(items[0]?.downloadUrl));
    expect(await (await fetch(downloadUrl)).text()).toContain('Federal Pell Grant');
  });

  test('[R-D.02] [R-D.25] history and audit log name the key beside its owner', async () => {
    const { id: jobId, awardLetters } = await addTestJob(server, 'marcus', ['one.pdf']);
    await askByKey(
      server,
      secret,
      'mutation ($ids: [ID!]!) { cancelJob(jobIdList: $ids) { canceledJobs { jobId } } }',
      {
        ids: [jobId],
      },
    );
    const letter = `query ($id: ID!) { awardLetter(id: $id) { history { actor { kind name apiKey } } } }`;
    const { data } = await server.graphql('marcus', letter, { id: awardLetters[0]?.id });
    expect(data.awardLetter.history).toEqual([
      { actor: { kind: 'API_KEY', name: 'Ada Moreau', apiKey: partOf(secret) } },
    ]);
    const { data: log } = await server.graphql('dana', '{ auditEntries { items { action personName } } }');
    expect(log.auditEntries.items[0]).toEqual({
      action: 'job.canceled',
      personName: `Ada Moreau (API key ${partOf(secret)})`,
    });
  });

  test('[R-D.31] a repeated call with the same Client-Request-Id makes nothing twice', async () => {
    const body = { query: 'mutation { createJob(letterFiles: [{ filename: "a" }]) { id } }' };
    const headers = { 'client-request-id': randomUUID() };
    const ids = await Promise.all(
      [1, 2, 3].map(async () => {
        const answer = await callByKey(server, secret, body, headers);
        return ((await answer.json()) as GraphqlResult).data.createJob.id;
      }),
    );
    expect(new Set(ids).size).toBe(1);
  });

  test('when it was last used is written at most once a minute', async () => {
    const key = await addTestKey(server, 'dana', { name: 'Watched' });
    const lastUsed = async () => {
      const { data } = await server.graphql('dana', '{ apiKeys { items { key lastUsedTime } } }');
      return data.apiKeys.items.find((item: { key: string }) => item.key === partOf(key)).lastUsedTime as string;
    };
    expect(await lastUsed()).toBeNull();
    await callByKey(server, key, { query });
    const first = await waitFor(lastUsed, (time) => time !== null);
    server.clock.forward(30);
    await callByKey(server, key, { query });
    expect(await lastUsed()).toBe(first);
    server.clock.forward(31);
    await callByKey(server, key, { query });
    expect(await waitFor(lastUsed, (time) => time !== first)).not.toBe(first);
  });
});

describe('refuses with 401', () => {
  test('[R-D.48] [R-D.28] a key that is wrong, malformed, sent otherwise or missing', async () => {
    const other = (text: string) => text.replace(/.$/, (end) => (end === 'a' ? 'b' : 'a'));
    for (const authorization of [
      '',
      'Bearer',
      'Bearer ',
      `Bearer ${partOf(secret)}`,
      `Bearer ${other(secret)}`,
      `Bearer ${secret}x`,
      `Bearer tsl_zzzzzzzz_${'a'.repeat(32)}`,
      `Basic ${secret}`,
      `JWT ${secret}`,
      `JWT ${await server.issuer.token('marcus')}`,
      `Bearer ${await server.issuer.token('marcus')}`,
      secret,
    ])
      expect([authorization, await statusOf(authorization)]).toEqual([authorization, 401]);
    const answer = await callByKey(server, other(secret), { query });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(await answer.json()).toEqual({
      error: { code: 'UNAUTHORIZED', message: 'Send a valid API key: Authorization: Bearer tsl_…' },
    });
  });

  test('[R-D.48] [R-D.28] a key that is disabled, rotated out or expired', async () => {
    const [disabled, rotated, old] = await Promise.all([
      addTestKey(server, 'dana'),
      addTestKey(server, 'dana'),
      addTestKey(server, 'dana', { lifetime: 7 }),
    ]);
    const run = (field: string) => server.graphql('dana', `mutation { ${field} }`);
    await run(`disableApiKey(key: "${disabled}") { key }`);
    const successor = (await run(`rotateApiKey(key: "${rotated}") { secret }`)).data.rotateApiKey.secret;
    server.clock.forward(86_400 + 1);
    expect(await Promise.all([disabled, rotated, old, successor].map((key) => statusOf(`Bearer ${key}`)))).toEqual([
      401, 401, 200, 200,
    ]);
    server.clock.forward(6 * 86_400);
    expect(await statusOf(`Bearer ${old}`)).toBe(401);
  });

  test('[R-D.28] a key dies with the membership, and a new membership does not wake it', async () => {
    const key = await addTestKey(server, 'leaver');
    expect(await statusOf(`Bearer ${key}`)).toBe(200);
    const remove = `mutation ($id: ID!, $ids: [ID!]) { updateOrganization(organizationId: $id, input: { removeUserIds: $ids }) { id } }`;
    await server.graphql('dana', remove, { id, ids: [await memberOf('leaver')] });
    expect(await statusOf(`Bearer ${key}`)).toBe(401);
    const invite = `mutation ($id: ID!) { inviteUser(emails: ["leaver@example.test"], organizationId: $id, role: USER) { invitationsSent } }`;
    await server.graphql('dana', invite, { id });
    const { data } = await server.graphql('leaver', '{ myPendingInvitations { id status } }');
    const { id: invitationId } = data.myPendingInvitations.find(
      ({ status }: { status: string }) => status === 'PENDING',
    );
    await server.graphql('leaver', `mutation { acceptInvitation(invitationId: "${invitationId}") { id } }`);
    expect((await server.graphql('leaver', '{ jobs { itemsCount } }')).errors).toBeUndefined();
    expect(await statusOf(`Bearer ${key}`)).toBe(401);
    expect(await statusOf(`Bearer ${await addTestKey(server, 'leaver')}`)).toBe(200);
  });

  test('[R-D.48] [R-D.28] a key of another organization, its owner’s own too, and nothing is told or done', async () => {
    const other = await addTestOrganization(server, 'marcus', 'Second Harbor');
    const ask = (organizationId: string, text: string) =>
      callByKey(server, secret, { query: text, variables: { id: organizationId } });
    const list = 'query ($id: ID) { me { id } jobs(organizationId: $id) { itemsCount } }';
    const create = 'mutation ($id: ID) { createJob(organizationId: $id, letterFiles: [{ filename: "a.pdf" }]) { id } }';
    expect((await ask(id, list)).status).toBe(200);
    for (const [organizationId, text] of [
      [other, list],
      [other, create],
      [randomUUID(), list],
    ] as const) {
      const answer = await ask(organizationId, text);
      const { data, errors } = (await answer.json()) as GraphqlResult;
      expect([answer.status, data, errors?.[0]?.extensions?.code, errors?.[0]?.message]).toEqual([
        401,
        null,
        'UNAUTHORIZED',
        'This key does not reach that organization.',
      ]);
    }
    const { data } = await server.graphql('marcus', list, { id: other });
    expect(data.jobs.itemsCount).toBe(0);
  });

  test('[R-D.18] a key of somebody who became a reviewer', async () => {
    const key = await addTestKey(server, 'demoted');
    const change = `mutation ($id: ID!, $ids: [ID!]!) { updateUserRoleInOrg(organizationId: $id, organizationApiUserIds: $ids, role: REVIEWER) { changed { id } } }`;
    expect(await statusOf(`Bearer ${key}`)).toBe(200);
    expect((await server.graphql('dana', change, { id, ids: [await memberOf('demoted')] })).errors).toBeUndefined();
    expect(await statusOf(`Bearer ${key}`)).toBe(401);
  });
});

describe('guards', () => {
  test('[R-D.32] a key that asks too often is told when to come back, and others go on', async () => {
    const [hasty, calm] = [await addTestKey(server, 'hasty'), await addTestKey(server, 'hasty')];
    const answers = await Promise.all(
      Array.from({ length: 620 }, () => callByKey(server, hasty, { query: '{ me { id } }' })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await statusOf(`Bearer ${calm}`)).toBe(200);
  });

  test('[R-D.28] after its creation a secret stands in no log, answer or page', async () => {
    const key = await addTestKey(server, 'dana', { name: 'Secret' });
    const hidden = key.slice(13);
    await callByKey(server, key, { query });
    await callByKey(server, `${key}x`, { query });
    await callByKey(server, key, { query: `{ ${key} }` });
    await fetch(`${server.url}/api-keys?key=${key}`);
    const reads = [
      await server.graphql('dana', '{ apiKeys { items { key name state expirationDate } } }'),
      await server.graphql('dana', '{ auditEntries { items { subject detail personName } } }'),
      await askByKey(server, key, query),
      await server.graphql('dana', `mutation { disableApiKey(key: "${key}") { key name } }`),
      await (await fetch(`${server.url}/api-keys`)).text(),
      await server.mails(),
    ];
    expect(JSON.stringify(reads)).not.toContain(hidden);
    expect(server.logLines.length).toBeGreaterThan(10);
    expect(server.logLines.join('\n')).not.toContain(hidden);
  });
});
