import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTestJob, putFile, waitFor } from '#testing/jobs.ts';
import { creditsOf, setTestOrganization } from '#testing/organization.ts';
import { addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';
import { killProcess, startWorkerProcess } from '#testing/worker-process.ts';

const letterCount = 200;
const kills = 20;
const portion = letterCount / 2 / kills;
const workersAtOnce = 3;

let server: TestServer;
let organizationId: string;
const workers = new Set<ChildProcess>();
beforeAll(async () => {
  server = await startServer({ ROLES: 'web' });
  await addTestPerson(server, 'ada');
  organizationId = await addTestOrganization(server, 'ada', 'Bridgepath');
  await setTestOrganization(server, organizationId, { credits: 1000 });
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await server.stop();
});

async function startWorker(): Promise<ChildProcess> {
  const worker = await startWorkerProcess(server, 'run-worker.ts');
  workers.add(worker);
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  workers.delete(worker);
  await killProcess(worker);
}

const countsOf = async (jobId: string) =>
  server.context.db
    .selectFrom('letter_counts')
    .where('job_id', '=', jobId)
    .select(['pending', 'ready', 'total', 'state'])
    .executeTakeFirstOrThrow();

test('[R-4.09] [R-D.41] killed twenty times with -9, the worker loses no letter, ends none twice and charges none twice', async () => {
  const job = await addTestJob(
    server,
    'ada',
    Array.from({ length: letterCount }, (_, index) => `${index}.pdf`),
  );
  const upload = async (from: number, count: number) => {
    const some = job.awardLetters.slice(from, from + count);
    const answers = await Promise.all(some.map(({ uploadUrl }) => putFile(uploadUrl, 'x')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  };
  await upload(0, letterCount / 2);

  const running = Array.from({ length: workersAtOnce }, startWorker);
  for (let killed = 0; killed < kills; killed++) {
    const worker = await (running.shift() as Promise<ChildProcess>);
    // However slowly workers start, there is work for them until the last is killed.
    await upload(letterCount / 2 + killed * portion, portion);
    await sleep(150);
    await kill(worker);
    running.push(startWorker());
  }
  const counts = await waitFor(
    () => countsOf(job.id),
    (now) => now.pending === 0,
    200,
  );
  expect(counts).toMatchObject({ ready: letterCount, total: letterCount, state: 'DONE' });

  const { db } = server.context;
  const { rows: ends } = await sql<{ letters: number; changes: number; charges: number; amounts: number }>`
    select (select count(*) from letters where job_id = ${job.id} and status = 'READY') as letters,
      (select count(*) from letter_changes join letters on letters.id = letter_id where job_id = ${job.id}) as changes,
      (select count(*) from usage_records where job_id = ${job.id}) as charges,
      (select count(*) from aid_amounts join letters on letters.id = letter_id where job_id = ${job.id}) as amounts`.execute(
    db,
  );
  expect(ends).toEqual([
    { letters: letterCount, changes: letterCount, charges: letterCount, amounts: 2 * letterCount },
  ]);
  expect(await creditsOf(server, organizationId)).toBe(1000 - letterCount);
  const { rows: retried } = await sql<{ count: number }>`
    select count(*) as count from pgboss.job where name = 'classify-letter' and retry_count > 0`.execute(db);
  expect(retried[0]?.count).toBeGreaterThan(0);
  await waitFor(
    () => server.mails(),
    (mails) => mails.length > 0,
  );
  expect(await server.mails()).toHaveLength(1);
}, 400_000);
