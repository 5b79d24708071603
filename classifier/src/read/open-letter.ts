import type { Sharp } from 'sharp';
import type { Page, Word } from '../page.ts';
import { greyPicture, openImage } from './decode-image.ts';
import { limits } from './limits.ts';
import { closePdf, openPdf, type PdfDocument, pageSize } from './pdf-document.ts';
import { drawPdfPage, largestImage } from './pdf-image.ts';
import { readTextPage } from './pdf-text.ts';
import { type Picture, type Size, scaleToSheet, sheetSize } from './picture.ts';
import { badFile, type Refusal, tooMuch } from './refusal.ts';
import { type ImageKind, sniff } from './sniff.ts';
import { isUsableText } from './text-layer.ts';
import { unzipImages } from './unzip-images.ts';

/** One page of a letter, looked at only when asked. */
export type PageSource = {
  /** The words of a text layer that can be relied on; null where the pixels must be read. */
  text: () => Page | null;
  /** The page's pixels for reading, and its size in points; null for a page that cannot be drawn. */
  picture: () => Promise<{ picture: Picture; size: Size } | null>;
  /** The page's pixels for showing. */
  show: (dpi: number) => Promise<Sharp | null>;
};

export type OpenedLetter = { ok: true; pages: PageSource[]; close: () => void } | Refusal;

/** A letter that is only looked at, by a person in review, may be larger than one that is read. */
export async function openLetter(bytes: Uint8Array, maxBytes: number = limits.maxBytes): Promise<OpenedLetter> {
  if (bytes.length === 0) return badFile('empty');
  if (bytes.length > maxBytes) return tooMuch('too_large');
  const kind = await sniff(bytes);
  if (kind === null) return badFile('unknown_type');
  if (kind === 'pdf') return await openPdfLetter(bytes);
  if (kind === 'zip') return await openZipLetter(bytes);
  return await openImageLetter(bytes, kind);
}

async function openPdfLetter(bytes: Uint8Array): Promise<OpenedLetter> {
  const opened = await openPdf(bytes);
  if (!opened.ok) return badFile(opened.reason);
  const { document } = opened;
  const close = () => closePdf(document);
  if (document.pageCount > 0 && document.pageCount <= limits.maxPages) {
    const pages = Array.from({ length: document.pageCount }, (_, index) => pdfPage(document, index + 1));
    return { ok: true, pages, close };
  }
  close();
  return document.pageCount > 0 ? tooMuch('too_many_pages') : badFile('damaged');
}

function pdfPage(document: PdfDocument, number: number): PageSource {
  return {
    text: () => {
      const page = readTextPage(document, number);
      return page && isUsableText(page, () => largestImage(document, number)) ? scaledPage(page) : null;
    },
    picture: async () => {
      const scale = scaleOf(document, number);
      const dpi = scale * readingDpi(largestImage(document, number)?.dpi ?? null, scale);
      const drawn = drawPdfPage(document, number, dpi);
      return drawn && { picture: await greyPicture(drawn.image), size: scaledBy(drawn.size, scale) };
    },
    show: async (dpi) => drawPdfPage(document, number, dpi * scaleOf(document, number))?.image ?? null,
  };
}

const scaleOf = (document: PdfDocument, number: number): number =>
  scaleToSheet(pageSize(document, number) ?? { width: 612, height: 792 });

const scaledBy = <Sized extends Size>(sized: Sized, scale: number): Sized => ({
  ...sized,
  width: sized.width * scale,
  height: sized.height * scale,
});

function scaledPage(page: Page): Page {
  const scale = scaleToSheet(page);
  if (scale === 1) return page;
  const words = (all: Word[]): Word[] =>
    all.map((word) => ({ ...scaledBy(word, scale), x: word.x * scale, y: word.y * scale }));
  const { sideways } = page;
  return {
    ...scaledBy(page, scale),
    words: words(page.words),
    ...(sideways && { sideways: { ...scaledBy(sideways, scale), words: words(sideways.words) } }),
  };
}

/** A scan is drawn as fine as it was made, within reason; anything else fine enough for small print. Dots an inch of the sheet. */
function readingDpi(imageDpi: number | null, scale: number): number {
  return imageDpi === null ? 250 : Math.min(300, Math.max(150, imageDpi / scale));
}

async function openImageLetter(bytes: Uint8Array, kind: ImageKind): Promise<OpenedLetter> {
  const opened = await openImage(bytes, kind);
  if (!opened.ok) return opened;
  return { ok: true, pages: opened.pages.map(imagePage), close: () => undefined };
}

async function openZipLetter(bytes: Uint8Array): Promise<OpenedLetter> {
  const unzipped = await unzipImages(bytes);
  if (!unzipped.ok) return unzipped;
  const pages: PageSource[] = [];
  for (const image of unzipped.images) {
    const opened = await openImageLetter(image.bytes, image.kind);
    if (!opened.ok) return opened;
    pages.push(...opened.pages);
  }
  if (pages.length > limits.maxPages) return tooMuch('too_many_pages');
  return { ok: true, pages, close: () => undefined };
}

function imagePage(open: () => Promise<Sharp>): PageSource {
  return {
    text: () => null,
    picture: async () => {
      const picture = await greyPicture(await open());
      return { picture, size: sheetSize(picture) };
    },
    show: async (dpi) => {
      const image = await open();
      const { autoOrient } = await image.metadata();
      return image.resize({ width: Math.round((sheetSize(autoOrient).width * dpi) / 72) });
    },
  };
}
