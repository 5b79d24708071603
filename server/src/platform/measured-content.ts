import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Content, FileTooLarge, type StoredFile } from './files.ts';

export type MeasuredContent = { chunks: Content; result(): StoredFile };

/** Passes content on, counting and hashing it; stops as soon as it is longer than allowed. */
export function measure(content: Content, maxBytes: number): MeasuredContent {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* chunks() {
    for await (const chunk of leftOpen(content)) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new FileTooLarge(`more than ${maxBytes} bytes`);
      hash.update(chunk);
      yield chunk;
    }
  }
  return { chunks: chunks(), result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** A request that is left early must not be destroyed: its sender is still owed an answer. */
const leftOpen = (content: Content): Content =>
  content instanceof Readable ? content.iterator({ destroyOnReturn: false }) : content;
