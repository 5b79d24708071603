import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestJob, endOfLetters, putFile, readyAnswer, type TestLetter, waitFor } from '#testing/jobs.ts';
import { addTestMember, creditsOf, setTestOrganization } from '#testing/organization.ts';
import { addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';
import { type Classify, classifyLetter } from './classify-letter.ts';
import { giveUpLetter } from './give-up-letter.ts';
import { purgeFiles } from './purge-files.ts';
import { recordFile } from './record-file.ts';

let server: TestServer;
let organizationId: string;
let classify: Classify = async () => readyAnswer();
beforeAll(async () => {
  server = await startServer({}, (bytes) => classify(bytes));
  for (const subject of ['ada', 'ben']) await addTestPerson(server, subject);
  organizationId = await addTestOrganization(server, 'ada', 'Bridgepath');
  await setTestOrganization(server, organizationId, { credits: 10_000 });
});
afterAll(() => server.stop());

async function uploaded(options = {}): Promise<TestLetter & { jobId: string }> {
  const job = await addTestJob(server, 'ada', ['letter.pdf'], options);
  const [letter] = job.awardLetters as [TestLetter];
  expect((await putFile(letter.uploadUrl, `content of ${job.id}`)).status).toBe(200);
  return { ...letter, jobId: job.id };
}
const rowOf = (id: string) =>
  server.context.db
    .selectFrom('letters')
    .where('id', '=', id)
    .select(['status', 'reason', 'file_key', 'file_purged_at', 'free_money', 'file_sha256'])
    .executeTakeFirstOrThrow();
const countOf = async (table: 'usage_records' | 'letter_changes' | 'aid_amounts', id: string) =>
  (await server.context.db.selectFrom(table).where('letter_id', '=', id).select('letter_id').execute()).length;
const cancel = (id: string) =>
  server.graphql('ada', 'mutation ($id: ID!) { cancelAwardLetter(id: $id) { status } }', { id });

describe('guards', () => {
  test('[R-D.13] [R-D.02] a result that comes after a cancel changes nothing', async () => {
    const before = await creditsOf(server, organizationId);
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    let begun = 0;
    let ended = 0;
    classify = async () => {
      begun++;
      await gate;
      ended++;
      return readyAnswer();
    };
    const letter = await uploaded();
    await waitFor(
      async () => begun,
      (count) => count === 1,
    );
    expect((await cancel(letter.id)).data.cancelAwardLetter.status).toBe('CANCELED');
    open();
    await waitFor(
      async () => ended,
      (count) => count === 1,
    );
    await sleep(500);
    expect(await rowOf(letter.id)).toMatchObject({ status: 'CANCELED', reason: 'canceled_by_user', free_money: null });
    expect(await countOf('letter_changes', letter.id)).toBe(1);
    expect(await countOf('usage_records', letter.id)).toBe(0);
    expect(await countOf('aid_amounts', letter.id)).toBe(0);
    expect(await creditsOf(server, organizationId)).toBe(before);
    classify = async () => readyAnswer();
  });

  test('[R-D.41] a task that is delivered five times at once ends its letter once, and charges once', async () => {
    const letter = await uploaded();
    const { file_key } = await rowOf(letter.id);
    const task = { letterId: letter.id, fileKey: file_key as string };
    await Promise.all(Array.from({ length: 5 }, () => classifyLetter(server.context, task)));
    expect((await rowOf(letter.id)).status).toBe('READY');
    expect(await countOf('letter_changes', letter.id)).toBe(1);
    expect(await countOf('usage_records', letter.id)).toBe(1);
    expect(await countOf('aid_amounts', letter.id)).toBe(2);
    const { data } = await server.graphql('ada', 'query ($id: ID!) { job(id: $id) { statusCounts { count } state } }', {
      id: letter.jobId,
    });
    expect(data.job.state).toBe('DONE');
    expect(data.job.statusCounts.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(1);
  });

  test('an error of ours is tried again, and one that stays ends the letter', async () => {
    let calls = 0;
    classify = async () => {
      calls++;
      if (calls === 1) throw new Error('not this time');
      return readyAnswer();
    };
    const letter = await uploaded();
    await endOfLetters(server, 'ada', letter.jobId);
    expect((await rowOf(letter.id)).status).toBe('READY');
    expect(calls).toBe(2);

    classify = () => Promise.reject(new Error('never'));
    const hopeless = await uploaded();
    const { file_key } = await rowOf(hopeless.id);
    await giveUpLetter(server.context, { letterId: hopeless.id, fileKey: file_key as string });
    expect(await rowOf(hopeless.id)).toMatchObject({ status: 'NOT_SUPPORTED', reason: 'timed_out' });
    classify = async () => readyAnswer();
  });

  test('organizations take turns: ten letters do not wait for a hundred and fifty of another', async () => {
    const other = await addTestOrganization(server, 'ben', 'River Valley');
    await addTestMember(server, organizationId, 'ben', 'USER');
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const order: string[] = [];
    classify = async (bytes) => {
      await gate;
      await sleep(5);
      order.push(Buffer.from(bytes).toString());
      return readyAnswer();
    };
    const many = await addTestJob(
      server,
      'ada',
      Array.from({ length: 150 }, (_, index) => `${index}.pdf`),
    );
    const few = await addTestJob(
      server,
      'ben',
      Array.from({ length: 10 }, (_, index) => `${index}.pdf`),
      { organizationId: other },
    );
    const arrive = async (letters: TestLetter[], what: string) => {
      for (const { id } of letters) {
        const key = `letters/test/${id}/original`;
        const stored = await server.context.files.put(key, [Buffer.from(what)] as never, { maxBytes: 100 });
        await recordFile(server.context, { letterId: id, uploadNumber: 1 }, { ...stored, key });
      }
    };
    await arrive(many.awardLetters, 'many');
    await arrive(few.awardLetters, 'few');
    open();
    await waitFor(
      async () => order.filter((what) => what === 'few').length,
      (count) => count === 10,
    );
    // One by one with the others, after what was in work already.
    expect(order.lastIndexOf('few')).toBeLessThan(40);
    expect(order.slice(0, order.lastIndexOf('few')).filter((what) => what === 'many').length).toBeGreaterThan(5);
    await waitFor(
      async () => order.length,
      (count) => count === 160,
    );
    classify = async () => readyAnswer();
  });
});

describe('does', () => {
  test('[R-4.11] [R-D.12] a purge removes the file by the rule of the job, keeps the data and leaves a record', async () => {
    const due = await uploaded({ purge: 30 });
    const tonight = await uploaded({ purge: 0 });
    const kept = await uploaded({ purge: null });
    for (const { jobId } of [due, tonight, kept]) await endOfLetters(server, 'ada', jobId);
    const { files, db } = server.context;
    const { file_key, file_sha256 } = await rowOf(due.id);
    const image = (file_key as string).replace('original', 'page-1.webp');
    await files.put(image, [Buffer.from('image')] as never, { maxBytes: 100 });
    await purgeFiles(server.context);
    expect((await rowOf(tonight.id)).file_purged_at).not.toBeNull();
    expect((await rowOf(due.id)).file_purged_at).toBeNull();
    server.clock.forward(30 * 86_400 + 1);
    await purgeFiles(server.context);
    expect(await files.size(file_key as string)).toBeUndefined();
    expect(await files.size(image)).toBeUndefined();
    expect((await rowOf(kept.id)).file_purged_at).toBeNull();
    expect(await rowOf(due.id)).toMatchObject({ status: 'READY', free_money: 7395, file_key: null, file_sha256 });
    const { data } = await server.graphql(
      'ada',
      'query ($id: ID!) { awardLetter(id: $id) { filePurgedAt downloadUrl aidAmounts { value } pages { imageUrl } } }',
      due,
    );
    expect(data.awardLetter).toMatchObject({ downloadUrl: null, aidAmounts: [{}, {}], pages: [{ imageUrl: null }] });
    expect(data.awardLetter.filePurgedAt).toMatch(/Z$/);
    const records = await db
      .selectFrom('purged_files')
      .where('letter_id', '=', due.id)
      .select(['sha256', 'days_after_end'])
      .execute();
    expect(records).toEqual([{ sha256: file_sha256, days_after_end: 30 }]);
    await purgeFiles(server.context);
    expect(await db.selectFrom('purged_files').where('letter_id', '=', due.id).select('id').execute()).toHaveLength(1);
  });

  test('[R-D.12] a letter that went back to review keeps its file', async () => {
    const letter = await uploaded({ purge: 0 });
    await endOfLetters(server, 'ada', letter.jobId);
    await server.graphql('ada', 'mutation ($id: ID!) { sendLetterToReview(id: $id) { id } }', letter);
    await purgeFiles(server.context);
    expect((await rowOf(letter.id)).file_key).not.toBeNull();
  });

  test('[R-D.12] how many files are older than a rule would allow, before it is saved', async () => {
    await addTestPerson(server, 'pia');
    await addTestOrganization(server, 'pia', 'Purgers');
    const job = await addTestJob(server, 'pia', ['a.pdf', 'b.pdf', 'c.pdf', 'waits.pdf'], { purge: null });
    for (const { uploadUrl } of job.awardLetters.slice(0, 3)) await putFile(uploadUrl, uploadUrl);
    await waitFor(
      () => server.graphql('pia', '{ awardLetters(filter: { status_in: [READY] }) { itemsCount } }'),
      ({ data }) => data.awardLetters.itemsCount === 3,
    );
    await server.graphql('pia', 'mutation ($id: ID!) { sendLetterToReview(id: $id) { id } }', job.awardLetters[0]);
    const query = 'query ($days: Int!) { filesToPurge(purgeLetterFilesAfter: $days) }';
    const countAfter = async (days: number) => (await server.graphql('pia', query, { days })).data.filesToPurge;
    expect([await countAfter(0), await countAfter(7)]).toEqual([2, 0]);
    server.clock.forward(7 * 86_400);
    expect([await countAfter(7), await countAfter(8)]).toEqual([2, 0]);
    for (const days of [-1, 3651]) {
      const { errors } = await server.graphql('pia', query, { days });
      expect(errors?.[0]?.extensions?.fields).toEqual({ purgeLetterFilesAfter: 'Enter whole days from 0 to 3650.' });
    }
  });
});
