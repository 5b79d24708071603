import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Content, type Delivery, FileMissing, type Files, type StoredFile } from './files.ts';
import { newId } from './ids.ts';
import { measure } from './measured-content.ts';

const abandonedMs = 86_400_000;

export type DiskOptions = { folder: string; signedGetUrl(key: string, delivery: Delivery): string };

/** Files in a folder. What is under its own name is whole: content is written beside, made safe, then renamed. */
export async function openDiskFiles({ folder, signedGetUrl }: DiskOptions): Promise<Files> {
  const parts = join(folder, 'parts');
  await mkdir(parts, { recursive: true });
  await removeAbandoned(parts);
  const pathOf = (key: string) => join(folder, 'kept', checkedKey(key));

  async function put(key: string, content: Content, limit: { maxBytes: number }) {
    const path = pathOf(key);
    const part = join(parts, newId());
    try {
      const stored = await write(part, content, limit.maxBytes);
      await moveSafely(part, path);
      return stored;
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  return {
    put,
    get: async (key) => (await open(pathOf(key)).catch(tellMissing(key))).createReadStream(),
    read: async (key) => readFile(pathOf(key)).catch(tellMissing(key)),
    size: (key) =>
      stat(pathOf(key)).then(
        ({ size }) => size,
        () => undefined,
      ),
    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
    removeFolder: (key) => rm(pathOf(key), { recursive: true, force: true }),
    signedGetUrl: (key, delivery) => signedGetUrl(checkedKey(key), delivery),
    uploads: null,
  };
}

/** Keys are made by us; one that could leave the folder is a fault of ours. */
export function checkedKey(key: string): string {
  const isSafe = key.split('/').every((part) => /^[\w-][\w.-]*$/.test(part));
  if (!isSafe) throw new Error(`not a key of a file: ${JSON.stringify(key)}`);
  return key;
}

async function write(path: string, content: Content, maxBytes: number): Promise<StoredFile> {
  const { chunks, result } = measure(content, maxBytes);
  await using file = await open(path, 'wx', 0o600);
  await file.writeFile(chunks);
  await file.sync();
  return result();
}

/** After this, not even a power failure loses the file: each folder that is new has its name on the disk. */
async function moveSafely(part: string, path: string): Promise<void> {
  const firstMade = await mkdir(dirname(path), { recursive: true });
  await rename(part, path);
  const last = dirname(firstMade ?? path);
  for (let folder = dirname(path); folder.length >= last.length; folder = dirname(folder)) await syncFolder(folder);
}

async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path);
  await folder.sync();
}

/** Half a file is left only by a process that was killed. */
async function removeAbandoned(parts: string): Promise<void> {
  for (const name of await readdir(parts)) {
    const path = join(parts, name);
    const changed = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (changed < Date.now() - abandonedMs) await rm(path, { force: true });
  }
}

const tellMissing =
  (key: string) =>
  (error: unknown): never => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new FileMissing(key);
    throw error;
  };
