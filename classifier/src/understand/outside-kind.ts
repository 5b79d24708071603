import { clubPhrases, outsidePhrases } from '../phrases/gift-phrases.ts';
import { firstOf, kindOf } from '../phrases/kind-phrase.ts';
import type { AidKind } from './classification.ts';

const outsideIn = firstOf(outsidePhrases);
const clubIn = firstOf(clubPhrases);

export const saysOutside = /\b(outside|external|private)\b/;

/** A giver that is not the school. The "Foundation" or "Endowment Association" that bears no name is the school's; a club is its own, whatever town it names. */
export function outsideKind(label: string, normal: string, isOwn: boolean, schoolName: string): AidKind | null {
  // What a college adds to the gift of a church or a club is the college's, and it pays for those whom Posse chooses.
  if (/\bmatch(es|ing)?\b|\bposse\b/.test(normal) && !saysOutside.test(normal)) return null;
  if (isOwn) return clubIn(normal);
  if (ownEndowment.test(normal)) return null;
  const isForeign =
    /(?<!^(the |our |estimated |college |university |school |alumni )*)\bfoundation\b(?! (year|studies|program|semester|courses?)\b)/.test(
      normal,
    ) &&
    !/\((the |our |college |university )?foundation\)/i.test(label) &&
    !isOfSchool(normal, schoolName);
  return outsideIn(normal) ?? (isForeign ? kindOf('PRIVATE', 'OUTSIDE') : null);
}

/** "Glen Foundation Grant" of Harrow Glen College: the last word of its own name; what many bear is no such word. */
function isOfSchool(normal: string, schoolName: string): boolean {
  const word = /^(?:the )?(\p{L}+) foundation\b/u.exec(normal)?.[1];
  if (!word || shared.test(word)) return false;
  const behind = schoolName.split(` ${word} `)[1] ?? '';
  return /^((community|junior|technical|state) )*(college|university|institute|school|academy)\b/.test(behind);
}
const shared =
  /^(community|state|county|city|national|american|christian|lutheran|methodist|wesleyan|baptist|catholic|presbyterian|adventist|mennonite|bible|memorial|medical|nursing|health|technical|arts?|women|womens)$/;

const ownEndowment = /^((the|our|college|university|school|alumni) )*endow\w* (association|assn|assoc|trust)\b/;

const ownEmployees = new Set(
  `full part time faculty staff and / or university college school institute campus system state tuition free dependent dependents
child children spouse of for benefit grant scholarship the our student graduate eligible active retired qualified estimated public district`.split(
    /\s+/,
  ),
);

/** "Mercy Hospital Tuition Benefit", "Orr Timber Co. Tuition Benefit"; what opens with "CO" is Colorado's. */
const employer =
  /\b(hospital|clinic|medical center|health system|company|corporation|(?<=\w )co|corp|inc|llc|ltd|industries|bank|stores?)\b.*\btuition (benefit|assistance|reimbursement|aid)\b/;

/** "Valley Freight Employee Tuition Benefit": the school's own is called by no name, or by the school's. */
export function isOtherEmployer(normal: string, isOwn: boolean): boolean {
  if (!isOwn && employer.test(normal)) return true;
  const before = /^(.+?) employees?\b/.exec(normal)?.[1];
  if (isOwn || !before || /\b(waiver|remission|discount|t \/ r|tr)\b/.test(normal)) return false;
  return before.split(' ').some((word) => !ownEmployees.has(word));
}
