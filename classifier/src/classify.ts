import type { Page, Reading } from './page.ts';
import { placeOnShownPages } from './place-on-shown-pages.ts';
import { failureText, readLetter } from './read/read-letter.ts';
import type { BadFileReason, SizeReason } from './read/refusal.ts';
import type { Classification, Institution } from './understand/classification.ts';
import type { TaughtLine } from './understand/taught-lines.ts';
import { understand } from './understand/understand.ts';

/** How a page was read, so that boxes can be drawn on its image. */
export type ReadPage = Omit<Page, 'words'>;

export type ClassifiedLetter = Omit<Classification, 'status' | 'reason' | 'institution'> & {
  status: Classification['status'] | 'BAD_FILE' | 'SIZE_LIMIT_EXCEEDED';
  reason: Classification['reason'] | BadFileReason | SizeReason | 'timed_out';
  institution: Institution | null;
  pages: ReadPage[];
  ms: number;
  /** The error behind the status, for the log: an engine's over the file, or our own. */
  failure?: string;
};

/**
 * Bytes in, classification out, whatever the bytes are. It answers as if review were off: the server routes. `taught` is
 * what reviewers have said of lines like these.
 */
export async function classify(bytes: Uint8Array, taught: readonly TaughtLine[] = []): Promise<ClassifiedLetter> {
  const begin = performance.now();
  const read = await readLetter(bytes);
  const passed = () => Math.round(performance.now() - begin);
  if (!read.ok) return unread(read.status, read.reason, passed(), read.failure);
  const pages = read.reading.pages.map(({ words: _, ...page }) => page);
  try {
    const found = understood(read.reading, taught);
    // Sums that don't add up may come from a misread digit: the other reader looks at every figure, and the sums choose.
    const again = found.reason === 'low_confidence' ? await read.lookAgain?.() : undefined;
    const second = again && understood(again, taught);
    return { ...(second && second.confidence > found.confidence ? second : found), pages, ms: passed() };
  } catch (error) {
    // A fault of ours: a person can still read the letter.
    return { ...unread('NOT_SUPPORTED', 'low_confidence', passed(), failureText(error)), pages };
  }
}

const understood = (reading: Reading, taught: readonly TaughtLine[]): Classification =>
  placeOnShownPages(understand(reading, taught), reading);

/** The answer for a letter of which nothing is known. */
export function unread(
  status: ClassifiedLetter['status'],
  reason: ClassifiedLetter['reason'],
  ms: number,
  failure?: string,
): ClassifiedLetter {
  return {
    status,
    reason,
    institution: null,
    awardYear: null,
    awardYearEvidence: null,
    aid: [],
    costs: [],
    printedNetPrice: null,
    confidence: 0,
    pages: [],
    ms,
    ...(failure && { failure }),
  };
}
