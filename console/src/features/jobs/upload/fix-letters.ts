import { putInstead } from './add-files.ts';
import { changeLetters } from './draft.ts';
import { runFileTask } from './file-tasks.ts';
import type { GivenFile } from './given-files.ts';
import { draftOf, type LetterDraft, withInstead, withNames } from './letter-draft.ts';
import type { PageRange } from './page-ranges.ts';

export function renameLetters(names: ReadonlyMap<string, string>): void {
  changeLetters((letters) => withNames(letters, names));
}

export function removeLetters(ids: ReadonlySet<string>): void {
  changeLetters((letters) => withInstead(letters, ids));
}

export function replaceLetter(id: string, given: readonly GivenFile[]): void {
  putInstead(
    new Set([id]),
    given.map(({ file, folder }) => draftOf(file, { folder })),
  );
}

/** The pictures of a letter in their order: those stapled here, or those of its zip. */
export async function picturesOf({ parts, file }: LetterDraft): Promise<File[]> {
  return parts ?? runFileTask('unpackPictures', file);
}

/** Makes one letter of pictures, in this order; the letters that they were are gone. */
export async function stapleLetters(gone: ReadonlySet<string>, pictures: File[], name: string): Promise<void> {
  const file = await runFileTask('staple', pictures, name);
  putInstead(gone, [draftOf(file, { parts: pictures, isMade: true })]);
}

/** Makes a letter of each picture. */
export async function unstapleLetter(letter: LetterDraft): Promise<void> {
  const pictures = await picturesOf(letter);
  const isMade = letter.parts === null;
  putInstead(
    new Set([letter.id]),
    pictures.map((file) => draftOf(file, { folder: letter.folder, isMade })),
  );
}

export async function splitLetter({ id, file, folder }: LetterDraft, ranges: PageRange[]): Promise<void> {
  const files = await runFileTask('split', file, ranges);
  putInstead(
    new Set([id]),
    files.map((part) => draftOf(part, { folder, isMade: true })),
  );
}
