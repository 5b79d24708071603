import { compareNames } from './natural-order.ts';
import { isVisible } from './zip-entries.ts';

/** A file as it came, with the name of the folder that it lay in. */
export type GivenFile = { file: File; folder: string };

/** Files that were chosen, by themselves or as a folder. What operating systems leave behind is left out. */
export function givenFiles(files: Iterable<File>): GivenFile[] {
  return [...files]
    .filter((file) => isVisible(pathOf(file)))
    .sort((a, b) => compareNames(pathOf(a), pathOf(b)))
    .map((file) => ({ file, folder: parentOf(pathOf(file)) }));
}

function pathOf(file: File): string {
  return file.webkitRelativePath || file.name;
}

function parentOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}

/** What was dropped, folders with all that is in them. Must be called while the drop is handled. */
export async function droppedFiles(transfer: DataTransfer): Promise<GivenFile[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return givenFiles(transfer.files);
  const found = await Promise.all(entries.map(filesUnder));
  return found.flat();
}

async function filesUnder(entry: FileSystemEntry): Promise<GivenFile[]> {
  if (!isVisible(entry.name)) return [];
  if (isFile(entry)) return [{ file: await fileOf(entry), folder: parentOf(entry.fullPath) }];
  const found: GivenFile[] = [];
  const entries = await entriesIn(entry as FileSystemDirectoryEntry);
  for (const inside of entries.sort((a, b) => compareNames(a.name, b.name))) found.push(...(await filesUnder(inside)));
  return found;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((done, fail) => entry.file(done, fail));
}

/** The browser hands a folder over in pieces of a hundred. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const piece = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    if (piece.length === 0) return found;
    found.push(...piece);
  }
}
