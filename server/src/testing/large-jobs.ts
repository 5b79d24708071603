import { sql } from 'kysely';
import { inTransaction } from '#platform/transaction.ts';
import { addTestOrganization, addTestPerson } from './people.ts';
import { startServer, type TestServer } from './start-server.ts';
import { setup } from './test-setup.ts';

export type Bench = {
  server: TestServer;
  /** Asks as one of many people in turn: one alone would soon be told that they ask too often. */
  ask(query: string, variables: object): Promise<unknown>;
  /** Creates a job through the API, then gives its letters amounts as a classifier would; answers its id. */
  addJob(letters: number): Promise<{ id: string; createMs: number }>;
  stop(): Promise<void>;
};

/** A server on a database of its own, whose organization may create jobs of any size. */
export async function startBench(): Promise<Bench> {
  const stopDatabase = await setup();
  const server = await startServer({ LOG_LEVEL: 'error' });
  await addTestPerson(server, 'ada');
  const organizationId = await addTestOrganization(server, 'ada', 'Bridgepath');
  const people = await addColleagues(server, organizationId);
  await server.context.db.updateTable('organizations').set({ billing_status: 'ACTIVE' }).execute();
  let calls = 0;
  return {
    server,
    async ask(query, variables) {
      calls += 1;
      const { data, errors } = await server.graphql(people[calls % people.length] as string, query, variables);
      if (!data || errors) throw new Error(`no answer: ${JSON.stringify(errors)}`);
      return data;
    },
    addJob: (letters) => addJob(server, letters),
    async stop() {
      await server.stop();
      await stopDatabase();
    },
  };
}

async function addColleagues(server: TestServer, organizationId: string): Promise<string[]> {
  const subjects = Array.from({ length: 10 }, (_, index) => `colleague-${index}`);
  for (const subject of subjects) await addTestPerson(server, subject);
  await sql`insert into organization_users (id, organization_id, person_id, role, insert_time)
    select gen_random_uuid(), ${organizationId}, id, 'USER', now() from people where subject like 'colleague-%'`.execute(
    server.context.db,
  );
  return subjects;
}

async function addJob(server: TestServer, letters: number): Promise<{ id: string; createMs: number }> {
  const files = Array.from({ length: letters }, (_, n) => ({ filename: `Student ${n} offer ${n % 97}.pdf` }));
  const begin = performance.now();
  const { data, errors } = await server.graphql(
    'ada',
    'mutation ($files: [LetterFileInput!]!) { createJob(letterFiles: $files) { id awardLetters { id uploadUrl } } }',
    { files },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  const createMs = performance.now() - begin;
  await fill(server, data.createJob.id);
  return { id: data.createJob.id, createMs };
}

/** What reading measures must not depend on how long classification takes, so the results are written at once. */
async function fill({ context }: TestServer, jobId: string): Promise<void> {
  await inTransaction(context, async ({ db }) => {
    await sql`set local statement_timeout = 0`.execute(db);
    await writeResults(db, jobId);
  });
}

export async function writeResults(db: TestServer['context']['db'], jobId: string): Promise<void> {
  await sql`update letters set status = (array['READY', 'READY', 'READY', 'INVALID', 'BAD_FILE'])[1 + abs(hashtext(id::text)) % 5],
    school_name = 'School ' || abs(hashtext(id::text)) % 400, school_state = 'OH', award_year = '2026-2027', year = 2026,
    confidence = 0.9, total_cost = 60000, free_money = 30000, net_price = 30000, loans = 5500, work = 2000, remaining = 22500
    where job_id = ${jobId}`.execute(db);
  await sql`update letter_counts set without_file = 0, pending = 0, ready = c.ready, invalid = c.invalid, bad_file = c.bad
    from (select count(*) filter (where status = 'READY') ready, count(*) filter (where status = 'INVALID') invalid,
      count(*) filter (where status = 'BAD_FILE') bad from letters where job_id = ${jobId}) c where job_id = ${jobId}`.execute(
    db,
  );
  await sql`insert into aid_amounts (id, letter_id, position, value, source, category, sub_category, description, confidence)
    select gen_random_uuid(), letters.id, n, 1000 + n, 'FEDERAL', 'GRANT', 'PELL', 'Federal Pell Grant, line ' || n, 0.9
    from letters, generate_series(1, 8) n where job_id = ${jobId}`.execute(db);
  await sql`insert into cost_amounts (id, letter_id, position, value, category, description, confidence)
    select gen_random_uuid(), letters.id, n, 9000 + n, 'TUITION', 'Tuition, line ' || n, 0.9
    from letters, generate_series(1, 6) n where job_id = ${jobId}`.execute(db);
  await sql`analyze`.execute(db);
}
