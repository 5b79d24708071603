import type { Box, Reading } from './page.ts';
import { shownBox } from './read/ocr/level.ts';
import type { Classification, Evidence, Place } from './understand/classification.ts';

/** Words of photos are understood on a levelled page; people look at the page as it is shown. */
export function placeOnShownPages(classification: Classification, reading: Reading): Classification {
  const levels = new Map(reading.pages.map((page) => [page.number, page.level]));
  const show = (page: number, box: Box): Box => {
    const level = levels.get(page);
    return level ? shownBox(level, box) : box;
  };
  const place = (at: Place | null) => at && { ...at, box: show(at.page, at.box) };
  const evidence = (at: Evidence): Evidence => ({
    ...at,
    figure: show(at.page, at.figure),
    description: show(at.page, at.description),
  });
  const amount = <T extends { evidence: Evidence }>(each: T): T => ({ ...each, evidence: evidence(each.evidence) });
  const { institution, printedNetPrice } = classification;
  return {
    ...classification,
    institution: { ...institution, evidence: place(institution.evidence) },
    awardYearEvidence: place(classification.awardYearEvidence),
    aid: classification.aid.map(amount),
    costs: classification.costs.map(amount),
    printedNetPrice: printedNetPrice && amount(printedNetPrice),
    printedSums: classification.printedSums?.map(amount),
  };
}
