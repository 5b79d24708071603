import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';
import { forgetAnswers } from './answer-once.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  for (const subject of ['ada', 'ben']) await addTestPerson(server, subject);
});
afterAll(() => server.stop());

const create = 'mutation ($name: String!) { createOrganization(name: $name) { id } }';
const request = (subject: string, id: string, name: string) =>
  server.graphql(subject, create, { name }, { 'client-request-id': id });
const countNamed = async (name: string) => {
  const { count } = await server.context.db
    .selectFrom('organizations')
    .where('name', '=', name)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

describe('does', () => {
  test('[R-D.31] a repeated request gets the first answer, and nothing is made twice', async () => {
    const id = randomUUID();
    const first = await request('ada', id, 'Once');
    expect(await request('ada', id, 'Once')).toEqual(first);
    expect(await countNamed('Once')).toBe(1);
  });

  test('[R-D.31] ten at the same instant make one, and all get the same answer', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => request('ada', id, 'Ten')));
    expect(new Set(answers.map(({ data }) => data.createOrganization.id)).size).toBe(1);
    expect(await countNamed('Ten')).toBe(1);
  });

  test('[R-D.31] a refused request may be sent again with better input', async () => {
    const id = randomUUID();
    expect((await request('ada', id, '')).errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    expect((await request('ada', id, 'Better')).data.createOrganization.id).toBeTruthy();
  });

  test('[R-D.31] work that died without an answer says so, leaves nothing, and goes through when sent again', async () => {
    const id = randomUUID();
    const { db } = server.context;
    // The insert sleeps in its transaction until its connection is cut.
    await sql`create or replace function wait_at_gate() returns trigger language plpgsql as $$
      begin if new.name = 'Cut' then perform pg_sleep(5); end if; return new; end $$`.execute(db);
    await sql`create trigger wait_at_gate before insert on organizations for each row execute function wait_at_gate()`.execute(
      db,
    );
    const dying = request('ada', id, 'Cut');
    await cutSleepingConnection(db);
    expect((await dying).errors?.[0]?.extensions?.code).toBe('UNEXPECTED_LAMBDA_EXCEPTION');
    expect(await countNamed('Cut')).toBe(0);
    await sql`drop trigger wait_at_gate on organizations`.execute(db);
    expect((await request('ada', id, 'Cut')).data.createOrganization.id).toBeTruthy();
    expect(await countNamed('Cut')).toBe(1);
  });

  test('forgets answers after a day', async () => {
    const id = randomUUID();
    await request('ada', id, 'Old');
    server.clock.forward(25 * 3600);
    await forgetAnswers(server.context);
    const left = await server.context.db.selectFrom('answered_requests').select('request_id').execute();
    expect(left).toEqual([]);
  });
});

describe('guards', () => {
  test("one person's request id says nothing of another's", async () => {
    const id = randomUUID();
    const ada = await request('ada', id, 'Mine');
    const ben = await request('ben', id, 'Mine');
    expect(ben.data.createOrganization.id).not.toBe(ada.data.createOrganization.id);
  });

  test('a request id that is none is refused', async () => {
    expect((await request('ada', "'; drop table", 'X')).errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
  });
});

async function cutSleepingConnection(db: TestServer['context']['db']): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep' and pid <> pg_backend_pid()`.execute(db);
    if (rows.length > 0) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('no connection sleeps');
}
