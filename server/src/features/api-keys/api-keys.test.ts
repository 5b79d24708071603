import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestKey, askByKey, partOf } from '#testing/api-keys.ts';
import { addTestMember, addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

let server: TestServer;
let id: string;
beforeAll(async () => {
  server = await startServer();
  await addTestPerson(server, 'dana');
  id = await addTestOrganization(server, 'dana', 'Bridgepath');
  for (const subject of ['marcus', 'many', 'twice', 'turner'])
    await addTestMember(server, { admin: 'dana', organizationId: id }, subject, 'USER');
  await addTestMember(server, { admin: 'dana', organizationId: id }, 'leah', 'REVIEWER');
});
afterAll(() => server.stop());

const create = `mutation ($lifetime: Int, $name: String) { createApiKey(lifetime: $lifetime, name: $name) { secret
  apiKey { key name lifetime expirationDate expireTime insertTime isExpired lastUsedTime state } } }`;
const list = `{ apiKeys { pageCount itemsCount items { key name expirationDate insertTime isExpired state lastUsedTime } } }`;
const disable = 'mutation ($key: String!) { disableApiKey(key: $key) { key state } }';
const rotate = `mutation ($key: String!) { rotateApiKey(key: $key) { secret apiKey { key name lifetime state } } }`;
const me = '{ me { email } }';
const keysOf = async (subject: string) => (await server.graphql(subject, list)).data.apiKeys;
const codeOf = async (answer: Promise<{ errors?: { extensions?: { code?: string } }[] }>) =>
  (await answer).errors?.[0]?.extensions?.code;

describe('does', () => {
  test('[R-D.28] [R-3.11] a key is made with a name and a lifetime, and listed by the part that is no secret', async () => {
    const { data } = await server.graphql('dana', create, { lifetime: 30, name: ' Nightly import ' });
    const { secret, apiKey } = data.createApiKey;
    expect(secret).toMatch(/^tsl_[a-z0-9]{8}_[A-Za-z0-9]{32}$/);
    expect(apiKey).toMatchObject({ name: 'Nightly import', lifetime: 30, isExpired: false, state: 'ACTIVE' });
    expect(Date.parse(apiKey.expireTime) - Date.parse(apiKey.insertTime)).toBe(30 * 86_400_000);
    expect(apiKey.expirationDate).toBe(apiKey.expireTime.slice(0, 10));
    const { itemsCount, pageCount, items } = await keysOf('dana');
    expect([itemsCount, pageCount]).toEqual([1, 1]);
    expect(items[0]).toMatchObject({ key: secret.slice(0, 12), lastUsedTime: null });
  });

  test('[R-D.28] lives 90 days where nothing is said', async () => {
    const { data } = await server.graphql('marcus', 'mutation { createApiKey { apiKey { lifetime name } } }');
    expect(data.createApiKey.apiKey).toEqual({ lifetime: 90, name: expect.stringMatching(/^Key of \d{4}-/) });
  });

  test('[R-D.28] only a digest is stored: no table holds the key, not even among the first answers', async () => {
    const headers = { 'client-request-id': randomUUID() };
    const first = await server.graphql('marcus', create, { name: 'Once' }, headers);
    expect(await server.graphql('marcus', create, { name: 'Once' }, headers)).toEqual(first);
    const { secret } = first.data.createApiKey;
    const { rows } = await sql<{ table_name: string }>`select table_schema || '.' || table_name as table_name
      from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(
      server.context.db,
    );
    expect(rows.length).toBeGreaterThan(15);
    for (const { table_name } of rows) {
      const found = await sql`select 1 from ${sql.table(table_name)} as any_row
        where any_row::text like ${`%${secret.slice(13)}%`}`.execute(server.context.db);
      expect([table_name, found.rows.length]).toEqual([table_name, 0]);
    }
  });

  test('[R-D.28] disabled by its identifying part or whole, at once and for good', async () => {
    const [one, other] = [await addTestKey(server, 'dana'), await addTestKey(server, 'dana')];
    expect((await askByKey(server, one, me)).data.me.email).toBe('dana@example.test');
    for (const key of [partOf(one), other])
      expect((await server.graphql('dana', disable, { key })).data.disableApiKey.state).toBe('DISABLED');
    for (const key of [one, other]) expect((await askByKey(server, key, me)).data).toBeUndefined();
    expect((await server.graphql('dana', disable, { key: one })).errors).toBeUndefined();
  });

  test('[R-D.28] rotated: for a day both work, then only the new one', async () => {
    const old = await addTestKey(server, 'turner', { name: 'Import', lifetime: 365 });
    const { secret, apiKey } = (await server.graphql('turner', rotate, { key: partOf(old) })).data.rotateApiKey;
    expect(apiKey).toMatchObject({ name: 'Import', lifetime: 365, state: 'ACTIVE' });
    for (const key of [old, secret])
      expect((await askByKey(server, key, me)).data.me.email).toBe('turner@example.test');
    expect((await keysOf('turner')).items.map(({ state }: { state: string }) => state)).toEqual([
      'ACTIVE',
      'ROTATES_OUT',
    ]);
    server.clock.forward(24 * 3600 + 1);
    expect((await askByKey(server, old, me)).data).toBeUndefined();
    expect((await askByKey(server, secret, me)).data.me.email).toBe('turner@example.test');
    expect((await keysOf('turner')).items[1]).toMatchObject({ state: 'ROTATED_OUT', isExpired: true });
  });

  test('[R-D.25] each deed stands in the audit log of the organization', async () => {
    const secret = await addTestKey(server, 'dana', { name: 'Seen' });
    await server.graphql('dana', rotate, { key: secret });
    await server.graphql('dana', disable, { key: secret });
    const { data } = await server.graphql(
      'dana',
      '{ auditEntries(filter: { kind_in: [KEYS] }) { items { action subject } } }',
    );
    const subject = `Seen (${partOf(secret)})`;
    expect(data.auditEntries.items.slice(0, 3)).toEqual([
      { action: 'api_key.disabled', subject },
      { action: 'api_key.rotated', subject },
      { action: 'api_key.created', subject },
    ]);
  });
});

describe('refuses', () => {
  test('[R-D.28] [R-5.09] a lifetime or name that is not allowed', async () => {
    for (const input of [{ lifetime: 8 }, { lifetime: 0 }, { lifetime: -1 }, { name: '  ' }, { name: 'x'.repeat(81) }])
      expect(await codeOf(server.graphql('dana', create, input))).toBe('BAD_INPUT');
  });

  test('[R-D.28] an eleventh active key, even at the same instant; a disabled one makes room', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => server.graphql('many', create)));
    const made = answers.filter(({ errors }) => !errors);
    expect(made.length).toBe(10);
    expect(await codeOf(server.graphql('many', create))).toBe('CONFLICT');
    const key = made[0]?.data.createApiKey.apiKey.key;
    expect((await server.graphql('many', rotate, { key })).errors).toBeUndefined();
    expect(await codeOf(server.graphql('many', create))).toBe('CONFLICT');
    const other = made[1]?.data.createApiKey.apiKey.key;
    await server.graphql('many', disable, { key: other });
    expect((await server.graphql('many', create)).errors).toBeUndefined();
  });

  test('[R-D.28] rotating a key again while the one before still works, or one that does not work', async () => {
    const old = await addTestKey(server, 'twice');
    const { secret } = (await server.graphql('twice', rotate, { key: old })).data.rotateApiKey;
    expect(await codeOf(server.graphql('twice', rotate, { key: old }))).toBe('CONFLICT');
    expect(await codeOf(server.graphql('twice', rotate, { key: secret }))).toBe('CONFLICT');
    await server.graphql('twice', disable, { key: old });
    expect((await server.graphql('twice', rotate, { key: secret })).errors).toBeUndefined();
    expect(await codeOf(server.graphql('twice', rotate, { key: old }))).toBe('CONFLICT');
  });

  test("[R-6.04] another person's key is not found, and a reviewer has none", async () => {
    const key = partOf(await addTestKey(server, 'dana'));
    for (const query of [disable, rotate]) {
      expect(await codeOf(server.graphql('marcus', query, { key }))).toBe('NOT_FOUND');
      expect(await codeOf(server.graphql('dana', query, { key: 'tsl_' }))).toBe('NOT_FOUND');
      expect(await codeOf(server.graphql('leah', query, { key }))).toBe('FORBIDDEN');
    }
    expect(await codeOf(server.graphql('leah', create))).toBe('FORBIDDEN');
    expect(await codeOf(server.graphql('leah', list))).toBe('FORBIDDEN');
  });
});
