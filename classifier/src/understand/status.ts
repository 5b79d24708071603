import type { Reason } from './classification.ts';
import type { DocumentKind } from './document-kind.ts';
import type { Line } from './lines.ts';
import { holdsSeveralLetters } from './several-letters.ts';

export type Outcome = { status: 'READY' | 'INVALID' | 'NOT_SUPPORTED'; reason: Reason | null };

/** READY below this confidence is not said: a person looks, or the letter is given up. */
export const leastConfidence = 0.75;

/** Awards speak for an offer; a few not against the title of another document, many not against all its signs. */
function weightOfAwards(count: number, { offer, other, hasOtherTitle }: DocumentKind): number {
  if (count > 5 && (other < 8 || (offer >= wellSaid && !hasOtherTitle))) return 5;
  return other < 5 ? Math.min(count, 3) : 0;
}

/** The weight of one title of an offer, or of two sentences. */
const wellSaid = 5;

/** Whoever is said to be offered a list of awards is not told that it is none, whatever else the words are like. */
const isDivided = (count: number, offer: number): boolean => count > 3 && offer >= wellSaid;

/**
 * Whether this is an award letter, and one that was read well enough. `aidPages`: the page of each award, repeats too;
 * `isGiven`: a sentence gives the reader one.
 */
export function outcomeOf(
  lines: Line[],
  kind: DocumentKind,
  aidPages: number[],
  isGiven: boolean,
  confidence: number,
): Outcome {
  const aidCount = aidPages.length;
  const { other } = kind;
  const offer = kind.offer + (isGiven ? 2 : 0);
  const isOffer = offer + weightOfAwards(aidCount, kind) > Math.max(other, 3);
  if (!isOffer && isDivided(aidCount, offer)) return { status: 'NOT_SUPPORTED', reason: 'low_confidence' };
  if (!isOffer) return { status: 'INVALID', reason: 'not_an_award_letter' };
  if (aidCount === 0 && (offer < wellSaid || other > 0)) return { status: 'INVALID', reason: 'not_an_award_letter' };
  if (aidCount === 0) return { status: 'NOT_SUPPORTED', reason: 'no_amounts' };
  if (holdsSeveralLetters(lines, new Set(aidPages))) return { status: 'NOT_SUPPORTED', reason: 'several_letters' };
  if (confidence < leastConfidence) return { status: 'NOT_SUPPORTED', reason: 'low_confidence' };
  return { status: 'READY', reason: null };
}
