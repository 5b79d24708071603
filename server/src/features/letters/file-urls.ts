import { sign } from '#platform/signed-text.ts';
import type { Context } from '#server/context.ts';
import type { LetterPage } from './page-images.ts';

const addressMinutes = 5;
export const pagePurpose = 'letter-page';
export const pagePath = '/files/page';

export type SignedPage = { fileKey: string; page: LetterPage };

/** Downloads the original; null where there is none, or no longer. */
export function letterDownloadUrl(
  { files, clock }: Context,
  letter: { file_key: string | null; filename: string },
): string | null {
  if (!letter.file_key) return null;
  return files.signedGetUrl(letter.file_key, {
    filename: letter.filename,
    // Whatever it says it is: it is saved, and the browser guesses nothing.
    contentType: 'application/octet-stream',
    expires: addressEnd(clock.now()),
  });
}

/** Shows one page as an image. The address stays the same for minutes, so that a page that refreshes itself keeps it. */
export function pageImageUrl({ config, clock }: Context, fileKey: string, page: LetterPage): string {
  const { number, width, height, turn } = page;
  const signed: SignedPage = { fileKey, page: { number, width, height, ...(turn && { turn }) } };
  const token = sign(config.secretKey, pagePurpose, signed, addressEnd(clock.now()));
  return `${config.publicUrl}${pagePath}?token=${token}`;
}

/** Five to ten minutes from now. */
function addressEnd(now: Date): Date {
  const step = addressMinutes * 60_000;
  return new Date((Math.floor(now.getTime() / step) + 2) * step);
}
