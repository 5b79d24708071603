import type { Box } from '../page.ts';
import type { Classification, Evidence, Place } from './classification.ts';

/** The same answer, with its evidence elsewhere. */
export function movePlaces(classification: Classification, move: (page: number, box: Box) => Place): Classification {
  const place = (at: Place | null) => at && move(at.page, at.box);
  const evidence = ({ page, figure, description }: Evidence): Evidence => ({
    page: move(page, figure).page,
    figure: move(page, figure).box,
    description: move(page, description).box,
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
