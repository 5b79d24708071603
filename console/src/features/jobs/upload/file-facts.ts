import type { LetterFormat } from '@tassel/contract/letter-limits.ts';
import type { PictureSize } from './picture-size.ts';

/** D 3: what is wrong with the file itself, whatever the job's options are. */
export const fileFaults = [
  'empty',
  'unknown_type',
  'damaged',
  'unreadable',
  'encrypted',
  'too_many_pages',
  'too_large_unpacked',
  'zip_without_images',
  'zip_nested',
  'zip_bomb',
] as const;
export type FileFault = (typeof fileFaults)[number];

/** What the browser finds out by reading a file. */
export type FileFacts = {
  kind: LetterFormat | null;
  /** What a file of no use is called: "Word document". */
  what: string | null;
  fault: FileFault | null;
  /** In hex; null where the file can't be sent anyhow. */
  sha256: string | null;
  /** Of a PDF, or pictures in a zip; null where it can't be told. */
  pages: number | null;
  size: PictureSize | null;
};

/** A zip of documents is several letters; all else is one. */
export type Inspection = { facts: FileFacts } | { letters: File[] };

const nothingKnown: FileFacts = { kind: null, what: null, fault: null, sha256: null, pages: null, size: null };

export function factsOf(known: Partial<FileFacts>): FileFacts {
  return { ...nothingKnown, ...known };
}

const kindWords: Record<LetterFormat, string> = {
  pdf: 'PDF',
  png: 'PNG',
  jpg: 'JPG',
  heic: 'HEIC',
  webp: 'WebP',
  tiff: 'TIFF',
  zip: 'ZIP',
};

/** "PDF, 2 pages", "HEIC, 4032 × 3024", "4 pictures in one letter". */
export function factsInWords({ kind, pages, size }: FileFacts): string {
  if (kind === null) return '';
  if (kind === 'zip') return pages === 1 ? '1 picture in a ZIP' : `${pages} pictures in one letter`;
  if (pages !== null) return `${kindWords[kind]}, ${pages === 1 ? '1 page' : `${pages} pages`}`;
  return size ? `${kindWords[kind]}, ${size.width} × ${size.height}` : kindWords[kind];
}
