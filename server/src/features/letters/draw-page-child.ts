import { openLetter, type PageSource } from '@tassel/classifier/read/open-letter.ts';
import { readBox } from '@tassel/classifier/read-box.ts';
import { letterLimits } from '@tassel/contract/letter-limits.ts';
import type { DrawingOrder, DrawingReport } from './draw-page.ts';
import type { LetterPage } from './page-images.ts';

const pointsPerInch = 72;

/** The program of a child process: looks at one letter at a time, and ends with its parent. */
async function follow({ bytes, wanted }: DrawingOrder): Promise<DrawingReport> {
  const letter = await openLetter(bytes, letterLimits.maxReviewBytes);
  if (!letter.ok) return null;
  try {
    if (wanted === 'sizes') return await measure(letter.pages);
    const page = letter.pages[wanted.page - 1];
    if (!page) return null;
    if ('box' in wanted) return await readBox(page, wanted.box, wanted.turn);
    const shown = await page.show(wanted.dpi);
    if (!shown) return null;
    const upright = wanted.turn === 0 ? shown : shown.rotate(wanted.turn);
    return new Uint8Array(await upright.webp({ quality: 80 }).toBuffer());
  } finally {
    letter.close();
  }
}

async function measure(pages: PageSource[]): Promise<LetterPage[]> {
  const sizes: LetterPage[] = [];
  for (const [index, page] of pages.entries()) {
    const shown = await page.show(pointsPerInch);
    const drawn = await shown?.raw().toBuffer({ resolveWithObject: true });
    if (drawn) sizes.push({ number: index + 1, width: drawn.info.width, height: drawn.info.height });
  }
  return sizes;
}

process.on('disconnect', () => process.exit(0));
process.on('message', (order: DrawingOrder) => {
  follow(order).then(
    (report) => process.send?.(report),
    // A file that the engines stumble over has no image; what else it is, the classifier has said.
    () => process.send?.(null),
  );
});
