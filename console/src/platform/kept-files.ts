/** The browser's private file storage: what a reload must not lose. Where it is refused or full, nothing is kept. */
export type KeptFolder = {
  write: (name: string, content: Blob | string) => Promise<boolean>;
  read: (name: string) => Promise<File | null>;
  remove: (name: string) => Promise<void>;
  names: () => Promise<string[]>;
};

/** A folder by its path; null where it does not exist, or can't. */
export async function keptFolder(path: readonly string[], { create = false } = {}): Promise<KeptFolder | null> {
  const folder = await directory(path, create);
  return folder && openFolder(folder);
}

export async function removeKeptFolder(path: readonly string[]): Promise<void> {
  const [name, ...parents] = [...path].reverse();
  const parent = await directory(parents.reverse(), false);
  await tolerate(async () => name && parent?.removeEntry(name, { recursive: true }));
}

/** What a person kept is theirs: at sign-out all of it goes. */
export async function removeAllKeptFiles(): Promise<void> {
  const root = await keptFolder([]);
  for (const name of (await root?.names()) ?? []) await removeKeptFolder([name]);
}

/** Bytes that may still be kept; a reserve stays free for whatever else the browser holds for us. */
export async function roomForKeptFiles(): Promise<number> {
  const estimate = await tolerate(() => navigator.storage.estimate());
  return Math.max(0, (estimate?.quota ?? 0) * 0.8 - (estimate?.usage ?? 0));
}

function openFolder(folder: FileSystemDirectoryHandle): KeptFolder {
  return {
    async write(name, content) {
      const written = await tolerate(async () => {
        const handle = await folder.getFileHandle(name, { create: true });
        const stream = await handle.createWritable();
        await stream.write(content);
        await stream.close();
        return true;
      });
      return written ?? false;
    },
    async read(name) {
      return (await tolerate(async () => (await folder.getFileHandle(name)).getFile())) ?? null;
    },
    async remove(name) {
      await tolerate(() => folder.removeEntry(name));
    },
    async names() {
      const found: string[] = [];
      await tolerate(async () => {
        for await (const name of folder.keys()) found.push(name);
      });
      return found;
    },
  };
}

async function directory(path: readonly string[], create: boolean): Promise<FileSystemDirectoryHandle | null> {
  const found = await tolerate(async () => {
    let folder = await navigator.storage.getDirectory();
    for (const name of path) folder = await folder.getDirectoryHandle(name, { create });
    return folder;
  });
  return found ?? null;
}

// Private windows, full disks and old browsers make any of it throw; the console works without.
async function tolerate<Result>(access: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await access();
  } catch {
    return undefined;
  }
}
