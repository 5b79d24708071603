import { type LetterFormat, letterLimits } from '@tassel/contract/letter-limits.ts';
import { factsOf, type Inspection } from './file-facts.ts';
import { inspectZip, maxZipBytes } from './inspect-zip.ts';
import { pdfFacts } from './pdf-facts.ts';
import { pictureSize } from './picture-size.ts';
import { sha256Hex } from './sha256.ts';
import { sniff } from './sniff.ts';

/** Reads a file as far as it must, and tells what it is. What can't be sent anyhow is not read to its end. */
export async function inspectFile(file: File): Promise<Inspection> {
  if (file.size === 0) return { facts: factsOf({ fault: 'empty' }) };
  const sniffed = sniff(await bytesOf(file.slice(0, 4096)));
  if (sniffed.kind === null) return { facts: factsOf({ what: sniffed.what, fault: 'unknown_type' }) };
  const { kind } = sniffed;
  if (file.size > (kind === 'zip' ? maxZipBytes : letterLimits.maxReviewBytes)) return { facts: factsOf({ kind }) };
  return inspectContent(kind, await bytesOf(file));
}

async function inspectContent(kind: LetterFormat, bytes: Uint8Array<ArrayBuffer>): Promise<Inspection> {
  const sha256 = await sha256Hex(bytes);
  if (kind === 'zip') return inspectZip(bytes, sha256);
  if (kind === 'pdf') return { facts: factsOf({ kind, sha256, ...(await pdfPages(bytes)) }) };
  return { facts: factsOf({ kind, sha256, size: pictureSize(kind, bytes) }) };
}

/** Only a doubtful PDF is opened: whether it asks for a password, and how many pages the last version of it has. */
async function pdfPages(bytes: Uint8Array) {
  const { pages, isEncrypted } = pdfFacts(bytes);
  if (!isEncrypted && (pages ?? 0) <= letterLimits.maxPages) return { pages };
  const { openPdf } = await import('./open-pdf.ts');
  const opened = await openPdf(bytes);
  if (opened === 'encrypted') return { pages: null, fault: 'encrypted' as const };
  const counted = opened === 'damaged' ? pages : opened.pages;
  return { pages: counted, fault: (counted ?? 0) > letterLimits.maxPages ? ('too_many_pages' as const) : null };
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}
