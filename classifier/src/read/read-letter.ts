import type { Page, Reading, Turn } from '../page.ts';
import { type PictureReading, readPicture } from './ocr/read-picture.ts';
import { openLetter, type PageSource } from './open-letter.ts';
import { dropPdfium } from './pdfium.ts';
import { badFile, type Refusal } from './refusal.ts';

/**
 * `lookAgain`, where the letter is of few pages and a picture among them, reads its figures more closely. `failure` is what
 * an engine said of a file that it could not take, for the log.
 */
export type LetterReading =
  | { ok: true; reading: Reading; lookAgain?: () => Promise<Reading> }
  | (Refusal & { failure?: string });

// The time that a letter has, and the pictures that are kept for it.
const mostForAnotherLook = 2;

/** The words of a letter with their places. Whatever an engine throws over the bytes, there is an answer. */
export async function readLetter(bytes: Uint8Array): Promise<LetterReading> {
  try {
    const letter = await openLetter(bytes);
    if (!letter.ok) return letter;
    try {
      return await readPages(letter.pages);
    } finally {
      letter.close();
    }
  } catch (error) {
    dropPdfium();
    return { ...badFile('damaged'), failure: failureText(error) };
  }
}

type ReadPage = { page: Page; lookAgain?: PictureReading['lookAgain'] };

async function readPages(sources: readonly PageSource[]): Promise<LetterReading> {
  const isShort = sources.length <= mostForAnotherLook;
  const read: ReadPage[] = [];
  for (const [index, source] of sources.entries()) {
    const text = source.text();
    const found = text ? { page: { ...text, number: index + 1 } } : await readPixels(source, index + 1);
    if (found) read.push(isShort ? found : { page: found.page });
  }
  if (read.length === 0) return badFile('damaged');
  const reading = { pages: read.map(({ page }) => page) };
  return { ok: true, reading, ...(read.some(({ lookAgain }) => lookAgain) && { lookAgain: () => lookAgainAt(read) }) };
}

async function lookAgainAt(read: ReadPage[]): Promise<Reading> {
  const pages: Page[] = [];
  for (const { page, lookAgain } of read) pages.push(lookAgain ? await lookAgain() : page);
  return { pages };
}

async function readPixels(source: PageSource, number: number): Promise<PictureReading | null> {
  const drawn = await source.picture();
  return drawn && (await readPicture(drawn.picture, drawn.size, number));
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
