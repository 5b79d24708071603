import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestMember, addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';
import { audit } from './audit.ts';
import { forgetAuditEntries } from './forget-audit-entries.ts';

let server: TestServer;
let id: string;
beforeAll(async () => {
  server = await startServer();
  await addTestPerson(server, 'dana');
  id = await addTestOrganization(server, 'dana', '=cmd|"calc"');
  await addTestMember(server, { admin: 'dana', organizationId: id }, 'marcus', 'USER');
});
afterAll(() => server.stop());

const entries = `query ($id: ID, $filter: AuditEntryFilter, $page: Int) {
  auditEntries(organizationId: $id, filter: $filter, page: $page) { pageCount itemsCount
    items { insertTime personName personEmail action kind subject detail networkAddress } } }`;
const csvUrl = 'query ($id: ID, $filter: AuditEntryFilter) { auditCsvUrl(organizationId: $id, filter: $filter) }';
const read = async (filter: object = {}, page = 1) =>
  (await server.graphql('dana', entries, { id, filter, page })).data.auditEntries;

describe('does', () => {
  test('[R-D.25] who did what, when and from which address, newest first', async () => {
    const { items, itemsCount } = await read();
    expect(itemsCount).toBe(3);
    expect(items[0]).toEqual({
      insertTime: expect.stringMatching(/Z$/),
      personName: 'Ada Moreau',
      personEmail: 'marcus@example.test',
      action: 'member.accepted',
      kind: 'MEMBERS',
      subject: 'Ada Moreau (marcus@example.test)',
      detail: 'as User',
      networkAddress: expect.stringMatching(/127\.0\.0\.1|::1/),
    });
    expect(items.map(({ action }: { action: string }) => action)).toEqual([
      'member.accepted',
      'member.invited',
      'organization.created',
    ]);
  });

  test('[R-5.08] [R-D.25] filters by kind, words and day', async () => {
    expect((await read({ kind_in: ['SETTINGS'] })).items).toMatchObject([{ action: 'organization.created' }]);
    expect((await read({ text_contains: 'MARCUS@' })).itemsCount).toBe(2);
    expect((await read({ text_contains: 'nobody' })).itemsCount).toBe(0);
    const tomorrow = new Date(server.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    expect((await read({ insertTime_gte: tomorrow })).itemsCount).toBe(0);
    expect((await read({ insertTime_lte: tomorrow, insertTime_gte: '2020-01-01' })).itemsCount).toBe(3);
    for (const query of [entries, csvUrl]) {
      const wrong = await server.graphql('dana', query, { id, filter: { insertTime_gte: '14.11.2026' } });
      expect(wrong.errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    }
  });

  test('[R-D.25] a deed of Tassel’s own is written down too', async () => {
    await audit(server.context, { organizationId: id, action: 'plan.changed', detail: 'Free to Past due' });
    expect((await read({ kind_in: ['PLAN'] })).items).toMatchObject([{ personName: 'Tassel', personEmail: '' }]);
  });

  test('[R-D.25] as CSV: a file for spreadsheets in which formulas are words, by an address that ends', async () => {
    const { data } = await server.graphql('dana', csvUrl, { id, filter: { kind_in: ['SETTINGS'] } });
    const answer = await fetch(data.auditCsvUrl);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString().slice(1).split('\r\n');
    expect(lines[0]).toBe('Time (UTC),Name,Email,Kind,Action,To,Detail,Network address');
    expect(lines[1]).toMatch(/,Ada Moreau,dana@example\.test,Settings,Created the organization,"'=cmd\|""calc""",,/);
    expect(lines).toHaveLength(3);
    server.clock.forward(301);
    expect((await fetch(data.auditCsvUrl)).status).toBe(404);
    expect((await fetch(`${data.auditCsvUrl}x`)).status).toBe(404);
  });

  test('[R-D.25] thousands of entries come whole, in order, each once', async () => {
    const organizationId = await addTestOrganization(server, 'dana', 'Large');
    await sql`insert into audit_entries select gen_random_uuid(), ${organizationId}::uuid,
      now() - (n / 3) * interval '1 second', null, 'P', '', 'job.deleted', n::text, '', ''
      from generate_series(1, 2500) n`.execute(server.context.db);
    const { data } = await server.graphql('dana', csvUrl, { id: organizationId, filter: { kind_in: ['DELETIONS'] } });
    const lines = (await (await fetch(data.auditCsvUrl)).text()).trim().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',')[5])).size).toBe(2500);
    const times = lines.map((line) => line.split(',')[0] as string);
    expect(times.every((time, index) => index === 0 || time <= (times[index - 1] as string))).toBe(true);
  });

  test('[R-D.25] entries are kept a year, and then forgotten', async () => {
    const organizationId = await addTestOrganization(server, 'dana', 'Old');
    await sql`insert into audit_entries select gen_random_uuid(), ${organizationId}::uuid, now() - age, null, 'P', '',
      'job.deleted', age::text, '', '' from unnest(array[interval '364 days', interval '367 days']) age`.execute(
      server.context.db,
    );
    await forgetAuditEntries(server.context);
    const { data } = await server.graphql('dana', entries, { id: organizationId, filter: { kind_in: ['DELETIONS'] } });
    expect(data.auditEntries.items).toMatchObject([{ subject: '364 days' }]);
  });
});

describe('guards', () => {
  test.each([
    ['update', sql`update audit_entries set subject = 'other'`],
    ['delete', sql`delete from audit_entries`],
    ['truncate', sql`truncate audit_entries`],
    [
      'delete under the flag of the retention',
      sql`with flag as (select set_config('tassel.forgets_audit', 'yes', true))
      delete from audit_entries where (select count(*) from flag) = 1`,
    ],
  ])('[R-D.25] %s fails, and every entry stays', async (_name, statement) => {
    const before = (await read()).itemsCount;
    await expect(statement.execute(server.context.db)).rejects.toThrow('audit entries are never changed');
    expect((await read()).itemsCount).toBe(before);
  });

  test('[R-D.18] [R-6.04] only administrators of the organization read it', async () => {
    await addTestPerson(server, 'priya');
    await addTestOrganization(server, 'priya', 'River Valley');
    for (const [subject, code] of [
      ['marcus', 'FORBIDDEN'],
      ['priya', 'NOT_FOUND'],
    ] as const)
      for (const query of [entries, csvUrl])
        expect((await server.graphql(subject, query, { id })).errors?.[0]?.extensions?.code).toBe(code);
  });

  test('[R-D.25] a deed that is undone leaves no entry', async () => {
    const before = (await read()).itemsCount;
    const mutation = `mutation ($id: ID!) { a: updateOrganization(organizationId: $id, input: { name: "New" }) { id }
      b: updateOrganization(organizationId: $id, input: { name: "" }) { id } }`;
    expect((await server.graphql('dana', mutation, { id })).errors).toHaveLength(1);
    expect((await read()).itemsCount).toBe(before);
  });
});
