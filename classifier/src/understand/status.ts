import { notALetter, offerWording } from '../phrases/not-a-letter-phrases.ts';
import type { Reason } from './classification.ts';
import type { Line } from './lines.ts';

export type Outcome = { status: 'READY' | 'INVALID' | 'NOT_SUPPORTED'; reason: Reason | null };

/** READY below this confidence is not said: a person looks, or the letter is given up. */
export const leastConfidence = 0.5;

/** Whether this is an award letter, and one that was read well enough. `aidPages`: the page of each award, repeats too. */
export function outcomeOf(lines: Line[], aidPages: number[], hasSchool: boolean, confidence: number): Outcome {
  const aidCount = aidPages.length;
  const text = lines
    .map((line) => line.text)
    .join('\n')
    .replace(/ +/g, ' ')
    .toLowerCase();
  const isOffer = offerWording.test(text);
  const signs = notALetter.filter((pattern) => pattern.test(text)).length;
  if (signs > 1 || (signs > 0 && !isStrongOffer(text, aidCount)))
    return { status: 'INVALID', reason: 'not_an_award_letter' };
  if (!isOffer && !hasSchool) return { status: 'INVALID', reason: 'not_an_award_letter' };
  if (aidCount === 0)
    return isOffer && signs === 0 && hasOfferTitle(lines)
      ? { status: 'NOT_SUPPORTED', reason: 'no_amounts' }
      : { status: 'INVALID', reason: 'not_an_award_letter' };
  if (hasSeveralStudents(lines, new Set(aidPages))) return { status: 'NOT_SUPPORTED', reason: 'several_letters' };
  if (confidence < leastConfidence) return { status: 'NOT_SUPPORTED', reason: 'low_confidence' };
  return { status: 'READY', reason: null };
}

const isStrongOffer = (text: string, aidCount: number): boolean =>
  aidCount > 1 &&
  /\b(pleased to (offer|award)|award (letter|notification|notice)|financing plan|financial aid (offer|award|package))\b/.test(
    text,
  );

const hasOfferTitle = (lines: Line[]): boolean =>
  lines.some(
    (line) =>
      line.text.split(/\s+/).length < 10 &&
      /\b(award (letter|notification|offer|summary)|financial aid (award|offer|package|notification)|financing plan)\b/i.test(
        line.text,
      ),
  );

/** Different student numbers on pages that each make an offer are different students' letters. */
function hasSeveralStudents(lines: Line[], pages: Set<number>): boolean {
  const idsOf = (page: number): Set<string> =>
    new Set(
      lines
        .filter((line) => line.page === page)
        .flatMap((line) => [
          ...line.text.matchAll(/\b(?:id|identifier|id number|id no\.?)\s*[:#]?\s*([a-z]{0,2}\d{6,10})\b/gi),
        ])
        .map((match) => (match[1] ?? '').toLowerCase()),
    );
  const sets = [...pages].map(idsOf).filter((ids) => ids.size > 0);
  return sets.some((one, index) => sets.slice(index + 1).some((other) => ![...one].some((id) => other.has(id))));
}
