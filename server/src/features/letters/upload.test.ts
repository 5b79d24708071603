import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestJob, endOfLetters, putFile, readyAnswer, type TestLetter, waitFor } from '#testing/jobs.ts';
import { creditsOf, setTestOrganization } from '#testing/organization.ts';
import { addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';
import { expireUploads } from './expire-uploads.ts';
import { endTooLarge } from './receive-file.ts';
import { removeUnusedFile } from './remove-files.ts';

let server: TestServer;
let organizationId: string;
beforeAll(async () => {
  server = await startServer({}, async () => readyAnswer());
  await addTestPerson(server, 'ada');
  organizationId = await addTestOrganization(server, 'ada', 'Bridgepath');
});
afterAll(() => server.stop());

const megabyte = 1024 * 1024;
const oneLetter = async (options = {}): Promise<TestLetter & { jobId: string }> => {
  const job = await addTestJob(server, 'ada', ['letter.pdf'], options);
  return { ...(job.awardLetters[0] as TestLetter), jobId: job.id };
};
const rowOf = (id: string) =>
  server.context.db
    .selectFrom('letters')
    .where('id', '=', id)
    .select(['status', 'reason', 'file_key', 'file_bytes', 'file_sha256', 'upload_number'])
    .executeTakeFirstOrThrow();
const refresh = (id: string) =>
  server.graphql('ada', 'mutation ($id: ID!) { refreshUploadUrl(id: $id) { id uploadUrl } }', { id });

describe('does', () => {
  test('[R-4.08] [R-D.11] keeps the bytes, their number and their hash, and answers 200', async () => {
    const letter = await oneLetter();
    const bytes = new Uint8Array(3 * megabyte).map((_, index) => index % 251);
    expect((await putFile(letter.uploadUrl, bytes)).status).toBe(200);
    const row = await rowOf(letter.id);
    expect(row.file_bytes).toBe(bytes.length);
    expect(row.file_sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(Buffer.compare(await server.context.files.read(row.file_key as string), bytes)).toBe(0);
  });

  test('[R-D.11] an address that is over is replaced by a new one', async () => {
    const letter = await oneLetter();
    server.clock.forward(3601);
    expect((await putFile(letter.uploadUrl, 'late')).status).toBe(410);
    const { data } = await refresh(letter.id);
    expect((await putFile(data.refreshUploadUrl.uploadUrl, 'in time')).status).toBe(200);
  });

  test('[R-D.11] a letter whose file does not come within 7 days is canceled, and its credit is free again', async () => {
    const before = await creditsOf(server, organizationId);
    const letter = await oneLetter();
    expect(await creditsOf(server, organizationId)).toBe(before - 1);
    server.clock.forward(7 * 86_400 - 60);
    await expireUploads(server.context);
    expect((await rowOf(letter.id)).status).toBe('PENDING');
    server.clock.forward(120);
    await expireUploads(server.context);
    expect(await rowOf(letter.id)).toMatchObject({ status: 'CANCELED', reason: 'upload_expired' });
    expect(await creditsOf(server, organizationId)).toBe(before);
  });

  test('[R-D.07] a letter above 5 MB is taken where review and the size switch are on, and goes to review', async () => {
    await setTestOrganization(server, organizationId, { manual_review_size_limit: true });
    const letter = await oneLetter({ review: true });
    expect((await putFile(letter.uploadUrl, new Uint8Array(6 * megabyte))).status).toBe(200);
    const [end] = await endOfLetters(server, 'ada', letter.jobId);
    expect(end).toMatchObject({ status: 'MANUAL_REVIEW', reason: 'too_large' });
    await setTestOrganization(server, organizationId, { manual_review_size_limit: false });
  });
});

describe('refuses', () => {
  test('[R-D.11] a second PUT, and keeps the first file', async () => {
    const letter = await oneLetter();
    expect((await putFile(letter.uploadUrl, 'first')).status).toBe(200);
    expect((await putFile(letter.uploadUrl, 'second')).status).toBe(409);
    const { file_key } = await rowOf(letter.id);
    expect(Buffer.from(await server.context.files.read(file_key as string)).toString()).toBe('first');
  });

  test('[R-D.11] of eight PUTs at once, all but one', async () => {
    const letter = await oneLetter();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => putFile(letter.uploadUrl, `file ${index}`)),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });

  test('[R-D.11] an address that nobody signed, or that was changed', async () => {
    const letter = await oneLetter();
    const changed = letter.uploadUrl.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const url of [changed, `${server.url}/api/upload?token=rubbish`, `${server.url}/api/upload`])
      expect((await putFile(url, 'x')).status).toBe(410);
    expect((await rowOf(letter.id)).file_key).toBeNull();
  });

  test.each([
    ['that says so', true],
    ['that does not say so', false],
  ])('[R-D.07] a file above 5 MB %s, with 413: nothing is kept and the letter ends', async (_words, isDeclared) => {
    const letter = await oneLetter();
    const bytes = new Uint8Array(5 * megabyte + 1);
    const body = isDeclared ? bytes : new Blob([bytes]).stream();
    const status = await fetch(letter.uploadUrl, { method: 'PUT', body, duplex: 'half' } as RequestInit).then(
      (answer) => answer.status,
      // The server may close the connection before the sender has finished.
      () => 413,
    );
    expect(status).toBe(413);
    const row = await waitFor(
      () => rowOf(letter.id),
      ({ status }) => status !== 'PENDING',
    );
    expect(row).toMatchObject({ status: 'SIZE_LIMIT_EXCEEDED', reason: 'too_large', file_key: null });
    const folder = join(server.context.config.dataDir, 'files/letters', organizationId, letter.jobId, letter.id);
    await expect(access(folder)).rejects.toThrow('ENOENT');
  });

  test('[R-D.07] exactly 5 MB is not too large', async () => {
    const letter = await oneLetter();
    expect((await putFile(letter.uploadUrl, new Uint8Array(5 * megabyte))).status).toBe(200);
  });

  test('[R-D.11] a new address for a letter that has its file', async () => {
    const letter = await oneLetter();
    await putFile(letter.uploadUrl, 'x');
    expect((await refresh(letter.id)).errors?.[0]?.extensions?.code).toBe('CONFLICT');
  });
});

describe('guards', () => {
  test('[R-4.08] an upload that breaks off leaves nothing, and its address still works', async () => {
    const letter = await oneLetter();
    await breakOff(letter.uploadUrl);
    expect((await rowOf(letter.id)).file_key).toBeNull();
    expect((await putFile(letter.uploadUrl, 'whole')).status).toBe(200);
  });

  test('[R-D.07] an upload that is too large does not end a letter that has got its file meanwhile', async () => {
    const letter = await oneLetter();
    const late = { organizationId, letterId: letter.id, key: 'late', maxBytes: 5 };
    await server.context.db.updateTable('letters').where('id', '=', letter.id).set({ file_key: 'first' }).execute();
    await endTooLarge(server.context, late);
    expect((await rowOf(letter.id)).status).toBe('PENDING');
  });

  test('a file that was kept but never noted is removed later, and one that was noted stays', async () => {
    const letter = await oneLetter();
    await putFile(letter.uploadUrl, 'noted');
    const { file_key } = await rowOf(letter.id);
    const lost = `letters/${organizationId}/${letter.jobId}/${letter.id}/lost/original`;
    await server.context.files.put(lost, [Buffer.from('lost')] as never, { maxBytes: 100 });
    for (const key of [lost, file_key as string]) await removeUnusedFile(server.context, { letterId: letter.id, key });
    expect(await server.context.files.size(lost)).toBeUndefined();
    expect(await server.context.files.size(file_key as string)).toBe(5);
  });
});

/** Sends half of what it promised and hangs up. */
function breakOff(url: string): Promise<void> {
  return new Promise((done) => {
    const sending = httpRequest(url, { method: 'PUT', headers: { 'content-length': 1000 } });
    sending.on('error', () => undefined);
    sending.on('close', () => setTimeout(done, 200));
    sending.write('half');
    setTimeout(() => sending.destroy(), 200);
  });
}
