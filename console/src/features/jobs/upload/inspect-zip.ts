import { letterLimits } from '@tassel/contract/letter-limits.ts';
import { type FileFault, factsOf, type Inspection } from './file-facts.ts';
import { baseName, isLockedZip, kindOf, type UnpackedFile, unpack, type ZipEntry, zipEntries } from './zip-entries.ts';

type Found = { pictures: File[]; documents: File[]; hasZip: boolean };

const mebibyte = 1024 * 1024;

/** A zip of letters is no letter: it is unpacked here, so it may be larger than one. */
export const maxZipBytes = 512 * mebibyte;
const maxUnpackedLettersBytes = 1024 * mebibyte;

/** Deflate reaches 1000 : 1 on nothing but zeros; letters never come near. */
const maxZipRatio = 100;

/** Unpacked at once: enough to be quick, little enough for any machine. */
const groupBytes = 64 * mebibyte;

/** D 6: pictures alone are the pages of one letter. With a PDF among them, each file is a letter of its own. */
export function inspectZip(zip: Uint8Array, sha256: string): Inspection {
  const facts = (pages: number | null, fault: FileFault | null): Inspection => ({
    facts: factsOf({ kind: 'zip', sha256, pages, fault }),
  });
  if (isLockedZip(zip)) return facts(null, 'encrypted');
  const entries = zipEntries(zip);
  if (!entries) return facts(null, 'damaged');
  const unpackedBytes = sum(entries);
  if (unpackedBytes > maxUnpackedLettersBytes) return facts(null, oversize(unpackedBytes, zip.length));
  const found = findLetters(zip, entries);
  if (!found) return facts(null, 'damaged');
  if (found.hasZip) return facts(null, 'zip_nested');
  if (found.documents.length > 0) return { letters: [...found.documents, ...found.pictures] };
  const pages = found.pictures.length;
  if (pages === 0) return facts(null, 'zip_without_images');
  if (unpackedBytes > letterLimits.maxUnpackedBytes) return facts(pages, oversize(unpackedBytes, zip.length));
  return facts(pages, pages > letterLimits.maxZipParts ? 'too_many_pages' : null);
}

function oversize(unpackedBytes: number, packedBytes: number): FileFault {
  return unpackedBytes > packedBytes * maxZipRatio ? 'zip_bomb' : 'too_large_unpacked';
}

function findLetters(zip: Uint8Array, entries: readonly ZipEntry[]): Found | null {
  const found: Found = { pictures: [], documents: [], hasZip: false };
  try {
    for (const group of inGroups(entries)) {
      for (const file of unpack(zip, group)) sortIn(found, file);
      if (found.hasZip) return found;
    }
  } catch {
    return null;
  }
  return found;
}

function sortIn(found: Found, { name, content }: UnpackedFile): void {
  const { kind } = kindOf(content);
  if (kind === null) return;
  if (kind === 'zip') found.hasZip = true;
  else if (kind === 'pdf') found.documents.push(new File([content], baseName(name)));
  else found.pictures.push(new File([content], baseName(name)));
}

function* inGroups(entries: readonly ZipEntry[]): Generator<Set<string>> {
  let group = new Set<string>();
  let bytes = 0;
  for (const entry of entries) {
    if (group.size > 0 && bytes + entry.bytes > groupBytes) {
      yield group;
      [group, bytes] = [new Set(), 0];
    }
    group.add(entry.name);
    bytes += entry.bytes;
  }
  yield group;
}

function sum(entries: readonly ZipEntry[]): number {
  return entries.reduce((total, { bytes }) => total + bytes, 0);
}
