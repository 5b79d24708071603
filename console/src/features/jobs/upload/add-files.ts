import { readContextTable } from './context-table.ts';
import { changeLetters, draft } from './draft.ts';
import type { FileFacts, Inspection } from './file-facts.ts';
import { splitName } from './file-names.ts';
import { runFileTask } from './file-tasks.ts';
import type { GivenFile } from './given-files.ts';
import { createInspectQueue } from './inspect-queue.ts';
import { draftOf, type LetterDraft, withFacts, withInstead } from './letter-draft.ts';
import { lookUpOlderLetters } from './look-up-older-letters.ts';

const inspecting = createInspectQueue((file) => runFileTask('inspect', file), takeResults);

/** Adds what was dropped or chosen, and has each file looked into. A CSV is context data. */
export async function addFiles(given: readonly GivenFile[]): Promise<void> {
  const [tables, letters] = parted(given, ({ file }) => /\.csv$/i.test(file.name));
  addLetters(letters.map(({ file, folder }) => draftOf(file, { folder })));
  const table = tables.at(-1);
  if (table) await addContext(table.file);
}

export function addLetters(letters: readonly LetterDraft[]): void {
  putInstead(new Set(), letters);
}

/** Puts other letters in the place of some, and has the new ones looked into. */
export function putInstead(gone: ReadonlySet<string>, instead: readonly LetterDraft[]): void {
  changeLetters((letters) => (gone.size > 0 ? withInstead(letters, gone, instead) : [...letters, ...instead]));
  inspecting.add(instead.filter(({ facts }) => facts === null));
}

export async function addContext(file: File): Promise<void> {
  const read = readContextTable(await file.text());
  draft.change({ context: { name: file.name, ...('problem' in read ? read : { table: read }) } });
}

function takeResults(results: ReadonlyMap<string, Inspection>): void {
  const known = new Map<string, FileFacts>();
  for (const [id, inspection] of results) if ('facts' in inspection) known.set(id, inspection.facts);
  changeLetters((letters) => withFacts(letters, known));
  for (const [id, inspection] of results) if ('letters' in inspection) unpackInto(id, inspection.letters);
  lookUpOlderLetters([...known.values()].flatMap(({ sha256, fault }) => (sha256 && !fault ? [sha256] : [])));
}

/** A zip of documents gives way to what is in it; its name tells their namesakes apart. */
function unpackInto(id: string, files: readonly File[]): void {
  const zip = draft.get().letters.find((letter) => letter.id === id);
  if (!zip) return;
  const folder = splitName(zip.name).stem;
  putInstead(
    new Set([id]),
    files.map((file) => draftOf(file, { folder, isMade: true })),
  );
}

function parted<Item>(items: readonly Item[], belongs: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))];
}
