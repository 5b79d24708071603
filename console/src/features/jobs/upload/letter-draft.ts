import { filenameKey, filenameProblem } from '@tassel/contract/job.ts';
import type { FileFacts } from './file-facts.ts';

/** A letter to be: a file, or several pictures stapled into one, before the job exists. */
export type LetterDraft = {
  id: string;
  name: string;
  /** Of the name: ten thousand are compared at every change. */
  nameKey: string;
  nameFault: string | undefined;
  /** As it was before any fix: by it a CSV of context data may know the letter. */
  givenName: string;
  /** The folder that it was dropped with; empty where there was none. */
  folder: string;
  file: File;
  /** The pictures that were stapled here, in their order. */
  parts: File[] | null;
  /** True for what the browser made: no folder holds it, so it can't be chosen again. */
  isMade: boolean;
  /** Null while the file is being read. */
  facts: FileFacts | null;
};

let lastId = 0;

type Given = { folder?: string; parts?: File[]; isMade?: boolean };

export function draftOf(file: File, { folder = '', parts, isMade = false }: Given = {}): LetterDraft {
  const { name } = file;
  const id = `draft-${++lastId}`;
  return { id, ...named(name), givenName: name, folder, file, parts: parts ?? null, isMade, facts: null };
}

function named(name: string) {
  return { name, nameKey: filenameKey(name), nameFault: filenameProblem(name) };
}

/** Puts other letters in the place of some: the one door for remove, replace, unpack, split, staple and unstaple. */
export function withInstead(
  letters: readonly LetterDraft[],
  gone: ReadonlySet<string>,
  instead: readonly LetterDraft[] = [],
): LetterDraft[] {
  const place = letters.findIndex(({ id }) => gone.has(id));
  const before = letters.slice(0, Math.max(place, 0));
  const after = letters.slice(Math.max(place, 0)).filter(({ id }) => !gone.has(id));
  return [...before, ...instead, ...after];
}

export function withFacts(letters: readonly LetterDraft[], facts: ReadonlyMap<string, FileFacts>): LetterDraft[] {
  return letters.map((letter) => {
    const found = facts.get(letter.id);
    return found ? { ...letter, facts: found } : letter;
  });
}

export function withNames(letters: readonly LetterDraft[], names: ReadonlyMap<string, string>): LetterDraft[] {
  return letters.map((letter) => {
    const name = names.get(letter.id);
    return name === undefined ? letter : { ...letter, ...named(name) };
  });
}
