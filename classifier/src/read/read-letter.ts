import type { Page, Reading, Turn } from '../page.ts';
import { readPicture } from './ocr/read-picture.ts';
import type { Look } from './ocr/second-look.ts';
import { openLetter, type PageSource } from './open-letter.ts';
import { dropPdfium } from './pdfium.ts';
import { badFile, type Refusal } from './refusal.ts';

/** `failure` is what an engine said of a file that it could not take, for the log. */
export type LetterReading = { ok: true; reading: Reading } | (Refusal & { failure?: string });

/** The words of a letter with their places. Whatever an engine throws over the bytes, there is an answer. */
export async function readLetter(bytes: Uint8Array, look: Look = 'doubtful'): Promise<LetterReading> {
  try {
    const letter = await openLetter(bytes);
    if (!letter.ok) return letter;
    try {
      return await readPages(letter.pages, look);
    } finally {
      letter.close();
    }
  } catch (error) {
    dropPdfium();
    return { ...badFile('damaged'), failure: failureText(error) };
  }
}

async function readPages(sources: readonly PageSource[], look: Look): Promise<LetterReading> {
  const pages: Page[] = [];
  for (const [index, source] of sources.entries()) {
    const page = source.text() ?? (await readPixels(source, index + 1, look));
    if (page) pages.push({ ...page, number: index + 1 });
  }
  return pages.length > 0 ? { ok: true, reading: { pages } } : badFile('damaged');
}

async function readPixels(source: PageSource, number: number, look: Look): Promise<Page | null> {
  const drawn = await source.picture();
  return drawn && (await readPicture(drawn.picture, drawn.size, number, look));
}

/** PNG of a page as its boxes see it: pass the `turn` of the page that was read. Null where there is no such page. */
export async function pageImage(
  bytes: Uint8Array,
  pageNumber: number,
  dpi: number,
  turn: Turn = 0,
): Promise<Uint8Array | null> {
  const letter = await openLetter(bytes);
  if (!letter.ok) return null;
  try {
    const image = await letter.pages[pageNumber - 1]?.show(dpi);
    if (!image) return null;
    const upright = turn === 0 ? image : image.rotate(turn);
    return new Uint8Array(await upright.png().toBuffer());
  } finally {
    letter.close();
  }
}

export const failureText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
