import { unzipSync } from 'fflate';
import { sniff } from './sniff.ts';

export type ZipEntry = { name: string; bytes: number };
export type UnpackedFile = { name: string; content: Uint8Array<ArrayBuffer> };

/** Directories and shadow files count, too; above it nobody zipped letters. */
const maxEntries = 20_000;

/** What a zip says that it holds, without unpacking any of it; null where it can't be read. */
export function zipEntries(zip: Uint8Array): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  try {
    unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (isVisible(name) && entries.length < maxEntries) entries.push({ name, bytes: originalSize });
        return false;
      },
    });
  } catch {
    return null;
  }
  return entries;
}

/** The first bit of an entry's flags. One that is locked means that all are. */
export function isLockedZip(zip: Uint8Array): boolean {
  return ((zip[6] ?? 0) & 1) === 1;
}

/** Unpacks the named entries. An entry never takes more memory than it said. */
export function unpack(zip: Uint8Array, names: ReadonlySet<string>): UnpackedFile[] {
  const contents = unzipSync(zip, { filter: ({ name }) => names.has(name) });
  return Object.entries(contents).map(([name, content]) => ({ name, content: new Uint8Array(content) }));
}

/** D 6: hidden files and what operating systems leave behind are no part of a letter. */
export function isVisible(path: string): boolean {
  if (path.endsWith('/')) return false;
  return !path.split('/').some((part) => part.startsWith('.') || leftBehind.has(part));
}

const leftBehind: ReadonlySet<string> = new Set(['__MACOSX', 'Thumbs.db', 'desktop.ini']);

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function kindOf(content: Uint8Array) {
  return sniff(content.subarray(0, 4096));
}
