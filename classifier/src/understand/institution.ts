import type { Page, Reading } from '../page.ts';
import { normalText } from '../phrases/normal-text.ts';
import type { Institution } from './classification.ts';
import { boxAround, type Line, linedUp } from './lines.ts';
import { schoolAddress } from './school-address.ts';
import { type NamePlace, saysSchool, schoolNameOf } from './school-name.ts';
import { withCapitals } from './small-letters.ts';

const usualCapitals =
  /\b(UNIVERSITY|COLLEGE|INSTITUTE|SEMINARY|ACADEMY|SCHOOL|STATE|COMMUNITY|TECHNICAL|OF|THE|AND|AT|IN|FOR)\b/g;

const inTitleCase = (words: string): string =>
  words
    .toLowerCase()
    .replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=['’])S\b/g, 's')
    .replace(/\b(Of|The|And|At|In|For)\b(?!^)/g, (word) => word.toLowerCase());

/** Where small letters stand too, other capitals may be initials: "SUNY Canisteo". */
const titleCase = (name: string): string =>
  /[a-z]/.test(name) ? name.replace(usualCapitals, inTitleCase) : inTitleCase(name);

/** "TARPON BAY" over "Conservatory of Music": a whole line in capitals are no initials. */
const withoutShouts = ({ name, parts }: NamePlace): string =>
  (parts ?? [])
    .filter(({ text }) => /\p{Ll}/u.test(name) && /\p{Lu}\P{Ll}{5}/u.test(text) && !/\p{Ll}/u.test(text))
    .reduce((whole, { text }) => whole.replace(text, inTitleCase), name);

/** The school that wrote the letter; parts that the letter does not print are null. */
export function institutionOf(reading: Reading, printed: Line[]): Institution {
  const lines = withCapitals(printed);
  const page = reading.pages[0] ?? { width: 612, height: 792 };
  const found = schoolNameOf(lines, page);
  const onEdge = saysSchool(found?.name ?? null) ? null : edgeOf(reading);
  if (onEdge) return onEdge;
  const address = schoolAddress(lines, found?.name ?? null, page.height);
  return {
    name: found ? titleCase(withoutShouts(found)) : null,
    city: address?.city ?? null,
    state: address?.state ?? null,
    zip: address?.zip ?? null,
    evidence: found ? { page: found.line.page, box: boxAround(found.parts ?? [found.piece]) } : null,
  };
}

/** The school that stands sideways on the edge of a page; null where no such words name one. */
function edgeOf({ pages }: Reading): Institution | null {
  const first = pages.find(({ sideways }) => sideways);
  if (!first?.sideways) return null;
  const { turn, ...sheet } = first.sideways;
  const edge: Page = { number: first.number, reader: 'text', ...sheet };
  const found = institutionOf({ pages: [edge] }, linedUp(edge).lines);
  if (!saysSchool(found.name) || !found.evidence) return null;
  const { x, y, width, height } = found.evidence.box;
  const box =
    turn === 90
      ? { x: y, y: sheet.width - x - width, width: height, height: width }
      : { x: sheet.height - y - height, y: x, width: height, height: width };
  return { ...found, evidence: { page: first.number, box } };
}

/** The telling words of a school's name: those that its own funds bear. */
export function schoolWordsOf(name: string | null): string[] {
  if (!name) return [];
  const usual =
    /^(university|college|institute|school|state|community|technical|polytechnic|of|the|at|and|in|law|academy|seminary)$/;
  const words = normalText(name).split(' ');
  const telling = words.filter((word) => !usual.test(word));
  return telling.length > 0 ? telling : words;
}
