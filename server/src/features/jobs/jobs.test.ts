import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addTestJob, endOfLetters, putFile, readyAnswer, waitFor } from '#testing/jobs.ts';
import { addTestMember, creditsOf, setTestOrganization } from '#testing/organization.ts';
import { addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

let server: TestServer;
let organizationId: string;
beforeAll(async () => {
  server = await startServer({}, async () => readyAnswer());
  for (const subject of ['ada', 'uma', 'rex', 'eve']) await addTestPerson(server, subject);
  organizationId = await addTestOrganization(server, 'ada', 'Bridgepath');
  await addTestMember(server, organizationId, 'uma', 'USER');
  await addTestMember(server, organizationId, 'rex', 'REVIEWER');
  await addTestOrganization(server, 'eve', 'Elsewhere');
  await setTestOrganization(server, organizationId, { credits: 100_000 });
});
afterAll(() => server.stop());

const jobFields = `id name insertTime lastUpdated state isMine mayChange user { firstName lastName } notifyOnCompletion
  manualReviewEnabled purgeLetterFilesAfter statusCounts { status count } awardLetters { itemsCount pageCount }`;
const readJob = async (subject: string, id: string) =>
  server.graphql(subject, `query ($id: ID!) { job(id: $id) { ${jobFields} } }`, { id });
const jobs = async (subject: string, args: string) =>
  server.graphql(subject, `{ jobs(${args || 'page: 1'}) { pageCount itemsCount items { id name state } } }`);
const cancel = (subject: string, ids: string[]) =>
  server.graphql(
    subject,
    'mutation ($ids: [ID!]!) { cancelJob(jobIdList: $ids) { canceledJobs { jobId canceledLetterCount } } }',
    { ids },
  );
const remove = (subject: string, ids: string[]) =>
  server.graphql(subject, 'mutation ($ids: [ID!]!) { deleteJob(jobIdList: $ids) { deletedJobsCount } }', { ids });
const create = (subject: string, variables: object) =>
  server.graphql(
    subject,
    'mutation ($files: [LetterFileInput!]!, $name: String, $purge: Int) { createJob(letterFiles: $files, name: $name, purgeLetterFilesAfter: $purge) { id awardLetters { id filename uploadUrl } } }',
    variables,
  );
const codeOf = ({ errors }: Awaited<ReturnType<typeof cancel>>) => errors?.[0]?.extensions?.code;
const names = (count: number, prefix = 'letter') =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index}.pdf`);

describe('does', () => {
  test('[R-3.06] [R-7.03] [R-4.06] [R-D.08] [R-D.15] creates a job with its letters in the order given', async () => {
    const job = await addTestJob(server, 'ada', ['b.pdf', 'a.pdf', 'c.pdf'], { name: '  April letters ' });
    expect(job.awardLetters.map(({ filename }) => filename)).toEqual(['b.pdf', 'a.pdf', 'c.pdf']);
    const { data } = await readJob('ada', job.id);
    expect(data.job).toMatchObject({
      name: 'April letters',
      state: 'UPLOADING',
      isMine: true,
      mayChange: true,
      user: { firstName: 'Ada', lastName: 'Moreau' },
      notifyOnCompletion: true,
      manualReviewEnabled: false,
      purgeLetterFilesAfter: null,
      awardLetters: { itemsCount: 3, pageCount: 1 },
    });
    expect(data.job.statusCounts[0]).toEqual({ status: 'PENDING', count: 3 });
    expect(data.job.insertTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const { data: unnamed } = await readJob('ada', (await addTestJob(server, 'ada', ['x.pdf'])).id);
    expect(unnamed.job.name).toMatch(/^Upload \d{4}-\d\d-\d\d \d\d:\d\d$/);
  });

  test('[R-D.12] [R-D.05] a job copies review and purge from the organization, unless it brings its own', async () => {
    await setTestOrganization(server, organizationId, { manual_review_enabled: true, purge_letter_files_after: 30 });
    const copied = await addTestJob(server, 'ada', ['x.pdf']);
    const own = await addTestJob(server, 'ada', ['x.pdf'], { review: false, purge: null });
    await setTestOrganization(server, organizationId, { manual_review_enabled: false, purge_letter_files_after: null });
    expect((await readJob('ada', copied.id)).data.job).toMatchObject({
      manualReviewEnabled: true,
      purgeLetterFilesAfter: 30,
    });
    expect((await readJob('ada', own.id)).data.job).toMatchObject({
      manualReviewEnabled: false,
      purgeLetterFilesAfter: null,
    });
  });

  test('[R-D.09] context data are kept as given, and understood', async () => {
    const payload = '{ "student_id": "S-7", "cohort": "East", "college": "Reed", "extra": [1, 2] }';
    const { data } = await create('ada', { files: [{ filename: 'p.pdf', payload }] });
    const [letter] = data.createJob.awardLetters;
    const read = await server.graphql(
      'ada',
      'query ($id: ID!) { awardLetter(id: $id) { payload studentId cohort college } }',
      letter,
    );
    expect(read.data.awardLetter).toEqual({ payload, studentId: 'S-7', cohort: 'East', college: 'Reed' });
  });

  test('[R-7.02] [R-3.15] [R-D.29] [R-5.08] lists jobs by page, filter and order', async () => {
    await addTestPerson(server, 'lin');
    const id = await addTestOrganization(server, 'lin', 'Lists');
    await addTestPerson(server, 'pia');
    await addTestMember(server, id, 'pia', 'USER');
    for (let number = 1; number <= 12; number++)
      await addTestJob(server, 'lin', ['a.pdf'], { name: `Job ${number}% done` });
    await addTestJob(server, 'pia', ['a.pdf'], { name: 'job of Pia' });
    const first = (await jobs('lin', '')).data.jobs;
    expect([first.itemsCount, first.pageCount, first.items.length, first.items[0].name]).toEqual([
      13,
      2,
      10,
      'job of Pia',
    ]);
    expect((await jobs('lin', 'page: 2')).data.jobs.items).toHaveLength(3);
    expect((await jobs('lin', 'filter: { mine: true }')).data.jobs.itemsCount).toBe(12);
    expect((await jobs('lin', 'filter: { name_contains: "1% DONE" }')).data.jobs.itemsCount).toBe(2);
    expect((await jobs('lin', 'filter: { state_in: [DONE, CANCELED] }')).data.jobs.itemsCount).toBe(0);
    expect((await jobs('lin', 'filter: { state_in: [] }')).data.jobs.itemsCount).toBe(0);
    const today = server.clock.now().toISOString().slice(0, 10);
    expect(
      (await jobs('lin', `filter: { insertTime_gte: "${today}", insertTime_lte: "${today}" }`)).data.jobs.itemsCount,
    ).toBe(13);
    expect((await jobs('lin', 'filter: { insertTime_gte: "2999-01-01" }')).data.jobs.itemsCount).toBe(0);
    const ordered = (await jobs('lin', 'orderBy: [{ field: NAME, direction: ASC }]')).data.jobs.items;
    expect(ordered[0].name).toBe('Job 1% done');
  });

  test('[R-D.30] the counts of all statuses are one statement, and cost the same for any number of letters', async () => {
    const job = await addTestJob(server, 'ada', names(40));
    await cancel('ada', [job.id]);
    const statuses = [
      'PENDING',
      'MANUAL_REVIEW',
      'READY',
      'INVALID',
      'NOT_SUPPORTED',
      'BAD_FILE',
      'CANCELED',
      'SIZE_LIMIT_EXCEEDED',
    ];
    const counts = (more: string) =>
      server.graphql(
        'ada',
        `{ ${statuses.map((s) => `${s}: awardLetters(filter: { status_in: [${s}], jobId: "${job.id}" ${more} }) { itemsCount }`).join(' ')} }`,
      );
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    const statementsAbout = () =>
      spy.mock.calls
        .map(([query]) => String((query as unknown as { text?: string })?.text ?? query))
        .filter(
          (text) => /count|letter_counts/.test(text) && /letters|letter_counts/.test(text) && !/pgboss/.test(text),
        );
    const { data } = await counts('');
    expect(data.CANCELED.itemsCount).toBe(40);
    expect(data.READY.itemsCount).toBe(0);
    expect(statementsAbout()).toHaveLength(1);
    spy.mockClear();
    expect((await counts(', search: "letter-1"')).data.CANCELED.itemsCount).toBe(11);
    expect(statementsAbout()).toHaveLength(1);
    spy.mockRestore();
  });

  test('[R-4.06] [R-D.13] cancel acts on what has not ended, and counts only that', async () => {
    const [one, two] = [await addTestJob(server, 'ada', names(3)), await addTestJob(server, 'ada', names(2))];
    await putFile(one.awardLetters[0]?.uploadUrl as string, 'x');
    await waitFor(
      async () => (await readJob('ada', one.id)).data.job.statusCounts,
      (counts) =>
        counts.some(({ status, count }: { status: string; count: number }) => status === 'READY' && count === 1),
    );
    const { data } = await cancel('ada', [one.id, two.id]);
    expect(data.cancelJob.canceledJobs).toEqual([
      { jobId: one.id, canceledLetterCount: 2 },
      { jobId: two.id, canceledLetterCount: 2 },
    ]);
    expect((await readJob('ada', one.id)).data.job.state).toBe('DONE');
    expect((await readJob('ada', two.id)).data.job.state).toBe('CANCELED');
    expect((await cancel('ada', [one.id])).data.cancelJob.canceledJobs[0].canceledLetterCount).toBe(0);
  });

  test('[R-4.06] [R-D.13] delete removes job, letters and files, and keeps what was charged', async () => {
    const job = await addTestJob(server, 'ada', names(2));
    const [letter] = job.awardLetters;
    await putFile(letter?.uploadUrl as string, 'x');
    await waitFor(
      async () => (await readJob('ada', job.id)).data.job.statusCounts,
      (counts) =>
        counts.some(({ status, count }: { status: string; count: number }) => status === 'READY' && count === 1),
    );
    const { db, files } = server.context;
    const { file_key } = await db
      .selectFrom('letters')
      .where('id', '=', letter?.id as string)
      .select('file_key')
      .executeTakeFirstOrThrow();
    const before = await creditsOf(server, organizationId);
    expect((await remove('ada', [job.id])).data.deleteJob.deletedJobsCount).toBe(1);
    expect(codeOf(await readJob('ada', job.id))).toBe('NOT_FOUND');
    // The letter that never got its file gives its credit back.
    expect(await creditsOf(server, organizationId)).toBe(before + 1);
    const usage = await db.selectFrom('usage_records').where('job_id', '=', job.id).select('kind').execute();
    expect(usage).toEqual([{ kind: 'CLASSIFICATION' }]);
    await waitFor(
      () => files.size(file_key as string),
      (size) => size === undefined,
    );
  });

  test('[R-D.16] one mail a job when all letters have ended, with counts and a link and no amounts', async () => {
    const job = await addTestJob(server, 'ada', names(3), { name: 'Mailed' });
    const quiet = await addTestJob(server, 'ada', names(1), { name: 'Quiet', notify: false });
    for (const { uploadUrl } of [...job.awardLetters.slice(0, 2), ...quiet.awardLetters]) await putFile(uploadUrl, 'x');
    await endOfLetters(server, 'ada', quiet.id);
    expect((await server.mails()).filter(({ subject }) => subject.includes('Mailed'))).toEqual([]);
    await server.graphql('ada', 'mutation ($id: ID!) { cancelAwardLetter(id: $id) { status } }', job.awardLetters[2]);
    await endOfLetters(server, 'ada', job.id);
    const [mail, ...others] = await waitFor(
      async () => (await server.mails()).filter(({ subject }) => subject.includes('Mailed')),
      (mails) => mails.length > 0,
    );
    expect(others).toEqual([]);
    expect(mail?.to).toBe('ada@example.test');
    expect(mail?.text).toContain('2 ready, 1 canceled');
    expect(mail?.text).toContain(`${server.url}/jobs/${job.id}`);
    expect(mail?.text).not.toMatch(/\$|7,?395|20,?000/);
    expect((await server.mails()).some(({ subject }) => subject.includes('Quiet'))).toBe(false);
  });
});

describe('refuses', () => {
  test.each([
    ['no letters', { files: [] }, 'at least one'],
    ['a name twice', { files: [{ filename: 'A.pdf' }, { filename: 'a.PDF' }] }, 'same name'],
    ['a path', { files: [{ filename: 'a/b.pdf' }] }, 'slash'],
    ['a payload that is no object', { files: [{ filename: 'a.pdf', payload: '[]' }] }, 'JSON object'],
    ['a long name', { files: [{ filename: 'a.pdf' }], name: 'x'.repeat(121) }, '120'],
    ['3651 days', { files: [{ filename: 'a.pdf' }], purge: 3651 }, '3650'],
    ['10,001 letters', { files: names(10_001).map((filename) => ({ filename })) }, '10,000'],
  ])('[R-5.09] [R-D.08] a job with %s', async (_what, variables, words) => {
    const before = await creditsOf(server, organizationId);
    const answer = await create('ada', variables);
    expect(codeOf(answer)).toBe('BAD_INPUT');
    expect(answer.errors?.[0]?.message).toContain(words);
    expect(await creditsOf(server, organizationId)).toBe(before);
  });

  test('[R-D.41] more letters than credits on FREE, with both numbers; and any job while a bill is open', async () => {
    await addTestPerson(server, 'poor');
    const id = await addTestOrganization(server, 'poor', 'Small');
    const answer = await create('poor', { files: names(101).map((filename) => ({ filename })) });
    expect(codeOf(answer)).toBe('NOT_ENOUGH_CREDITS');
    expect(answer.errors?.[0]?.message).toContain('101 letters but only 100 credits');
    expect(await creditsOf(server, id)).toBe(100);
    await addTestJob(server, 'poor', names(100));
    expect(await creditsOf(server, id)).toBe(0);
    for (const billing_status of ['PAST_DUE', 'CANCELED'] as const) {
      await setTestOrganization(server, id, { billing_status, credits: 5 });
      expect(codeOf(await create('poor', { files: [{ filename: 'a.pdf' }] }))).toBe('FORBIDDEN');
    }
    await setTestOrganization(server, id, { billing_status: 'ACTIVE', credits: 0 });
    expect((await create('poor', { files: [{ filename: 'a.pdf' }] })).errors).toBeUndefined();
  });

  test('[R-D.13] deleting while letters are in work, with the count, all or none', async () => {
    const busy = await addTestJob(server, 'ada', names(3));
    const idle = await addTestJob(server, 'ada', names(1));
    const { db } = server.context;
    // In work, and kept there: nobody queued them.
    await db
      .updateTable('letters')
      .where(
        'id',
        'in',
        busy.awardLetters.slice(0, 2).map(({ id }) => id),
      )
      .set({ file_key: 'kept/elsewhere' })
      .execute();
    const answer = await remove('ada', [idle.id, busy.id]);
    expect(answer.errors?.[0]?.message).toContain('2 letters are still in work');
    expect((await readJob('ada', idle.id)).data.job.id).toBe(idle.id);
  });

  test('[R-D.29] pages, sizes and dates that are none', async () => {
    for (const args of [
      'page: 0',
      'pageSize: 11',
      'filter: { insertTime_gte: "14.4.2026" }',
      'filter: { insertTime_lte: "2026-02-30" }',
    ])
      expect([args, codeOf(await jobs('ada', args))]).toEqual([args, 'BAD_INPUT']);
  });
});

describe('guards', () => {
  test("[R-D.18] [R-6.04] a USER cancels and deletes own jobs only, an ADMIN everybody's", async () => {
    const ofAda = await addTestJob(server, 'ada', names(1));
    const ofUma = await addTestJob(server, 'uma', names(1));
    expect((await readJob('uma', ofAda.id)).data.job).toMatchObject({ isMine: false, mayChange: false });
    for (const act of [cancel, remove]) expect(codeOf(await act('uma', [ofUma.id, ofAda.id]))).toBe('FORBIDDEN');
    const cancelLetter = 'mutation ($id: ID!) { cancelAwardLetter(id: $id) { status } }';
    expect(codeOf(await server.graphql('uma', cancelLetter, ofAda.awardLetters[0]))).toBe('FORBIDDEN');
    expect((await server.graphql('uma', cancelLetter, ofUma.awardLetters[0])).data.cancelAwardLetter.status).toBe(
      'CANCELED',
    );
    expect((await remove('ada', [ofUma.id])).data.deleteJob.deletedJobsCount).toBe(1);
  });

  test('[R-D.18] a REVIEWER sees no jobs and starts none', async () => {
    const job = await addTestJob(server, 'ada', names(1));
    for (const answer of [
      await jobs('rex', ''),
      await readJob('rex', job.id),
      await create('rex', { files: [{ filename: 'a.pdf' }] }),
      await cancel('rex', [job.id]),
      await remove('rex', [job.id]),
    ])
      expect(codeOf(answer)).toBe('FORBIDDEN');
  });

  test("[R-6.04] [R-D.48] another organization's jobs and letters are not found", async () => {
    const job = await addTestJob(server, 'ada', names(1));
    const [letter] = job.awardLetters;
    for (const answer of [await readJob('eve', job.id), await cancel('eve', [job.id]), await remove('eve', [job.id])])
      expect(codeOf(answer)).toBe('NOT_FOUND');
    for (const name of ['cancelAwardLetter', 'refreshUploadUrl', 'replaceLetterFile', 'sendLetterToReview'])
      expect(codeOf(await server.graphql('eve', `mutation ($id: ID!) { ${name}(id: $id) { id } }`, letter))).toBe(
        'NOT_FOUND',
      );
    const lists = await server.graphql(
      'eve',
      `{ awardLetters(filter: { jobId: "${job.id}" }) { itemsCount items { id } } }`,
    );
    expect(lists.data.awardLetters).toEqual({ itemsCount: 0, items: [] });
    const told = await server.graphql('eve', 'mutation ($ids: [ID!]!) { uploadFinished(letterIds: $ids) }', {
      ids: [letter?.id],
    });
    expect(told.data.uploadFinished).toBe(0);
  });
});
