import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestJob, endOfLetters, putFile, readyAnswer, type TestLetter } from '#testing/jobs.ts';
import { addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startS3, type TestS3 } from '#testing/start-s3.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';
import { lookForUploads } from './take-uploads.ts';

let s3: TestS3;
let server: TestServer;
beforeAll(async () => {
  s3 = await startS3();
  server = await startServer(s3.settings, async () => readyAnswer());
  await addTestPerson(server, 'ada');
  await addTestOrganization(server, 'ada', 'Bridgepath');
});
afterAll(async () => {
  await server.stop();
  await s3.stop();
});

const oneLetter = async () => {
  const job = await addTestJob(server, 'ada', ['letter.pdf']);
  return { ...(job.awardLetters[0] as TestLetter), jobId: job.id };
};
const rowOf = (id: string) =>
  server.context.db
    .selectFrom('letters')
    .where('id', '=', id)
    .select(['status', 'reason', 'file_key', 'file_bytes', 'file_sha256'])
    .executeTakeFirstOrThrow();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const waiting = async () => {
  const keys: string[] = [];
  for await (const key of server.context.files.uploads?.waiting('uploads') ?? []) keys.push(key);
  return keys;
};

describe('does', () => {
  test('[R-D.11] an upload past this server is taken as soon as somebody tells of it', async () => {
    const letter = await oneLetter();
    expect(letter.uploadUrl).toContain('X-Amz-Signature');
    expect((await putFile(letter.uploadUrl, 'first')).status).toBe(200);
    const told = await server.graphql('ada', 'mutation ($ids: [ID!]!) { uploadFinished(letterIds: $ids) }', {
      ids: [letter.id],
    });
    expect(told.data.uploadFinished).toBe(1);
    await endOfLetters(server, 'ada', letter.jobId);
    expect(await rowOf(letter.id)).toMatchObject({ status: 'READY', file_bytes: 5, file_sha256: sha256('first') });
    expect(await waiting()).toEqual([]);
  });

  test('[R-D.11] a client that only PUTs is served by the look, and a second PUT is without effect', async () => {
    const letter = await oneLetter();
    await putFile(letter.uploadUrl, 'first');
    await lookForUploads(server.context);
    expect((await rowOf(letter.id)).file_sha256).toBe(sha256('first'));
    expect((await putFile(letter.uploadUrl, 'second')).status).toBe(200);
    await lookForUploads(server.context);
    const { file_key, file_sha256 } = await rowOf(letter.id);
    expect(file_sha256).toBe(sha256('first'));
    expect(Buffer.from(await server.context.files.read(file_key as string)).toString()).toBe('first');
    expect(await waiting()).toEqual([]);
  });

  test('[R-D.11] telling of a file that is not there yet changes nothing', async () => {
    const letter = await oneLetter();
    await server.graphql('ada', 'mutation ($ids: [ID!]!) { uploadFinished(letterIds: $ids) }', { ids: [letter.id] });
    await lookForUploads(server.context);
    expect(await rowOf(letter.id)).toMatchObject({ status: 'PENDING', file_key: null });
  });
});

describe('refuses', () => {
  test('[R-D.07] a file that is too large: the letter ends, and nothing is kept', async () => {
    const letter = await oneLetter();
    await putFile(letter.uploadUrl, new Uint8Array(5 * 1024 * 1024 + 1));
    await lookForUploads(server.context);
    expect(await rowOf(letter.id)).toMatchObject({
      status: 'SIZE_LIMIT_EXCEEDED',
      reason: 'too_large',
      file_key: null,
    });
    expect(await waiting()).toEqual([]);
  });
});
