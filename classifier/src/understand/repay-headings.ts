import type { Section } from '../phrases/heading-phrases.ts';

const anyVerb = /\brepa|\bback\b|\blen[dt]\b|\bearn|\bwork for\b|\bkeep\b|nonrepa/;
const repays =
  /\brepa(y|id|yable)\b|\b(pay|paid) (\w+ )?back\b|\bow(e|ed) back\b|\blen[dt]\b|\brequir(es?|ing) (\w+ )?repayment\b|^(no )?repayment (is )?(not )?required$|\b(with|without|no) repayment\b|\bnon ?repayable\b/;
const earns = /\b(earn|work for)\b/;
const keeps = /\bkeep\b/;
const denies = /\b(not|never|no|without|non\w*|dont|doesnt|wont)\b/;

/** Words for any aid, and what is said of it. Any other word may make a sentence, a fund or a bill of it. */
const ofAnyAid = new Set(
  `aid money funds funding dollars amounts awards award assistance help support resources financial federal student
  the your our other all what that which you we us it this is are be will must need needs have has do does dont doesnt wont
  to for from by with without no not never non nonrepayable requires requiring require repayment required repay repaid
  repayable pay paid back owe owed lend lent later after college school graduation graduate leave over time interest
  earn work keep`.split(/\s+/),
);

/** "Aid you repay", "Funds that are never paid back", "What you earn": a heading that tells by its verb what stands under it. */
export function sectionByVerb(normal: string): Section | null {
  if (!anyVerb.test(normal)) return null;
  const [isRepaid, isEarned, isKept] = [repays, earns, keeps].map((pattern) => pattern.test(normal));
  const isDenied = denies.test(normal);
  // "What you keep and what you repay"
  if (Number(isRepaid) + Number(isEarned) + Number(isKept) > 1)
    return /\b(and|or)\b/.test(normal) && !isDenied ? 'AID' : null;
  if (!normal.split(' ').every((word) => ofAnyAid.has(word))) return null;
  if (isRepaid) return isDenied ? 'GIFT' : 'LOAN';
  if (isDenied || !normal.includes(' ')) return null;
  if (isKept) return 'GIFT';
  return isEarned ? 'WORK' : null;
}
