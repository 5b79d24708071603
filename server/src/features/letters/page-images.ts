import { letterLimits } from '@tassel/contract/letter-limits.ts';
import { userError } from '#platform/errors.ts';
import { FileMissing } from '#platform/files.ts';
import type { Context } from '#server/context.ts';
import type { Drawing } from './draw-page.ts';
import { pageImageKey } from './file-keys.ts';

/** Sizes in points, of the page as people see it. */
export type LetterPage = { number: number; width: number; height: number; turn?: 0 | 90 | 180 | 270 };

const pointsPerInch = 72;
/** A sheet of US Letter is then 1600 pixels high. */
const usualDpi = 145;
const maxPixels = 12_000_000;
/** WebP knows no longer side. */
const maxSide = 16_000;

/** As fine as the usual page, and coarser for a page that would be too large for an image. */
export function dpiFor({ width, height }: LetterPage): number {
  const bySide = (maxSide * pointsPerInch) / Math.max(width, height);
  const byArea = Math.sqrt(maxPixels / (width * height)) * pointsPerInch;
  return Math.min(usualDpi, bySide, byArea);
}

/** The image of a page: drawn when first asked for, then kept beside the original. */
export async function readPageImage(
  context: Context,
  drawing: Drawing,
  { fileKey, page }: { fileKey: string; page: LetterPage },
): Promise<Uint8Array> {
  const { files } = context;
  const key = pageImageKey(fileKey, page.number);
  const kept = await files.read(key).catch(undefinedIfMissing);
  if (kept) return kept;
  const bytes = await files.read(fileKey).catch(tellGone);
  const image = await drawing.draw(bytes, { page: page.number, dpi: dpiFor(page), turn: page.turn ?? 0 });
  if (!image) throw userError('NOT_FOUND', 'This page can’t be drawn. Download the file to look at it.');
  await files.put(key, [image], { maxBytes: letterLimits.maxReviewBytes });
  // A purge that came between has removed the original, and the image must not outlive it.
  if ((await files.size(fileKey)) === undefined) await files.remove([key]);
  return image;
}

function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof FileMissing)) throw error;
}

function tellGone(error: unknown): never {
  if (error instanceof FileMissing) throw userError('NOT_FOUND', 'The file of this letter has been removed.');
  throw error;
}
