import {
  department,
  fieldOfStudy,
  joiner,
  otherThing,
  outsideName,
  particle,
  portalName,
  schoolKind,
  schoolNoun,
  teachingMode,
} from '../phrases/school-phrases.ts';
import { writtenState } from '../phrases/states.ts';

const isCapital = (word: string): boolean =>
  /^(\p{Lu}|[dl]['’]\p{Lu}|\d+(st|nd|rd|th)\b)[\p{L}\d'’‘ʻ.&–-]*[,;:!?]?$/u.test(word) && !joiner.test(word);
const clean = (word: string): string => word.replace(/[^\p{L}\d'’&-]+$/u, '').replace(/^[^\p{L}\d]+/u, '');
/** "St.", "Mt.", and the initial of a founder. */
const isShortened = (word: string): boolean => /^((St|Mt|Ft|Ste|Wm)|[A-Z])\.$/i.test(word);
const endsSentence = (word: string): boolean => /[,;:.!?]$/.test(word) && !isShortened(word);

/** Most words hold none: one look tells. */
const anyNoun = new RegExp(schoolNoun.source.slice(1, -1), 'i');

export const mayNameSchool = (text: string): boolean => anyNoun.test(text);

/** School names inside some words: "aid at Stonebridge Lutheran College for the" names one. */
export function namesIn(text: string): string[] {
  if (!mayNameSchool(text)) return [];
  // A blank is sometimes read as a dash.
  const words = text
    .trim()
    .replace(/(?<=[A-Z])-(?=(UNIVERSITY|COLLEGE|INSTITUTE)\b)/g, ' ')
    .split(/\s+/);
  const names = [...new Set(words.flatMap((_, index) => nameAt(words, index)))];
  // "Foo School of Law at Bar University" is one name.
  return names.filter((name) => !names.some((other) => other !== name && other.includes(name)));
}

function nameAt(words: string[], index: number): string[] {
  const word = words[index] ?? '';
  const noun = clean(word);
  if (!schoolNoun.test(noun) || !isCapital(noun)) return [];
  const end = word === noun ? endAfter(words, index) : index;
  const start = nameStart(words, index);
  // "A Quaker College" says of what kind the school is.
  if (end === null || /^an?$/i.test(words[start] ?? '') || isGeneric(words.slice(start, index), end > index)) return [];
  if (isUnit(words, start, index, end)) return [];
  const name = words.slice(start, end + 1).map((part, at) => (at + start === end ? clean(part) : part));
  return [(isMonogram(name) ? name.slice(1) : name).join(' ')];
}

/** "The Honors College at Harmon University" is a part of it, and no school. */
const isUnit = (words: string[], start: number, noun: number, end: number): boolean =>
  unit.test(words.slice(start, noun).join(' ')) &&
  words.slice(noun + 1, end + 1).some((word) => schoolNoun.test(clean(word)));
const unit = /^(the )?(honors|graduate)$/i;

/** "RC Ruby Crest College": the letters of a logo beside the name. */
function isMonogram([first = '', ...rest]: string[]): boolean {
  const initials = rest.map((word) => (joiner.test(word) || particle.test(word) ? '' : word.charAt(0))).join('');
  return rest.length > 1 && /^[A-Z]{1,5}$/.test(first) && initials.toUpperCase().startsWith(first);
}

/** "the University", "Community College", "Lincoln High School" name no school; "University of Ohio" does. */
const isGeneric = (before: string[], hasMore: boolean): boolean =>
  /^(high|middle|elementary)$/i.test(before.at(-1) ?? '') ||
  (!hasMore && /^(the|this|our|your|an?|each|any|every)$/i.test(before.at(-1) ?? '')) ||
  (!hasMore && before.every((word) => schoolKind.test(word) || joiner.test(word)));

/** Where the name ends that has its noun here; null when the noun belongs to something else. */
function endAfter(words: string[], noun: number): number | null {
  const next = words[noun + 1] ?? '';
  if (/^universidad$/i.test(words[noun] ?? '') && isCapital(next)) return nameEnd(words, noun + 1);
  if (/^(of|at|in|for|de|del)$/i.test(next)) {
    const more = /^(the|los|las|la|el)$/i.test(words[noun + 2] ?? '') ? noun + 3 : noun + 2;
    return startsPart(words[more] ?? '') ? nameEnd(words, more) : noun;
  }
  if (/^colleges?$/i.test(words[noun] ?? '') && /^district\b/i.test(next) && isCapital(next)) return noun + 1;
  if (!isCapital(next) || department.test(next) || portalName.test(next) || /:$/.test(next)) return noun;
  if (teachingMode.test(clean(next)) && (endsSentence(next) || !ofPortal(words[noun + 2] ?? ''))) return noun + 1;
  if (schoolNoun.test(clean(next)) || otherThing.test(next)) return null;
  if (opensAddress(words.slice(noun + 1))) return noun;
  // "Columbia College Chicago": a campus behind the noun, with nothing after it.
  const rest = words.slice(noun + 1);
  const isCampus = rest.length < 3 && rest.every((word) => /^[A-Z][a-z]+$/.test(word) && !otherThing.test(word));
  return isCampus && noun > 0 && nameStart(words, noun) === 0 ? words.length - 1 : null;
}

/** "University Online Services" is a web site; "University Online Office of Financial Aid" is a school. */
const ofPortal = (next: string): boolean => isCapital(next) && !/^(office|financial)$/i.test(next);

/** "State University Uvalde, Texas 78801": a city with its state right behind the noun is no part of the name. */
const opensAddress = (rest: string[]): boolean => {
  const comma = rest.slice(0, 3).findIndex((word) => /,$/.test(word));
  const isState = [1, 2].some((count) =>
    writtenState(
      rest
        .slice(comma + 1, comma + 1 + count)
        .map(clean)
        .join(' '),
    ),
  );
  return comma >= 0 && isState && rest.slice(0, comma + 1).every(isCapital);
};

const startsPart = (word: string): boolean => isCapital(word) && !department.test(word) && !outsideName.test(word);

function nameStart(words: string[], noun: number): number {
  let start = noun;
  for (let at = noun - 1; at >= 0; at -= 1) {
    const word = words[at] ?? '';
    if (endsSentence(word) || outsideName.test(word) || /^\d+$|^[Mm]y\p{Lu}/u.test(word)) break;
    if (isCapital(word)) start = at;
    else if (!(/^(of|the|and|&|\+)$/i.test(word) || particle.test(word)) || at === 0) break;
  }
  return start;
}

/** "of Texas at Austin", "of Science and Technology", "of Art, Music & Theater": capitals, joined by small words. */
function nameEnd(words: string[], from: number): number {
  let end = from;
  while (!endsSentence(words[end] ?? '') || isListed(words, end)) {
    if (portalName.test(words[end + 1] ?? '') || opensTitle(words, end + 1)) break;
    if (startsPart(words[end + 1] ?? '')) end += 1;
    else if (linksParts(words[end + 1] ?? '') && startsPart(words[end + 2] ?? '')) end += 2;
    // "Universidad Central de la Loma".
    else if (areParticles(words, end + 1) && startsPart(words[end + 3] ?? '')) end += 3;
    else if (andTheField.test(words.slice(end + 1, end + 4).join(' '))) end += 3;
    else break;
  }
  return beforeClinic(words, from, beforeCity(words, from, end));
}

/** "University of Ada College Financing Plan": the title of the letter behind the name. */
const opensTitle = (words: string[], at: number): boolean =>
  schoolNoun.test(words[at] ?? '') && otherThing.test(words[at + 1] ?? '');

/** "Institute of Technology Salisbury, MD": a city right behind the field is no part of the name. */
function beforeCity(words: string[], from: number, end: number): number {
  if (!/,$/.test(words[end] ?? '') || !/^[A-Z]{2}[,.]?$/.test(words[end + 1] ?? '')) return end;
  const at = words.slice(from, end).findLastIndex((word) => fieldOfStudy.test(word)) + from;
  return at >= from && words.slice(at + 1, end + 1).every(startsPart) ? at : end;
}

/** "of Theology and the Arts". */
const andTheField = /^(and|&) the (arts|sciences|humanities|professions|environment|trades|ministry|church)\b/i;

/** "College of Nursing at Mercy Medical Center": where it stands is no part of its name. */
function beforeClinic(words: string[], from: number, end: number): number {
  const at = words.slice(from, end).findLastIndex((word) => /^at$/i.test(word)) + from;
  return at > from && [end, end + 1].some((index) => clinic.test(words[index] ?? '')) ? at - 1 : end;
}
const clinic = /^(center|centre|hospital|clinic)\b/i;

const linksParts = (word: string): boolean => /^(at|in|of|and|&|\+|de|del)$/i.test(word) || particle.test(word);

const areParticles = (words: string[], at: number): boolean =>
  words.slice(at, at + 2).every((word) => particle.test(word));

/** The comma of a list whose last part follows "and". */
const isListed = (words: string[], end: number): boolean =>
  /,$/.test(words[end] ?? '') && startsPart(words[end + 1] ?? '') && /^(and|&)$/i.test(words[end + 2] ?? '');
