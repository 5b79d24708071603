import type { AmountGroup } from './amount-groups.ts';
import { around, type Rect, zoomOnto } from './box-geometry.ts';
import type { LetterPageImage } from './letter.ts';

export type OfferView = { page: LetterPageImage; part: Rect; zoom: number };

/** The part of a page where its aid stands, and the zoom that fills a window with it. */
export function offerView(pages: readonly LetterPageImage[], groups: readonly AmountGroup[]): OfferView | undefined {
  const aid = groups.filter(({ key }) => key !== 'costs').flatMap(({ amounts }) => amounts);
  const boxes = aid.flatMap(({ figureBox, descriptionBox }) => [figureBox, descriptionBox]);
  const placed = boxes.filter((box) => box !== null);
  const page = pages.find(({ number }) => number === placed[0]?.page);
  const part = around(placed.filter((box) => box.page === page?.number));
  return page && part && { page, part, zoom: zoomOnto(part, page) };
}
