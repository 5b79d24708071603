import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3, type TestS3 } from '#testing/start-s3.ts';
import { FileMissing, type Files, FileTooLarge } from './files.ts';
import { openDiskFiles } from './files-on-disk.ts';
import { openS3Files } from './files-on-s3.ts';
import { readS3Place, type S3Place } from './s3-place.ts';

let folder: string;
let s3: TestS3;
let place: S3Place;
const all = {} as Record<'disk' | 'S3', Files>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tassel-files-'));
  all.disk = await openDiskFiles({ folder, signedGetUrl: (key) => `http://localhost/${key}` });
  s3 = await startS3();
  place = readS3Place(s3.settings) as S3Place;
  all.S3 = openS3Files(place);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await s3.stop();
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const keptOnDisk = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((e) => e.isFile());

describe.each(['disk', 'S3'] as const)('on %s', (where) => {
  const limit = { maxBytes: 1_000_000 };

  test('what is put is there, whole, measured on the way', async () => {
    const files = all[where];
    const bytes = randomBytes(300_000);
    const chunks = Array.from({ length: 30 }, (_, index) => bytes.subarray(index * 10_000, (index + 1) * 10_000));
    expect(await files.put('letters/a/original', chunks, limit)).toEqual({ bytes: 300_000, sha256: sha256(bytes) });
    expect(await files.size('letters/a/original')).toBe(300_000);
    expect(Buffer.from(await files.read('letters/a/original')).equals(bytes)).toBe(true);
    expect((await buffer(await files.get('letters/a/original'))).equals(bytes)).toBe(true);
    await files.put('letters/a/original', [Buffer.from('second')], limit);
    expect(Buffer.from(await files.read('letters/a/original')).toString()).toBe('second');
  });

  test('[R-D.12] a folder goes with all that is in it, and nothing beside it', async () => {
    const files = all[where];
    for (const key of ['jobs/1/x/original', 'jobs/1/x/page-1.webp', 'jobs/1/y/original', 'jobs/12/x/original'])
      await files.put(key, [Buffer.from(key)], limit);
    await files.removeFolder('jobs/1');
    await files.removeFolder('jobs/1');
    expect(await files.size('jobs/1/x/page-1.webp')).toBeUndefined();
    expect(await files.size('jobs/12/x/original')).toBe(18);
    await files.remove(['jobs/12/x/original', 'jobs/never/there']);
    expect(await files.size('jobs/12/x/original')).toBeUndefined();
  });

  test('what is missing is told as missing', async () => {
    await expect(all[where].get('letters/none')).rejects.toThrow(FileMissing);
    await expect(all[where].read('letters/none')).rejects.toThrow(FileMissing);
  });

  test('[R-D.07] content that is too large is refused while it comes, and leaves nothing', async () => {
    let sent = 0;
    async function* endless() {
      for (;;) {
        sent += 100_000;
        yield Buffer.alloc(100_000);
      }
    }
    await expect(all[where].put('letters/large/original', endless(), limit)).rejects.toThrow(FileTooLarge);
    expect(sent).toBe(1_100_000);
    expect(await all[where].size('letters/large/original')).toBeUndefined();
  });

  test.each(['../secret', 'a//b', '/etc/passwd', 'a/../b', 'a/.hidden', '', 'a b', 'a/b\0'])(
    'the key %j is refused',
    async (key) => {
      await expect(async () => all[where].put(key, [Buffer.from('x')], limit)).rejects.toThrow('not a key');
      await expect(async () => all[where].get(key)).rejects.toThrow('not a key');
    },
  );
});

describe('on disk', () => {
  test('half an upload leaves nothing, and the sender of too much still gets an answer', async () => {
    const before = await keptOnDisk();
    const ends: string[] = [];
    const server = createServer((incoming, response) => {
      all.disk.put('letters/half/original', incoming, { maxBytes: 1000 }).then(
        () => response.end('kept'),
        (error) => {
          ends.push(error.name);
          response.writeHead(413, { connection: 'close' }).end('too large');
        },
      );
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const call = request({ port, method: 'PUT', headers: { 'content-length': 900 } });
    call.on('error', () => undefined);
    call.write(Buffer.alloc(500));
    await sleep(100);
    call.destroy();
    await expect.poll(() => ends).toEqual(['Error']);
    const large = await fetch(`http://127.0.0.1:${port}`, { method: 'PUT', body: Buffer.alloc(1001) });
    expect([large.status, await large.text()]).toEqual([413, 'too large']);
    expect(await keptOnDisk()).toEqual(before);
    server.closeAllConnections();
    server.close();
  });

  test('what a killed process left half written goes at a start, a day later', async () => {
    for (const name of ['old', 'young']) await writeFile(join(folder, 'parts', name), 'half');
    const yesterday = new Date(Date.now() - 90_000_000);
    await utimes(join(folder, 'parts', 'old'), yesterday, yesterday);
    await openDiskFiles({ folder, signedGetUrl: () => '' });
    expect(await readdir(join(folder, 'parts'))).toEqual(['young']);
    await rm(join(folder, 'parts', 'young'));
  });
});

describe('on S3', () => {
  const soon = () => new Date(Date.now() + 60_000);
  async function waiting(): Promise<string[]> {
    const keys: string[] = [];
    for await (const key of all.S3.uploads?.waiting('uploads') ?? []) keys.push(key);
    return keys;
  }
  const upload = (url: string, bytes: Uint8Array) => fetch(url, { method: 'PUT', body: Buffer.from(bytes) });

  test('[R-D.11] a client uploads past us; what it sent is found, moved and measured, and a second PUT changes nothing', async () => {
    const { uploads } = all.S3;
    const url = uploads?.signedPutUrl('uploads/one', soon()) as string;
    const bytes = randomBytes(70_000);
    expect((await upload(url, bytes)).status).toBe(200);
    expect(await waiting()).toEqual(['uploads/one']);
    const taken = { bytes: 70_000, sha256: sha256(bytes) };
    expect(await uploads?.take('uploads/one', 'letters/one/original', { maxBytes: 100_000 })).toEqual(taken);
    expect(await waiting()).toEqual([]);
    // A task that was killed after its move comes again.
    expect(await uploads?.take('uploads/one', 'letters/one/original', { maxBytes: 100_000 })).toEqual(taken);
    expect((await upload(url, Buffer.from('other'))).status).toBe(200);
    expect(sha256(await all.S3.read('letters/one/original'))).toBe(taken.sha256);
    await all.S3.remove(['uploads/one']);
    await expect(uploads?.take('uploads/none', 'letters/none/original', { maxBytes: 1 })).rejects.toThrow(FileMissing);
  });

  test('[R-D.07] an upload that is too large is refused when it is found, and leaves nothing', async () => {
    const { uploads } = all.S3;
    await upload(uploads?.signedPutUrl('uploads/large', soon()) as string, Buffer.alloc(2000));
    const take = uploads?.take('uploads/large', 'letters/large/original', { maxBytes: 1999 });
    await expect(take).rejects.toThrow(FileTooLarge);
    expect(await all.S3.size('uploads/large')).toBeUndefined();
    expect(await all.S3.size('letters/large/original')).toBeUndefined();
  });

  test('an address opens one method on one key, for its time', async () => {
    const url = all.S3.uploads?.signedPutUrl('uploads/mine', soon()) as string;
    expect((await upload(url.replace('uploads/mine', 'uploads/yours'), Buffer.from('x'))).status).toBe(403);
    expect((await fetch(url)).status).toBe(403);
    const late = all.S3.uploads?.signedPutUrl('uploads/mine', new Date(0)) as string;
    await sleep(1500);
    expect((await upload(late, Buffer.from('x'))).status).toBe(403);
  });

  test('a download comes under its name, as what we say it is', async () => {
    await all.S3.put('letters/page/original', [Buffer.from('<script>alert(1)</script>')], { maxBytes: 100 });
    const filename = 'Zoë’s "offer" (1).html';
    const delivery = { filename, contentType: 'application/octet-stream', expires: soon() };
    const answer = await fetch(all.S3.signedGetUrl('letters/page/original', delivery));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Zo__s _offer_ \(1\)\.html"; filename\*=UTF-8''Zo%C3%AB%E2%80%99s%20%22offer%22%20%281%29\.html$/,
    );
  });

  test('a wrong secret is refused, so the store of these tests does look at signatures', async () => {
    const stranger = openS3Files({ ...place, secretKey: 'wrong' });
    await expect(stranger.put('letters/x', [Buffer.from('x')], { maxBytes: 9 })).rejects.toThrow('answered 403');
    const url = stranger.uploads?.signedPutUrl('uploads/x', soon()) as string;
    expect((await upload(url, Buffer.from('x'))).status).toBe(403);
  });
});
