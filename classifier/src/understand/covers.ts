import type { Reading } from '../page.ts';
import type { Classification } from './classification.ts';
import { institutionOf } from './institution.ts';
import { linedUp } from './lines.ts';
import { movePlaces } from './move-places.ts';

/** A page before the letter, as of an e-mail or a portal, is its page 0: the letterhead stands on page 1. */
export function behindCover(reading: Reading, read: (reading: Reading) => Classification): Classification {
  if (!hasCover(reading)) return read(reading);
  const pages = reading.pages.map((page) => ({ ...page, number: page.number - 1 }));
  return movePlaces(read({ pages }), (page, box) => ({ page: page + 1, box }));
}

/** It names no school, and no money: most first pages do, and need not be looked at twice. */
function hasCover({ pages: [first, second] }: Reading): boolean {
  if (!first || !second || first.words.some(({ text }) => text.includes('$'))) return false;
  return institutionOf({ pages: [first] }, linedUp(first).lines).name === null;
}
