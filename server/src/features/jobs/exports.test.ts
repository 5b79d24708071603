import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestJob, endOfLetters, putFile, readyAnswer, waitFor } from '#testing/jobs.ts';
import { addTestOrganization, addTestPerson } from '#testing/people.ts';
import { readZip } from '#testing/read-zip.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

let server: TestServer;
let organizationId: string;
let jobId: string;
let letterIds: string[];

const answers = {
  'good.pdf': readyAnswer(),
  'hostile.pdf': readyAnswer({
    institution: { name: '=cmd|calc', city: null, state: 'OH', zip: null, evidence: null },
    aid: [],
    costs: [],
    printedNetPrice: null,
  }),
  'bill.pdf': readyAnswer({ status: 'INVALID', reason: 'not_an_award_letter', aid: [], costs: [] }),
};
const byContent = (bytes: Uint8Array) => answers[Buffer.from(bytes).toString() as keyof typeof answers];

beforeAll(async () => {
  server = await startServer({}, async (bytes) => byContent(bytes));
  for (const subject of ['ada', 'ben', 'rita']) await addTestPerson(server, subject);
  organizationId = await addTestOrganization(server, 'ada', 'Bridgepath');
  await addTestOrganization(server, 'ben', 'River Valley');
  const files = Object.keys(answers).map((filename) => ({
    filename,
    payload: JSON.stringify({ student_id: `S-${filename}`, cohort: '2026', note: 'aunt "Bo"' }),
  }));
  const { data } = await server.graphql(
    'ada',
    'mutation ($files: [LetterFileInput!]!) { createJob(name: "April: letters", letterFiles: $files) { id awardLetters { id filename uploadUrl } } }',
    { files },
  );
  jobId = data.createJob.id;
  letterIds = data.createJob.awardLetters.map(({ id }: { id: string }) => id);
  for (const { uploadUrl, filename } of data.createJob.awardLetters) await putFile(uploadUrl, filename);
  await endOfLetters(server, 'ada', jobId);
});
afterAll(() => server.stop());

const exportJob = `mutation ($ids: [ID!]!, $organizationId: ID, $format: ExportFormat, $shape: ExportShape) {
  exportJob(jobIdList: $ids, organizationId: $organizationId, format: $format, shape: $shape) { exportedJobsCount export { id } } }`;
const exportLetters = `mutation ($ids: [ID!], $filter: AwardLetterFilter, $shape: ExportShape) {
  exportLetters(ids: $ids, filter: $filter, shape: $shape) { id } }`;
const list = `query ($organizationId: ID, $page: Int, $pageSize: Int) {
  exports(organizationId: $organizationId, page: $page, pageSize: $pageSize) { pageCount itemsCount items {
    id name format shape status problem letterCount doneCount bytes insertTime readyAt expiresAt downloadUrl
    user { firstName lastName } } } }`;

const readList = async () => (await server.graphql('ada', list, { pageSize: 30 })).data.exports.items;
const readOne = async (id: string) => (await readList()).find((item: { id: string }) => item.id === id);

async function download(id: string): Promise<{ headers: Headers; bytes: Buffer }> {
  const { downloadUrl } = await waitFor(
    () => readOne(id),
    ({ status }) => status === 'READY',
  );
  const answer = await fetch(downloadUrl);
  expect(answer.status).toBe(200);
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function exported(variables: object): Promise<string> {
  const { data, errors } = await server.graphql('ada', exportJob, { ids: [jobId], ...variables });
  expect(errors).toBeUndefined();
  expect(data.exportJob.exportedJobsCount).toBe(1);
  return data.exportJob.export.id;
}

/** Rows as objects by the names of the head; no field of these tests holds a comma or a line end. */
function rowsOf(csv: string): Record<string, string>[] {
  const [head = [], ...rows] = csv
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

describe('does', () => {
  test('[R-7.03] [R-D.14] long: a row an amount, and a letter without amounts is not lost', async () => {
    const { headers, bytes } = await download(await exported({}));
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="April- letters, \d{4}-\d\d-\d\d \(long\)\.csv"/,
    );
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const rows = rowsOf(bytes.toString());
    expect(rows.map((row) => [row.file, row.status, row.kind, row.category, row.sub_category, row.value])).toEqual([
      ['good.pdf', 'READY', 'COST', 'TUITION', '', '20000'],
      ['good.pdf', 'READY', 'AID', 'GRANT', 'PELL', '7395'],
      ['good.pdf', 'READY', 'AID', 'LOAN', 'DIRECT_SUBSIDIZED', '3500.5'],
      ['hostile.pdf', 'READY', '', '', '', ''],
      ['bill.pdf', 'INVALID', '', '', '', ''],
    ]);
    expect(rows[1]).toMatchObject({
      job: 'April: letters',
      student_id: 'S-good.pdf',
      cohort: '2026',
      school: 'Harrow Glen College',
      school_state: 'OH',
      award_year: '2026-2027',
      source: 'FEDERAL',
      description: 'Federal Pell Grant',
      confidence: '0.9',
      page: '1',
      method: 'CLASSIFIER',
      letter_id: letterIds[0],
    });
    expect(rows[3]?.school).toBe("'=cmd|calc");
  });

  test('[R-D.09] [R-D.14] wide: a row a letter with its sums, and the context data as it was given', async () => {
    const { bytes } = await download(await exported({ shape: 'WIDE' }));
    const [good, , bill] = rowsOf(bytes.toString());
    expect(good).toMatchObject({
      total_cost: '20000',
      free_money: '7395',
      net_price: '12605',
      loans: '3500.5',
      work: '0',
      remaining: '9104.5',
      printed_net_price: '12605',
      grants: '7395',
      pell_grant: '7395',
      scholarships: '',
      subsidized_loan: '3500.5',
      tuition: '20000',
      fees: '',
    });
    expect(bill).toMatchObject({ status: 'INVALID', reason: 'not_an_award_letter', free_money: '', net_price: '' });
    expect(bytes.toString()).toContain('""note"":""aunt \\""Bo\\""""');
  });

  test('[R-D.14] a spreadsheet holds the same, figures as numbers', async () => {
    const { headers, bytes } = await download(await exported({ format: 'XLSX', shape: 'WIDE' }));
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const sheet = readZip(bytes)['xl/worksheets/sheet1.xml'] as string;
    expect(sheet).toContain('>Net price<');
    expect(sheet).toMatch(/<c r="[A-Z]+2" s="2"><v>9104\.5<\/v><\/c>/);
    expect(sheet).toContain('>=cmd|calc<');
    expect(sheet).not.toContain('<f>');
  });

  test('[R-D.14] it is in the list with its progress, and mailed as a link without figures', async () => {
    const id = await exported({});
    await download(id);
    const item = await readOne(id);
    expect(item).toMatchObject({
      name: 'April: letters',
      format: 'CSV',
      shape: 'LONG',
      problem: null,
      letterCount: 3,
      doneCount: 3,
      user: { firstName: 'Ada', lastName: 'Moreau' },
    });
    expect(item.bytes).toBeGreaterThan(500);
    expect(Date.parse(item.expiresAt) - Date.parse(item.readyAt)).toBe(7 * 86_400_000);
    const mails = await waitFor(server.mails, (sent) => sent.some(({ subject }) => subject.startsWith('Your export')));
    const mail = mails.find(({ subject }) => subject === 'Your export is ready: April: letters');
    expect(mail?.to).toBe('ada@example.test');
    expect(mail?.text).toContain(`${server.url}/jobs/exports`);
    expect(mail?.text).not.toMatch(/\$|7395|Harrow/);
  });

  test('[R-D.14] a job that has not ended can be exported', async () => {
    const job = await addTestJob(server, 'ada', ['late.pdf'], { name: 'Under way' });
    const id = (await server.graphql('ada', exportJob, { ids: [job.id, jobId] })).data.exportJob.export.id;
    const { bytes } = await download(id);
    expect((await readOne(id)).name).toBe('2 jobs');
    expect(rowsOf(bytes.toString()).map(({ job, file }) => [job, file])).toContainEqual(['Under way', 'late.pdf']);
  });

  test('[R-D.14] chosen letters, or those that a filter finds', async () => {
    const filesOf = async (variables: object) => {
      const { data } = await server.graphql('ada', exportLetters, { shape: 'WIDE', ...variables });
      const { bytes } = await download(data.exportLetters.id);
      return rowsOf(bytes.toString()).map(({ file }) => file);
    };
    expect(await filesOf({ ids: [letterIds[2], letterIds[0]] })).toEqual(['good.pdf', 'bill.pdf']);
    expect(await filesOf({ filter: { status_in: ['INVALID'] } })).toEqual(['bill.pdf']);
    expect(await filesOf({ filter: { search: 'harrow', state: 'oh' } })).toEqual(['good.pdf']);
  });
});

describe('refuses', () => {
  const codeOf = async (subject: string, query: string, variables: object) =>
    (await server.graphql(subject, query, variables)).errors?.[0]?.extensions?.code;

  test.each([
    ['no job', exportJob, { ids: [] }, 'BAD_INPUT'],
    ['what is no id', exportJob, { ids: ['rubbish'] }, 'NOT_FOUND'],
    ['an unknown job', exportJob, { ids: ['00000000-0000-7000-8000-000000000000'] }, 'NOT_FOUND'],
    ['no letter', exportLetters, { ids: [] }, 'BAD_INPUT'],
    ['a filter that finds nothing', exportLetters, { filter: { search: 'nothing has this' } }, 'BAD_INPUT'],
    ['a page that is too large', list, { pageSize: 1000 }, 'BAD_INPUT'],
  ])('[R-5.09] %s', async (_what, query, variables, code) => {
    expect(await codeOf('ada', query, variables)).toBe(code);
  });

  test('ids and a filter together', async () => {
    expect(await codeOf('ada', exportLetters, { ids: letterIds, filter: { year: 2026 } })).toBe('BAD_INPUT');
  });
});

describe('guards', () => {
  test('an export that can’t be built says so', async () => {
    const id = await exported({});
    await download(id);
    await server.context.db.updateTable('exports').where('id', '=', id).set({ status: 'WAITING' }).execute();
    await server.context.queue.add('give-up-export', { exportId: id });
    const failed = await waitFor(
      () => readOne(id),
      ({ status }) => status === 'FAILED',
    );
    expect(failed.problem).toBe('The file could not be built. Export again, or ask for help.');
  });

  test('[R-6.04] another organization neither exports nor sees, not even by ids', async () => {
    const asked = await server.graphql('ben', exportJob, { ids: [jobId] });
    expect(asked.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    const letters = await server.graphql('ben', exportLetters, { ids: letterIds });
    expect(letters.errors?.[0]?.message).toBe('There are no letters to export.');
    expect((await server.graphql('ben', list, { organizationId })).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await server.graphql('ben', list)).data.exports.itemsCount).toBe(0);
  });

  test('[R-D.18] a REVIEWER exports nothing', async () => {
    const { personId } = await server.context.db
      .selectFrom('people')
      .where('subject', '=', 'rita')
      .select('id as personId')
      .executeTakeFirstOrThrow();
    await server.context.db
      .insertInto('organization_users')
      .values({
        id: crypto.randomUUID(),
        organization_id: organizationId,
        person_id: personId,
        role: 'REVIEWER',
        insert_time: new Date(),
      })
      .execute();
    for (const [query, variables] of [
      [exportJob, { ids: [jobId] }],
      [exportLetters, { ids: letterIds }],
      [list, {}],
    ] as const)
      expect((await server.graphql('rita', query, variables)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  test('a download address ends after minutes, and can’t be turned into another', async () => {
    const id = await exported({});
    await download(id);
    const { downloadUrl } = await readOne(id);
    const changed = downloadUrl.replace(/token=(....)/, 'token=AAAA');
    for (const url of [changed, `${server.url}/files/download`, `${server.url}/files/download?token=a.b`])
      expect([url, (await fetch(url)).status]).toEqual([url, 404]);
    server.clock.forward(301);
    expect((await fetch(downloadUrl)).status).toBe(404);
  });

  test('[R-D.14] after 7 days the file and its entry are gone', async () => {
    const id = await exported({});
    await download(id);
    server.clock.forward(7 * 86_400 - 60);
    await server.context.queue.add('remove-old-exports', {});
    const later = await exported({});
    await download(later);
    expect(await readOne(id)).toMatchObject({ status: 'READY' });
    server.clock.forward(120);
    expect((await readOne(id)).downloadUrl).toBeNull();
    await server.context.queue.add('remove-old-exports', {});
    await waitFor(
      () => readOne(id),
      (found) => found === undefined,
    );
    expect(await server.context.files.size(`exports/${organizationId}/${id}`)).toBeUndefined();
    expect(await server.context.files.size(`exports/${organizationId}/${later}`)).toBeGreaterThan(100);
  });
});
