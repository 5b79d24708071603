import { anyOf } from '../phrases/any-of.ts';
import { headingPhrases, type Section } from '../phrases/heading-phrases.ts';
import { normalText, withoutNumber } from '../phrases/normal-text.ts';
import { remembered } from '../phrases/remembered.ts';
import { sectionByVerb } from './repay-headings.ts';

const anyHeading = anyOf(headingPhrases.map(({ pattern }) => pattern));

/** The section that these words open; null when they are no heading. */
export const sectionOf = remembered(
  (text: string): Section | null => sectionIn(text) ?? (text.includes(' / ') ? translated(text) : null),
);

/** "PRÉSTAMOS / LOANS": two languages side by side, of which one is known. */
function translated(text: string): Section | null {
  const parts = text.split(' / ');
  const found = parts.length === 2 ? parts.flatMap((part) => sectionIn(part) ?? []) : [];
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** A portal speaks as its reader: "My loans", "Money I have to pay back". */
const toldToYou = (text: string): string =>
  normalText(text).replace(firstPerson, (word) => (word === 'my' ? 'your' : 'you'));
const firstPerson = /\bmy\b|\bi\b(?= (?:can|may|will|must|have|need|keep|earn|do|don|owe|pay|repay|borrow)\b)/g;

function sectionIn(text: string): Section | null {
  if (!/[a-z]{3}/i.test(text) || /[.!?]\s*$/.test(text)) return null;
  if (!text.includes('(') && (text.length > 160 || text.split(' ').length > 13)) return null;
  if (text.includes('not ') && inNoBudget.test(text)) return 'NOISE';
  const normal = toldToYou(
    withoutNumber(text)
      .replace(/^\s*(less|plus|minus|add)\s*[:–—-]\s*/i, '')
      .replace(/(?<=\w )\([^)]*\)\s*$/, '')
      .replace(/(?<=\w), (20\d\d[-–/](20)?\d\d)\s*$/, '')
      .replace(/(?<=\w )(offered|awarded|available) (to|for) you\s*$/i, '')
      .replace(/(?<=\w)((?<!\bwork) (work)?sheet)?\s*[*†:]*$/i, ''),
  );
  if (!normal || normal.split(' ').length > 10) return null;
  const byVerb = sectionByVerb(normal);
  if (byVerb || !anyHeading.test(normal)) return byVerb;
  const section = headingPhrases.find(({ pattern }) => pattern.test(normal))?.section ?? null;
  return section === 'LOAN' && isMixed(normal) ? 'AID' : section;
}

/** "Optional charges (not in your cost of attendance)". */
const inNoBudget = /\bnot (in|included in|part of|counted in) (your|the|this) (cost|budget)\b/i;

/** "Gifts, work and borrowing": what is borrowed is only a part of it. */
const isMixed = (normal: string): boolean =>
  /\b(gift|grant|scholarship)s?\b/.test(normal) && /\b(and|or)\b|[/&]/.test(normal) && !/\bnot\b/.test(normal);

/** "From your employer" over a row begins no name. */
export const opensGiver = /^(from|paid by|given by) (the|your|our|a|an)\b/i;

const termHeading =
  /^(?:terms? )?((?:20\d\d )?(fall|autumn|winter|spring|summer)(?: (?:semester|term|quarter))?(?: 20\d\d)?(?: (?:semester|term|quarter))?(?: (?:offer|awards?))?|(first|second) semester)$/;

/** "(Aug. 17)", ", paid January 19, 2027", "(08/24/2026-12/18/2026)" behind a term: its days. */
const aDay =
  /(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:,? 20\d\d)?|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)/;
const dayBehind = new RegExp(
  `[\\s,·–—-]*\\(?\\b(?:(?:pays|paid|disburses|disbursed|by|on|about|starts) )*${aDay.source}(?: ?(?:[–—-]|to|through|until) ?${aDay.source})?\\)?$`,
  'i',
);

/** "… for autumn and" over "spring.": the last words of a sentence head nothing. */
export const endsSentence = (text: string): boolean => text.endsWith('.') && /^\p{Ll}/u.test(text);

/** "Fall 2026" over a block: its figures are one term's. */
export const termOf = remembered((text: string): string | null => {
  if (endsSentence(text)) return null;
  const [, , name, order] = termHeading.exec(normalText(text.trim().replace(dayBehind, ''))) ?? [];
  return name ?? order ?? null;
});
