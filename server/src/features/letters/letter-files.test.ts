import { classify } from '@tassel/classifier/classify.ts';
import { greyPicture, openImage } from '@tassel/classifier/read/decode-image.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestJob, endOfLetters, putFile, sampleLetter, waitFor } from '#testing/jobs.ts';
import { addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

type Box = { page: number; left: number; top: number; width: number; height: number };
type Page = { number: number; width: number; height: number; imageUrl: string };
type Letter = {
  status: string;
  downloadUrl: string;
  pages: Page[];
  aidAmounts: { value: number; figureBox: Box }[];
  costAmounts: { value: number; figureBox: Box }[];
};

let server: TestServer;
const letters: Record<string, string> = {};
const html = '<script>document.title = "run"</script>';

beforeAll(async () => {
  // The real classifier, without the child processes that guard the worker: they take long to warm up.
  server = await startServer({}, classify);
  await addTestPerson(server, 'ada');
  await addTestOrganization(server, 'ada', 'Bridgepath');
  const contents: Record<string, NonNullable<RequestInit['body']>> = {
    'Zoë’s letter.pdf': await sampleLetter('digital/d01-harrow-glen-college.pdf'),
    'sideways.pdf': await sampleLetter('digital/d10-oconee-highlands-university.pdf'),
    'page.html': html,
    'large.pdf': padded(await sampleLetter('digital/d04-kestrel-bay-university.pdf')),
  };
  await server.context.db.updateTable('organizations').set({ manual_review_size_limit: true }).execute();
  const job = await addTestJob(server, 'ada', Object.keys(contents), { review: true });
  for (const { id, filename, uploadUrl } of job.awardLetters) {
    letters[filename] = id;
    expect((await putFile(uploadUrl, contents[filename] as string)).status).toBe(200);
  }
  await endOfLetters(server, 'ada', job.id);
});
afterAll(() => server.stop());

const box = '{ page left top width height }';
const query = `query ($id: ID!) { awardLetter(id: $id) { status downloadUrl pages { number width height imageUrl }
  aidAmounts { value figureBox ${box} } costAmounts { value figureBox ${box} } } }`;

const read = async (filename: string): Promise<Letter> =>
  (await server.graphql('ada', query, { id: letters[filename] })).data.awardLetter;

/** The grey pixels of a page's image, and how many of them a point is. */
async function imageOf({ imageUrl, width }: Page) {
  const answer = await fetch(imageUrl);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  const opened = await openImage(new Uint8Array(await answer.arrayBuffer()), 'webp');
  if (!opened.ok) throw new Error('the image can’t be opened');
  const [first] = opened.pages;
  const picture = await greyPicture(await (first as NonNullable<typeof first>)());
  return { ...picture, scale: picture.width / width };
}

/** The share of dark pixels in a box. */
function inkIn(image: Awaited<ReturnType<typeof imageOf>>, { left, top, width, height }: Box): number {
  const [x, y, w, h] = [left, top, width, height].map((points) => Math.round(points * image.scale)) as [
    number,
    number,
    number,
    number,
  ];
  let dark = 0;
  for (let row = y; row < y + h; row += 1)
    for (let column = x; column < x + w; column += 1)
      if ((image.pixels[row * image.width + column] ?? 255) < 128) dark += 1;
  return dark / (w * h);
}

/** The same letter with more than 5 MB of nothing in it. */
function padded(pdf: Uint8Array): Buffer<ArrayBuffer> {
  const text = Buffer.from(pdf).toString('latin1');
  const at = text.lastIndexOf('startxref');
  return Buffer.from(`${text.slice(0, at)}%${'x'.repeat(5 * 1024 * 1024)}\n${text.slice(at)}`, 'latin1');
}

describe('does', () => {
  test.each(['Zoë’s letter.pdf', 'sideways.pdf'])(
    'the image of %s matches its boxes: ink in each, none beside',
    async (filename) => {
      const { status, pages, aidAmounts, costAmounts } = await read(filename);
      expect(status).toBe('READY');
      const [page] = pages as [Page];
      const image = await imageOf(page);
      expect(Math.abs(image.height - page.height * image.scale)).toBeLessThan(2);
      expect(image.width).toBeGreaterThan(1200);
      const amounts = [...aidAmounts, ...costAmounts];
      expect(amounts.length).toBeGreaterThan(5);
      for (const { figureBox } of amounts) {
        expect(inkIn(image, figureBox)).toBeGreaterThan(0.08);
        expect(inkIn(image, { ...figureBox, left: page.width - 20, width: 15 })).toBe(0);
      }
    },
  );

  test('[R-D.07] a letter too large to be read shows its pages to the reviewer', async () => {
    const { status, pages } = await waitFor(
      () => read('large.pdf'),
      (letter) => letter.pages.length > 0,
    );
    expect(status).toBe('MANUAL_REVIEW');
    expect(pages.map(({ number, width, height }) => [number, width, height])).toEqual([
      [1, 612, 792],
      [2, 612, 792],
    ]);
    expect((await imageOf(pages[1] as Page)).width).toBe(1233);
  });

  test('an image is drawn once, then kept beside the original; its address stays the same for a while', async () => {
    const [first] = (await read('Zoë’s letter.pdf')).pages as [Page];
    const answer = await fetch(first.imageUrl);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=600, immutable');
    expect(((await read('Zoë’s letter.pdf')).pages as [Page])[0].imageUrl).toBe(first.imageUrl);
    const { file_key } = await fileOf('Zoë’s letter.pdf');
    expect(await server.context.files.size(file_key.replace(/original$/, 'page-1.webp'))).toBeGreaterThan(10_000);
  });

  test('the original is downloaded as it was sent, under its name', async () => {
    const { downloadUrl } = await read('Zoë’s letter.pdf');
    const answer = await fetch(downloadUrl);
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''Zo%C3%AB%E2%80%99s%20letter.pdf");
    const sent = await sampleLetter('digital/d01-harrow-glen-college.pdf');
    expect(Buffer.from(await answer.arrayBuffer()).equals(sent)).toBe(true);
  });
});

describe('guards', () => {
  test('a file that is a web page is saved and never shown: it can’t run in our origin', async () => {
    const { status, downloadUrl } = await read('page.html');
    expect(status).toBe('BAD_FILE');
    const { headers } = await fetch(downloadUrl);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  test('addresses end, and one for an image opens no original', async () => {
    const { downloadUrl, pages } = await read('Zoë’s letter.pdf');
    const [{ imageUrl }] = pages as [Page];
    const swapped = `${server.url}/files/download?${imageUrl.split('?')[1]}`;
    for (const url of [swapped, `${server.url}/files/page`, `${server.url}/files/page?token=x.y`])
      expect([url, (await fetch(url)).status]).toEqual([url, 404]);
    server.clock.forward(601);
    for (const url of [downloadUrl, imageUrl]) expect((await fetch(url)).status).toBe(404);
  });

  test('[R-4.11] when the original has been removed there is no image either', async () => {
    const { pages, downloadUrl } = await read('sideways.pdf');
    const { file_key } = await fileOf('sideways.pdf');
    await server.context.files.removeFolder(file_key.replace(/\/original$/, ''));
    expect((await fetch((pages as [Page])[0].imageUrl)).status).toBe(404);
    expect((await fetch(downloadUrl)).status).toBe(404);
  });
});

async function fileOf(filename: string): Promise<{ file_key: string }> {
  const { file_key } = await server.context.db
    .selectFrom('letters')
    .where('id', '=', letters[filename] as string)
    .select('file_key')
    .executeTakeFirstOrThrow();
  return { file_key: file_key as string };
}
