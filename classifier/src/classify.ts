import type { Page } from './page.ts';
import { placeOnShownPages } from './place-on-shown-pages.ts';
import { readLetter } from './read/read-letter.ts';
import type { BadFileReason, SizeReason } from './read/refusal.ts';
import type { Classification, Institution } from './understand/classification.ts';
import { understand } from './understand/understand.ts';

/** How a page was read, so that boxes can be drawn on its image. */
export type ReadPage = Omit<Page, 'words'>;

export type ClassifiedLetter = Omit<Classification, 'status' | 'reason' | 'institution'> & {
  status: Classification['status'] | 'BAD_FILE' | 'SIZE_LIMIT_EXCEEDED';
  reason: Classification['reason'] | BadFileReason | SizeReason | 'timed_out';
  institution: Institution | null;
  pages: ReadPage[];
  ms: number;
};

/** Bytes in, classification out. It answers as if review were off: the server routes. */
export async function classify(bytes: Uint8Array): Promise<ClassifiedLetter> {
  const begin = performance.now();
  const read = await readLetter(bytes);
  const passed = () => Math.round(performance.now() - begin);
  if (!read.ok) return unread(read.status, read.reason, passed());
  const classification = placeOnShownPages(understand(read.reading), read.reading);
  const pages = read.reading.pages.map(({ words: _, ...page }) => page);
  return { ...classification, pages, ms: passed() };
}

/** The answer for a letter of which nothing is known. */
export function unread(
  status: ClassifiedLetter['status'],
  reason: ClassifiedLetter['reason'],
  ms: number,
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
  };
}
