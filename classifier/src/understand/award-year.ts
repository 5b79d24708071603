import type { Place } from './classification.ts';
import { boxAround, type Line, type Piece } from './lines.ts';

/** `start` is the year in which an academic year begins; `weight` how surely this place says that the offer is for it. */
type Naming = { start: number; weight: number };
type Mention = Naming & { place: Place };

const dash = '\\s*(?:[-–—−/]|to|through|and)\\s*';
/** "Plan2026-2027": words in other print may run up to the year. */
const full = new RegExp(`(?:\\b|(?<=[a-z]{3}))(20\\d\\d)${dash}[’']?(20\\d\\d|\\d\\d)\\b(?![-/]\\d)`, 'gi');
const yearWord = '(?:AY|A\\.Y\\.|(?:award|aid|academic|school|financial aid|fin aid) (?:year|yr)|offer|awards?)';
const short = new RegExp(
  `\\b${yearWord}:?\\s?[’']?(\\d\\d)\\s?[-–—/]\\s?[’']?(\\d\\d)\\b(?![-/]\\d)|(?<![-/\\d])\\b(\\d\\d)[-–—/](\\d\\d)\\s?(?:AY|(?:award|aid|academic|school) year)\\b|[’'](\\d\\d)\\s?[-–—/]\\s?[’'](\\d\\d)\\b`,
  'gi',
);
const code =
  /\b(?:(?:aid|award) (?:year|yr)(?: code)?|aidy)[:=#]?\s*(\d{4})\b(?!\s*[-–—/.,]\s*\d)|\bAY\s?(\d{4})\b(?!\s*[-–—/])|[?&](?:yr|year|aidyear|aid_year)=(\d{4})\b/gi;
const days = /\b0?[5-9]\/\d\d?\/(20\d\d)\s*(?:[-–—]|to|through)\s*0?[4-8]\/\d\d?\/(20\d\d)\b/g;

const month = '(?:june|july|aug(?:ust)?|sept(?:ember)?|may|april)\\.?(?: \\d{1,2},?)?';
const longDays = new RegExp(
  `\\b${month} (20\\d\\d)\\s*(?:[-–—]|to|through|until)\\s*(?:\\d{1,2} )?${month} (20\\d\\d)\\b`,
  'gi',
);

/** "Rates for loans first disbursed from July 1, 2020 to June 30, 2021" may be those of the year before. */
const ofRates = /\b(interest|rates?|first disbursed)\b[^.;]*$/i;

/** Whatever names a year has four digits, or two and two. */
const anyYear = /\d{4}|\d\d\s?[-–—/]\s?[’']?\d\d/;

/** The academic years that a text names, with how surely it names one. */
export function yearsIn(text: string): Naming[] {
  if (!anyYear.test(text)) return [];
  const pairs = [...text.matchAll(full)].map((match) => {
    const weight = weightAround(text, match.index, match[0].length);
    return pair(Number(match[1]), Number(match[2]), weight);
  });
  const shorts = [...text.matchAll(short)].map((match) => {
    const [start, end] = match.slice(1).filter(Boolean).map(Number);
    return (start ?? 0) < 15 ? null : pair(2000 + (start ?? 0), end ?? 0, 1);
  });
  const spans = [...text.matchAll(days), ...text.matchAll(longDays)]
    .filter(({ index }) => !ofRates.test(text.slice(0, index)))
    .map((match) => pair(Number(match[1]), Number(match[2]), 3));
  const codes = [...text.matchAll(code)].map((match) => {
    const naming = yearOfCode(match.slice(1).find(Boolean) ?? '');
    // What the address of a page says counts where no words say another.
    return naming && match[3] ? { ...naming, weight: 0.9 } : naming;
  });
  return [...pairs, ...shorts, ...codes, ...spans].flatMap((naming) => naming ?? []);
}

const pair = (start: number, end: number, weight: number): Naming | null =>
  end % 100 === (start + 1) % 100 && start >= 2000 && start <= 2060 ? { start, weight } : null;

/** "2627" is a code of both years; a single year is the one in which the aid year ends. */
function yearOfCode(digits: string): Naming | null {
  const [head, tail] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  if (tail === head + 1 && head !== 20) return pair(2000 + head, tail, 4);
  return pair(Number(digits) - 1, Number(digits), 3);
}

/** Comparison figures and later years name a year too; another sentence says nothing of it. */
function weightAround(text: string, index: number, length: number): number {
  const before = text.slice(Math.max(0, index - 40), index).replace(/^.*[.!?;] /, '');
  const after = text.slice(index + length, index + length + 20).replace(/[.!?;] .*$/, '');
  const around = `${before}${text.slice(index, index + length)}${after}`.toLowerCase();
  return /\b(an?|the|your) (new|next|later|other) (aid |award )?(offer|letter|package|award|notice)\b.*\b(follows?|comes?|will)\b|\b(prior|previous|received|last|comparison|graduates|tax return|fafsa submission|outlook|projected|projection|tuition rates?|separate(ly)?)\b/.test(
    around,
  )
    ? -1
    : /^ fafsa\b/i.test(after)
      ? 0.5
      : 1;
}

const title = /\b(award|aid|offer|package|notif|plan|letter|summary|worksheet|statement|renewal|year|scholarship)/i;

/** `isNamed`: said as a year, and not only by a term of it. */
export type AwardYear = { awardYear: string | null; evidence: Place | null; isNamed: boolean };

/** The year that the offer is for; null when the letter names none. */
export function awardYearOf(lines: Line[]): AwardYear {
  const named = lines.flatMap((line, index) => mentionsIn(line, below(line, lines, index)));
  const mentions = named.length > 0 ? named : lines.flatMap(termMentions);
  // Of years that are told as often the one that is told first: others follow in outlooks and remarks.
  const starts = [...new Set(mentions.map((mention) => mention.start))];
  const weigh = (start: number): number =>
    mentions.filter((mention) => mention.start === start).reduce((sum, { weight }) => sum + weight, 0);
  const [first, second] = starts.toSorted((a, b) => weigh(b) - weigh(a));
  const isOpen = first !== undefined && second !== undefined && weigh(first) === weigh(second);
  // Where the words leave it open, the terms over the figures tell.
  const best = isOpen && termHeads(lines, second) > termHeads(lines, first) ? second : first;
  const isNamed = named.length > 0;
  if (best === undefined) return { awardYear: null, evidence: null, isNamed };
  const strongest = mentions.filter(({ start }) => start === best).toSorted((a, b) => b.weight - a.weight)[0];
  return { awardYear: `${best}-${best + 1}`, evidence: strongest?.place ?? null, isNamed };
}

const below = ({ page }: Line, lines: Line[], index: number): Line[] =>
  lines.slice(index + 1, index + 4).filter((line) => line.page === page);

/** The mentions of a line; "2026-" at the end of its words goes on in a line below. */
function mentionsIn(line: Line, next: Line[]): Mention[] {
  if (!mayTellYear.test(line.text)) return [];
  const texts = line.pieces.map((piece) => {
    if (cutYear.test(piece.text)) return `${piece.text}${restOf(piece, next)}`;
    return cutSpan.test(piece.text) ? wholeSpan(piece.text, next[0]?.text ?? '') : piece.text;
  });
  const text = texts.join('  ');
  const years = texts.flatMap(yearsIn);
  if (years.length === 0) return [];
  // "Your aid   2025-26   2026-27": years side by side are the heads of columns, and no title.
  const isOne = new Set(years.filter(({ weight }) => weight > 0).map(({ start }) => start)).size === 1;
  const isTitle =
    isOne &&
    line.page === 1 &&
    title.test(text) &&
    text.split(/\s+/).length < 14 &&
    !/:\/\/|\bwww\.|^\p{Ll}.*\. /u.test(text);
  // What stands beside it says nothing of the year.
  const own = line.pieces.filter((piece) => yearsIn(piece.text).length > 0);
  const place = { page: line.page, box: boxAround(own.length > 0 ? own : [line]) };
  // Of years side by side the last is the coming one.
  const latest = years.toSorted((a, b) => b.start - a.start);
  const share = isRowOfYear(line) ? 0.5 : 1;
  return latest.map(({ start, weight }) => ({
    start,
    place,
    weight: share * (weight > 0 && isTitle ? weight + 3 : weight),
  }));
}

/** "2027-2028   $33,100" in an outlook, where each year has a row. */
const isRowOfYear = ({ pieces: [first, second] }: Line): boolean =>
  second?.text.startsWith('$') === true && yearAlone.test(first?.text ?? '');
const yearAlone = /^20\d\d ?[-–—/] ?(20)?\d\d$/;

const mayTellYear = /\d|june|july|aug|sept|may|april/i;
const cutYear = /\b20\d\d\s?[-–—/]$/;
const until = '(?: (?:to|through|until|[-–—]))';
/** "July 1, 2026 through June", "July 1, 2026", "July": a span of days may go on in the next line. */
const cutSpan = new RegExp(`\\b(?:${month}(?: 20\\d\\d)?|20\\d\\d)${until}?(?: ${month})?$`, 'i');

/** A line up to the end of the span that goes on in the next. */
function wholeSpan(text: string, next: string): string {
  const whole = `${text} ${next}`;
  const ends = [full, longDays].flatMap((span) =>
    [...whole.matchAll(span)].map(({ index, 0: { length } }) => (index < text.length ? index + length : 0)),
  );
  return whole.slice(0, Math.max(text.length, ...ends));
}

/** The year that the next line begins with, or what stands under the words in their column. */
function restOf(piece: Piece, below: Line[]): string {
  const under = below.flatMap(({ pieces }) => pieces.find(({ x }) => Math.abs(x - piece.x) < 6) ?? [])[0];
  const found = [below[0]?.text, under?.text].find((text) => /^(20)?\d\d\b(?!,\d)/.test(text ?? ''));
  return found?.split(' ')[0] ?? '';
}

const term = /\b(fall|autumn|winter|spring)\s+(?:(?:semester|term|quarter)\s+)?(?:of\s+)?(20\d\d)\b/gi;

/** The years whose terms a text names. */
const startsIn = (text: string): number[] =>
  [...text.matchAll(term)].map((match) => Number(match[2]) - (/fall|autumn/i.test(match[1] ?? '') ? 0 : 1));

/** Only terms are named: "Fall 2026", "Spring 2027". */
const termMentions = (line: Line): Mention[] =>
  startsIn(line.text).map((start) => ({ start, weight: 1, place: { page: line.page, box: boxAround([line]) } }));

/** How often a term of that year stands alone, as over figures. */
const termHeads = (lines: Line[], start: number): number =>
  lines.flatMap(({ pieces }) => pieces).filter(({ text }) => text.length < 22 && startsIn(text)[0] === start).length;
