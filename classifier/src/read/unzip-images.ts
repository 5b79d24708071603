import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { limits } from './limits.ts';
import { badFile, type Refusal, tooMuch } from './refusal.ts';
import { type ImageKind, isImageKind, sniff } from './sniff.ts';

export type ZippedImage = { name: string; kind: ImageKind; bytes: Uint8Array };

/** The images of a zip in the natural order of their names: the pages of one letter. */
export async function unzipImages(bytes: Uint8Array): Promise<{ ok: true; images: ZippedImage[] } | Refusal> {
  let zip: yauzl.ZipFile;
  try {
    zip = await yauzl.fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, autoClose: false });
  } catch {
    return badFile('damaged');
  }
  try {
    return await readEntries(zip);
  } catch (error) {
    return badFile(isLyingSize(error) ? 'zip_bomb' : 'damaged');
  } finally {
    zip.close();
  }
}

async function readEntries(zip: yauzl.ZipFile): Promise<{ ok: true; images: ZippedImage[] } | Refusal> {
  if (zip.entryCount > limits.maxZipEntries) return badFile('zip_bomb');
  const entries: yauzl.Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (isVisible(entry.fileName)) entries.push(entry);
  }
  const refusal = refuseSizes(entries);
  if (refusal) return refusal;
  const images: ZippedImage[] = [];
  for (const entry of entries) {
    const content = await collect(await zip.openReadStreamPromise(entry));
    const kind = await sniff(content);
    if (kind === 'zip') return badFile('zip_nested');
    if (isImageKind(kind)) images.push({ name: entry.fileName, kind, bytes: content });
  }
  if (images.length === 0) return badFile('zip_without_images');
  if (images.length > limits.maxZipImages) return tooMuch('too_many_pages');
  return { ok: true, images: images.sort((a, b) => compareNames(a.name, b.name)) };
}

function refuseSizes(entries: readonly yauzl.Entry[]): Refusal | null {
  if (entries.some((entry) => entry.isEncrypted())) return badFile('encrypted');
  const packed = entries.reduce((sum, entry) => sum + entry.compressedSize, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (unpacked <= limits.maxUnpackedBytes) return null;
  return unpacked > packed * limits.maxZipRatio ? badFile('zip_bomb') : tooMuch('too_large');
}

/** Reads no further than the limit, whatever the zip's directory says. */
async function collect(stream: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limits.maxUnpackedBytes) throw new Error('too many bytes in the stream');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function isVisible(name: string): boolean {
  if (name.endsWith('/')) return false;
  return !name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX' || part === 'Thumbs.db');
}

function isLyingSize(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('too many bytes');
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compareNames(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : 1);
}
