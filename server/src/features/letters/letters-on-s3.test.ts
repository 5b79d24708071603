import { classify } from '@tassel/classifier/classify.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTestJob, endOfLetters, putFile, sampleLetter, waitFor } from '#testing/jobs.ts';
import { addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startS3, type TestS3 } from '#testing/start-s3.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

let s3: TestS3;
let server: TestServer;
beforeAll(async () => {
  s3 = await startS3();
  server = await startServer(s3.settings, classify);
  await addTestPerson(server, 'ada');
  await addTestOrganization(server, 'ada', 'Bridgepath');
});
afterAll(async () => {
  await server.stop();
  await s3.stop();
});

const letterQuery = `query ($id: ID!) { awardLetter(id: $id) { status sha256 downloadUrl pages { imageUrl } } }`;
const readLetter = async (id: string) => (await server.graphql('ada', letterQuery, { id })).data.awardLetter;

test('[R-D.11] on S3 a letter goes its whole way: PUT to the store, read, shown, downloaded, exported, purged', async () => {
  const job = await addTestJob(server, 'ada', ['told.pdf'], { purge: 0 });
  const [told] = job.awardLetters as [(typeof job.awardLetters)[0]];
  const store = new URL(server.context.config.files?.baseUrl as string).origin;
  expect(told.uploadUrl.startsWith(`${store}/letters/tassel/uploads/`)).toBe(true);
  const policy = (await fetch(server.url)).headers.get('content-security-policy');
  expect(policy).toContain(`connect-src 'self' ${server.issuer.url} ${store};`);

  const bytes = await sampleLetter('digital/d01-harrow-glen-college.pdf');
  expect((await putFile(told.uploadUrl, bytes)).status).toBe(200);
  await server.graphql('ada', 'mutation ($ids: [ID!]!) { uploadFinished(letterIds: $ids) }', { ids: [told.id] });
  const [ended] = await endOfLetters(server, 'ada', job.id);
  expect(ended?.status).toBe('READY');

  const before = await readLetter(told.id);
  const download = await fetch(before.downloadUrl);
  expect(before.downloadUrl.startsWith(store)).toBe(true);
  expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="told\.pdf"/);
  expect(Buffer.from(await download.arrayBuffer()).equals(bytes)).toBe(true);
  const [{ imageUrl }] = before.pages;
  expect(imageUrl.startsWith(`${server.url}/files/page?`)).toBe(true);
  expect((await fetch(imageUrl)).headers.get('content-type')).toBe('image/webp');

  const exportJob = `mutation ($id: ID!) { exportJob(jobIdList: [$id], shape: WIDE) { export { id } } }`;
  await server.graphql('ada', exportJob, { id: job.id });
  const [{ downloadUrl }] = await waitFor(
    async () => (await server.graphql('ada', '{ exports { items { status downloadUrl } } }')).data.exports.items,
    ([item]) => item.status === 'READY',
  );
  expect(await (await fetch(downloadUrl)).text()).toContain('Harrow Glen College');

  server.clock.forward(86_400);
  await server.context.queue.add('purge-files', {});
  await waitFor(
    () => readLetter(told.id),
    (letter) => letter.downloadUrl === null,
  );
  expect((await fetch(before.downloadUrl)).status).toBe(404);
  expect((await fetch(imageUrl)).status).toBe(404);
  expect(s3.refused).toEqual([]);
});
