import type { Line, Piece } from './lines.ts';

const schoolNoun =
  /^(university|college|institute|seminary|academy|polytechnic|conservatory|school|universidad)(-[A-Z]\w+)?$/i;
const joiner = /^(of|the|and|&|at|in|for|de)$/i;
/** What follows a full name in a letterhead. */
const department =
  /^(office|financial|student|admissions?|scholarships?|enrollment|department|district|one|shopping)\b/i;
/** Words that make a school noun part of something else. */
const otherThing =
  /^(drive|circle|avenue|ave|street|st|road|rd|way|blvd|lane|hall|park|grants?|loans?|awards?|fees?|financing|opportunity|access|savings|board|work|costs?|tuition|aid|fund|bound|promise|credits?|system|charges|employment|program|housing)\b/i;
const isCapital = (word: string): boolean => /^[A-Z0-9][\p{L}\d'’.&-]*[,;:!?]?$/u.test(word) && !joiner.test(word);
const clean = (word: string): string => word.replace(/[^\p{L}\d'’&-]+$/u, '').replace(/^[^\p{L}\d]+/u, '');

/** School names inside some words: "aid at Stonebridge Lutheran College for the" names one. */
export function namesIn(text: string): string[] {
  const words = text.split(/\s+/);
  return [...new Set(words.flatMap((_, index) => nameAt(words, index)))];
}

function nameAt(words: string[], index: number): string[] {
  const word = words[index] ?? '';
  const noun = clean(word);
  if (!schoolNoun.test(noun) || !isCapital(noun)) return [];
  const end = word === noun ? endAfter(words, index) : index;
  const start = nameStart(words, index);
  if (end === null || (start === index && end === index)) return [];
  if (/^school$/i.test(noun) && end === index) return [];
  const name = words.slice(start, end + 1).map((part, at) => (at + start === end ? clean(part) : part));
  return [name.join(' ')];
}

/** Where the name ends that has its noun here; null when the noun belongs to something else. */
function endAfter(words: string[], noun: number): number | null {
  const next = words[noun + 1] ?? '';
  if (/^(of|at|in)$/i.test(next)) {
    const more = /^the$/i.test(words[noun + 2] ?? '') ? noun + 3 : noun + 2;
    return isCapital(words[more] ?? '') ? nameEnd(words, more) : noun;
  }
  if (!isCapital(next) || department.test(next)) return noun;
  if (schoolNoun.test(clean(next)) || otherThing.test(next)) return null;
  // "Columbia College Chicago": a campus behind the noun, with nothing after it.
  const rest = words.slice(noun + 1);
  const isCampus = rest.length < 3 && rest.every((word) => /^[A-Z][a-z]+$/.test(word));
  return isCampus && nameStart(words, noun) === 0 ? words.length - 1 : null;
}

function nameStart(words: string[], noun: number): number {
  let start = noun;
  for (let at = noun - 1; at >= 0; at -= 1) {
    const word = words[at] ?? '';
    if (/[,;:.!?]$/.test(word) && !/^(St|Mt|Ft)\.$/.test(word)) break;
    if (isCapital(word) && !/^(Dear|At|In|From|The|To|Welcome|Office|FILER'S)$/.test(word)) start = at;
    else if (!joiner.test(word) || at === 0) break;
  }
  return start;
}

/** "of Texas at Austin", "of Science and Technology": capitals, joined by small words. */
function nameEnd(words: string[], from: number): number {
  let end = from;
  while (!/[,;:.!?]$/.test(words[end] ?? '')) {
    if (isCapital(words[end + 1] ?? '')) end += 1;
    else if (/^(at|in|of|and|&)$/i.test(words[end + 1] ?? '') && isCapital(words[end + 2] ?? '')) end += 2;
    else break;
  }
  return end;
}

export type NamePlace = { name: string; line: Line; piece: Piece };

/** The school that wrote the letter: the name that stands largest, highest and most often. */
export function schoolNameOf(lines: Line[], pageHeight: number): NamePlace | null {
  const heights = lines.map((line) => line.height).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 10;
  const web =
    lines
      .map((line) => line.text.toLowerCase())
      .join(' ')
      .match(/[\w.-]+\.edu\b/g)
      ?.join(' ') ?? '';
  const scores = new Map<string, { place: NamePlace; score: number }>();
  for (const line of lines)
    for (const piece of line.pieces)
      for (const name of namesIn(piece.text)) {
        const key = name.toLowerCase();
        const known = scores.get(key) ?? { place: { name, line, piece }, score: 0 };
        known.score += standing(name, line, piece, pageHeight, usual);
        scores.set(key, known);
      }
  const squashed = (name: string): string => name.toLowerCase().replace(/university|college|institute|[^a-z]/g, '');
  for (const [key, entry] of scores)
    if (squashed(key).length > 3 && web.includes(squashed(key).slice(0, 12))) entry.score += 6;
  const best = [...scores.values()].reduce<{ place: NamePlace; score: number } | null>(
    (most, entry) => (!most || entry.score > most.score ? entry : most),
    null,
  );
  return best?.place ?? bannerOf(lines, pageHeight, usual);
}

function standing(name: string, line: Line, piece: Piece, pageHeight: number, usual: number): number {
  const isAlone = piece.text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').length <= name.length + 2;
  const isTop = line.page === 1 && line.y < pageHeight * 0.2;
  const size = Math.min(3, Math.max(0, (piece.height / usual - 1) * 4));
  const sureness = Math.min(...piece.words.map((word) => word.confidence));
  return sureness * (1 + (isAlone ? 2 : 0) + (isTop ? 2 : 0) + (isAlone ? size : 0));
}

const isGeneric = /\b(award|aid|financial|offer|student|office|date|dear|notification|letter|plan|home|account)\b/i;

/** A school whose name holds no word for one: what stands largest at the top of the first page. */
function bannerOf(lines: Line[], pageHeight: number, usual: number): NamePlace | null {
  const banners = lines
    .filter((line) => line.page === 1 && line.y < pageHeight * 0.2)
    .flatMap((line) => line.pieces.map((piece) => ({ name: piece.text, line, piece })))
    .filter(
      ({ name, piece }) =>
        // A misread line is no name to guess from.
        piece.words.every((word) => word.confidence === 1) &&
        piece.height > 1.25 * usual &&
        /^([A-Z][\p{L}'’&.-]*\s?){1,5}$/u.test(name) &&
        !isGeneric.test(name),
    );
  return banners.toSorted((a, b) => b.piece.height - a.piece.height)[0] ?? null;
}

/** True for a name that says itself that it is a school's. */
export const saysSchool = (name: string | null): boolean => name !== null && namesIn(name).length > 0;
