import type { Reading } from './page.ts';
import { shownBox } from './read/ocr/level.ts';
import type { Classification } from './understand/classification.ts';
import { movePlaces } from './understand/move-places.ts';

/** Words of photos are understood on a levelled page; people look at the page as it is shown. */
export function placeOnShownPages(classification: Classification, reading: Reading): Classification {
  const levels = new Map(reading.pages.map((page) => [page.number, page.level]));
  return movePlaces(classification, (page, box) => {
    const level = levels.get(page);
    return { page, box: level ? shownBox(level, box) : box };
  });
}
