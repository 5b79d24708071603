import type { Page } from '../page.ts';
import type { LargestImage } from './pdf-image.ts';

const fewCharacters = 20;
const brokenShare = 0.05;
// A scan often carries a stamp or a page number as text; a letter with a picture behind it has far more words.
const scanShare = 0.5;
const fewWords = 40;

/** Whether the text layer is what people see on the page, so that nobody has to look at the pixels. The image costs time. */
export function isUsableText(page: Page, image: () => LargestImage | null): boolean {
  const text = page.words.map((word) => word.text).join('');
  if (text.length < fewCharacters) return false;
  const broken = text.match(/[\ufffd\ue000-\uf8ff]/g)?.length ?? 0;
  if (broken > text.length * brokenShare) return false;
  const isStampedScan = page.words.length < fewWords && (image()?.share ?? 0) > scanShare;
  return !isStampedScan;
}
