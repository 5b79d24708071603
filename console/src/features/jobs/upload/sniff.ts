import type { LetterFormat } from '@tassel/contract/letter-limits.ts';
import { hasText, indexOfText, startsWithBytes, textAt } from './bytes.ts';

export type PictureKind = Exclude<LetterFormat, 'pdf' | 'zip'>;

/** What a file is by its content: a kind that can be a letter, or what it is called where it can't. */
export type Sniffed = { kind: LetterFormat } | { kind: null; what: string | null };

// Readers of PDF look for the head in the first kilobyte; mail programs put lines before it.
const headReach = 1024;

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** D 6: the content decides, not the extension. The head needs 4 KB to tell a document from a zip. */
export function sniff(head: Uint8Array): Sniffed {
  if (hasText(head.subarray(0, headReach), '%PDF-')) return { kind: 'pdf' };
  const picture = sniffPicture(head);
  if (picture) return { kind: picture };
  if (startsWithBytes(head, [0x50, 0x4b, 0x03, 0x04])) return sniffZip(head);
  // A zip without any entry has nothing but its end.
  if (startsWithBytes(head, [0x50, 0x4b, 0x05, 0x06])) return { kind: 'zip' };
  return { kind: null, what: nameOfOther(head) };
}

function sniffPicture(head: Uint8Array): PictureKind | null {
  if (startsWithBytes(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWithBytes(head, [0xff, 0xd8, 0xff])) return 'jpg';
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP') return 'webp';
  if (textAt(head, 4, 4) === 'ftyp' && heicBrands.includes(textAt(head, 8, 4))) return 'heic';
  if (startsWithBytes(head, [0x49, 0x49, 0x2a, 0x00]) || startsWithBytes(head, [0x4d, 0x4d, 0x00, 0x2a])) return 'tiff';
  return null;
}

function sniffZip(head: Uint8Array): Sniffed {
  if (textAt(head, 30, 8) === 'mimetype') return { kind: null, what: 'OpenDocument file' };
  const isOffice = textAt(head, 30, 19) === '[Content_Types].xml' || textAt(head, 30, 6) === '_rels/';
  if (!isOffice) return { kind: 'zip' };
  if (indexOfText(head, 'word/') >= 0) return { kind: null, what: 'Word document' };
  if (indexOfText(head, 'xl/') >= 0) return { kind: null, what: 'Excel workbook' };
  if (indexOfText(head, 'ppt/') >= 0) return { kind: null, what: 'PowerPoint file' };
  return { kind: null, what: 'Office document' };
}

function nameOfOther(head: Uint8Array): string | null {
  if (textAt(head, 0, 4) === 'GIF8') return 'GIF image';
  if (textAt(head, 4, 8) === 'ftypavif') return 'AVIF image';
  if (textAt(head, 0, 2) === 'BM') return 'BMP image';
  if (startsWithBytes(head, [0xd0, 0xcf, 0x11, 0xe0])) return 'Office document of an old format';
  const text = textAt(head, 0, headReach).trimStart().toLowerCase();
  if (text.startsWith('<!doctype html') || text.startsWith('<html')) return 'Web page';
  if (text.startsWith('{\\rtf')) return 'Rich text document';
  if (/^(from|received|return-path|mime-version|delivered-to):/m.test(text)) return 'Mail message';
  return isPlainText(head) ? 'Plain text' : null;
}

function isPlainText(head: Uint8Array): boolean {
  return head.length > 0 && head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}

export function isPictureKind(kind: LetterFormat | null): kind is PictureKind {
  return kind !== null && kind !== 'pdf' && kind !== 'zip';
}
