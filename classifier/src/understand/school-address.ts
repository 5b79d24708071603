import { stateCode, stateOfZip } from '../phrases/states.ts';
import type { Line } from './lines.ts';

export type Address = { city: string; state: string; zip: string; score: number; line: Line };

const cityStateZip = /([^,|•·;*+«»~]{2,60}?),?\s+([A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)\.?,?\s+(\d{5})(?:-\d{4})?\b/;
const phoneOrWeb = /\(\d{3}\)\s*\d{3}-\d{4}|\b\d{3}[-.]\d{3}[-.]\d{4}\b|www\.|\.edu\b|@/i;
const schoolWords =
  /\b(universit|college|institute|school|seminary|academy|office|services|department|campus|financial aid|scholarships)/i;
const personName = /^(mr\.?|ms\.?|mrs\.?|dr\.?)?\s*[A-Z][\p{L}'’-]+( [A-Z]\.?)?( [A-Z][\p{L}'’-]+){1,2}$/u;
const streetEnd =
  /^.*\b(street|st|avenue|ave|road|rd|drive|dr|lane|ln|way|circle|cir|boulevard|blvd|court|ct|place|pl|parkway|pkwy|hall|trail|trl|ter|terrace|highway|hwy|suite \w+|box \d+|quad)\.?,?\s+(?=[A-Z])/i;

/** City, state and zip of the school: of all addresses in the letter the one that stands with it, not with the student. */
export function schoolAddress(lines: Line[], schoolName: string | null): Address | null {
  const found = lines.flatMap((line, index) =>
    line.pieces.flatMap((piece) => {
      const address = readAddress(piece.text);
      return address
        ? [{ ...address, line, score: standing(lines, index, piece.x, piece.x + piece.width, piece.text, schoolName) }]
        : [];
    }),
  );
  return found.reduce<Address | null>((best, next) => (!best || next.score > best.score ? next : best), null);
}

export function readAddress(text: string): { city: string; state: string; zip: string } | null {
  // A bullet between the parts is often read as a dash.
  const match = cityStateZip.exec(text.replace(/\s[-–—.°]\s/g, ' • '));
  const state = stateCode(match?.[2] ?? '');
  const zip = match?.[3];
  if (!match?.[1] || !state || !zip || stateOfZip(zip) !== state) return null;
  const place = match[1]
    .trim()
    .replace(streetEnd, '')
    .replace(/^.*\d\S*\s+/, '');
  return { city: titleCase(place), state, zip };
}

const titleCase = (text: string): string =>
  /[a-z]/.test(text) ? text : text.toLowerCase().replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());

function standing(
  lines: Line[],
  index: number,
  left: number,
  right: number,
  text: string,
  schoolName: string | null,
): number {
  const line = lines[index];
  if (!line) return 0;
  const near = (distance: number): string => {
    const other = lines[index + distance];
    if (!other || other.page !== line.page || Math.abs(other.y - line.y) > 20 * Math.abs(distance)) return '';
    return other.pieces
      .filter((piece) => piece.x < right + 5 && piece.x + piece.width > left - 5)
      .map((piece) => piece.text)
      .join(' ');
  };
  let score = line.page === 1 ? 1 : 0;
  if (phoneOrWeb.test(text) || schoolWords.test(text) || (schoolName && text.includes(schoolName))) score += 4;
  if (phoneOrWeb.test(near(1)) || phoneOrWeb.test(line.text)) score += 3;
  const above = [near(-1), near(-2), near(-3)];
  if (above.some((words) => schoolWords.test(words) && !personName.test(words))) score += 2;
  if (above.slice(0, 2).some((words) => personName.test(words) && !schoolWords.test(words))) score -= 3;
  return score - index / 1000;
}
