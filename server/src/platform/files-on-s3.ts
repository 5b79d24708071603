import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { attachment } from './attachment.ts';
import { type Content, FileMissing, type Files, FileTooLarge, type StoredFile } from './files.ts';
import { checkedKey } from './files-on-disk.ts';
import { measure } from './measured-content.ts';
import { openS3Client } from './s3-client.ts';
import { copyObject, listObjects, removeObjects } from './s3-objects.ts';
import type { S3Place } from './s3-place.ts';
import { presigner } from './s3-presign.ts';

/** Files in a bucket of an S3-compatible store. */
export function openS3Files(place: S3Place): Files {
  const call = openS3Client(place);
  const presign = presigner(place);
  const nameOf = (key: string) => [place.prefix, checkedKey(key)].filter(Boolean).join('/');
  const keyOf = (name: string) => (place.prefix ? name.slice(place.prefix.length + 1) : name);

  /** By the real time: the store would not take an address that is signed for another. */
  function allow(method: 'GET' | 'PUT', key: string, expires: Date, query: Record<string, string> = {}): string {
    const now = new Date();
    const seconds = Math.max(1, Math.round((expires.getTime() - now.getTime()) / 1000));
    return presign({ method, name: nameOf(key), seconds, now, query });
  }

  async function get(key: string): Promise<Readable> {
    const { body } = await call(nameOf(key), { method: 'GET' });
    return Readable.fromWeb(body as ReadableStream);
  }

  async function* list(folder: string): AsyncGenerator<string[]> {
    for await (const names of listObjects(call, `${nameOf(folder)}/`)) yield names.map(keyOf);
  }

  async function remove(keys: readonly string[]): Promise<void> {
    await removeObjects(call, keys.map(nameOf));
  }

  async function size(key: string): Promise<number | undefined> {
    const answer = await call(nameOf(key), { method: 'HEAD' }).catch(undefinedIfMissing);
    return answer && Number(answer.headers.get('content-length'));
  }

  async function take(uploadKey: string, key: string, { maxBytes }: { maxBytes: number }): Promise<StoredFile> {
    try {
      // A task that comes a second time finds the upload moved already.
      await copyObject(call, `/${place.bucket}/${nameOf(uploadKey)}`, nameOf(key)).catch(async (error) => {
        if (!(error instanceof FileMissing) || (await size(key)) === undefined) throw error;
      });
      if (((await size(key)) ?? 0) > maxBytes) throw new FileTooLarge(`more than ${maxBytes} bytes`);
      const stored = await measureFile(await get(key), maxBytes);
      await remove([uploadKey]);
      return stored;
    } catch (error) {
      if (error instanceof FileTooLarge) await remove([uploadKey, key]);
      throw error;
    }
  }

  return {
    put: (key, content, { maxBytes }) =>
      asTemporaryFile(content, maxBytes, async (body, stored) => {
        const headers = { 'x-amz-content-sha256': stored.sha256 };
        await call(nameOf(key), { method: 'PUT', headers, body });
        return stored;
      }),
    get,
    async read(key) {
      const answer = await call(nameOf(key), { method: 'GET' });
      return new Uint8Array(await answer.arrayBuffer());
    },
    size,
    remove,
    async removeFolder(folder) {
      for await (const keys of list(folder)) await remove(keys);
    },
    signedGetUrl: (key, { filename, contentType, expires }) =>
      allow('GET', key, expires, {
        'response-content-disposition': attachment(filename),
        'response-content-type': contentType,
      }),
    uploads: {
      signedPutUrl: (key, expires) => allow('PUT', key, expires),
      async *waiting(folder) {
        for await (const keys of list(folder)) yield* keys;
      },
      take,
    },
  };
}

/** The store wants to know the length before the content, so it is kept on disk meanwhile, never in memory. */
async function asTemporaryFile<Answer>(
  content: Content,
  maxBytes: number,
  use: (body: Blob, stored: StoredFile) => Promise<Answer>,
): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'tassel-file-'));
  try {
    const path = join(folder, 'content');
    const { chunks, result } = measure(content, maxBytes);
    await writeFile(path, chunks, { mode: 0o600 });
    return await use(await openAsBlob(path), result());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureFile(content: Readable, maxBytes: number): Promise<StoredFile> {
  const { chunks, result } = measure(content, maxBytes);
  try {
    for await (const _ of chunks);
    return result();
  } finally {
    content.destroy();
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof FileMissing)) throw error;
}
