import { anyOf } from '../phrases/any-of.ts';
import type { Section } from '../phrases/heading-phrases.ts';
import {
  menuWord,
  offerSentences,
  offerTitles,
  otherSentences,
  otherTitles,
  type Sign,
} from '../phrases/not-a-letter-phrases.ts';
import { sectionOf } from './headings.ts';
import { type Line, type Piece, shareColumn } from './lines.ts';
import { namesAid } from './row-kind.ts';
import { wideRuns } from './runs.ts';

/** How much the document looks like an offer to a student, and how much like something else. */
export type DocumentKind = { offer: number; other: number; hasOtherTitle: boolean };

const patternsOf = (signs: Sign[]): RegExp[] => signs.flatMap(({ patterns }) => patterns);
const anyOfferTitle = anyOf(patternsOf(offerTitles));
const anyOtherTitle = anyOf(patternsOf(otherTitles));
const anyOtherSentence = anyOf(patternsOf(otherSentences));

/** By titles, sentences, headings and the lines with blanks to be filled in; amounts are not looked at. */
export function documentKind(lines: Line[], isYearNamed: boolean, blanks: number): DocumentKind {
  const titles = titlesOf(lines);
  const ofOthers = titles.filter(({ text }) => anyOtherTitle.test(text));
  const others = ofOthers
    .filter((title) => !isOfBox(title, lines) && !isOfSentence(title.line, lines))
    .map(({ text }) => text);
  const own = titles.filter((title) => !ofOthers.includes(title) && isOffer(title)).map(({ text }) => text);
  const text = plain(lines.map((line) => line.text).join(' '));
  const isIn = (some: string[]) => (pattern: RegExp) => some.some((words) => pattern.test(words));
  return {
    offer:
      Math.max(...offerTitles.map((sign) => weigh([sign], isIn(own)))) +
      weigh(offerSentences, isIn([text])) +
      structureOf(lines, isYearNamed || (fallTerm.test(text) && springTerm.test(text))),
    other:
      weigh(otherTitles, isIn(others)) +
      (anyOtherSentence.test(text) ? weigh(otherSentences, isIn([text])) : 0) +
      (blanks > 4 || rangesIn(lines) > 1 || gradesIn(lines) > 1 ? 4 : 0) +
      (lines.some((_, index) => listsAverages(lines, index)) ? 5 : 0),
    hasOtherTitle: others.length > 0,
  };
}

/** An offer names its academic year, where a bill names a term, and has its kinds of aid under headings. */
function structureOf(lines: Line[], hasYear: boolean): number {
  const first = kindOn(lines, null);
  return (hasYear ? 1 : 0) + (first !== null && kindOn(lines, first) !== null ? 1 : 0);
}

/** The first kind of aid that a line names, other than one. */
function kindOn(lines: Line[], other: Section | null): Section | null {
  for (const { pieces } of lines)
    for (const { text } of pieces) {
      const section = sectionOf(text);
      if (section !== null && section !== other && aidSections.includes(section)) return section;
    }
  return null;
}

const aidSections: Section[] = ['GIFT', 'LOAN', 'WORK', 'AID'];

const fallTerm = /\b(fall|autumn) (of )?20\d\d\b/;
const springTerm = /\b(spring|winter) (of )?20\d\d\b/;

const weigh = (signs: Sign[], isSeen: (pattern: RegExp) => boolean): number =>
  signs.reduce((sum, { patterns, weight }) => sum + (patterns.some(isSeen) ? weight : 0), 0);

const plain = (text: string): string =>
  text
    .replace(/[®™©*]/g, '')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** "When will my award letter be ready?" is a title of none. */
const isOffer = ({ text }: Title): boolean =>
  anyOfferTitle.test(text) && !text.endsWith('?') && !anyOtherSentence.test(text);

type Title = { text: string; line: Line };

/** Short words of their own on the upper part of the first page. */
function titlesOf(lines: Line[]): Title[] {
  const first = lines.filter((line) => line.page === 1);
  const bottom = Math.max(...first.map((line) => line.y + line.height));
  return first
    .filter((line, index) => (index < 8 || line.y < 0.35 * bottom) && !noTitle.test(line.text))
    .flatMap((line) => runsIn(line).flatMap(({ text }) => titlesIn(text).map((title) => ({ text: title, line }))));
}

/** A sum of money, or an item of a list: "☐ Send your final transcript". */
const noTitle = /\$\s?\d|\d,\d{3}\b|^[•☐]/;

/** "Aid Request, 2026-2027   One form for all funds   Due March 2, 4 p.m.": a run too long for a title holds several. */
function runsIn(line: Line): Piece[] {
  const runs = wideRuns(line);
  if (line.pieces.length === runs.length || !runs.some(({ words }) => words.length > mostWords)) return runs;
  return line.pieces.every(({ text }) => /^[\p{Lu}\d]/u.test(text)) ? line.pieces : runs;
}
const mostWords = 12;

const titlesIn = (text: string): string[] =>
  plain(withoutSentence(text))
    .split(/\s*[·•|]\s*|\s+[—–]\s+/)
    .filter((title) => title.split(' ').length <= mostWords && !/\.$/.test(title));

/** "Checklist" beside the heading of the awards is the heading of a box, not of the document; so is a word of a menu or a status. */
function isOfBox(title: Title, lines: Line[]): boolean {
  const { line } = title;
  const level = lines.filter(({ page, y }) => page === line.page && Math.abs(y - line.y) < line.height);
  const beside = level
    .flatMap(wideRuns)
    .map(({ text }) => text)
    .filter((text) => !anyOtherTitle.test(plain(text)));
  return beside.some(isAidHeading) || isMenu(line) || (beside.some(namesAid) && isAgain(title, lines));
}

/** "You must make Satisfactory Academic Progress: pass in" over "two thirds of your credits.", "How to pay" over "• By card". */
const isOfSentence = (line: Line, lines: Line[]): boolean =>
  [line, lines[lines.indexOf(line) + 1]].some((each) => /^(\p{Ll}|[•☐]|1\. )/u.test(each?.text ?? ''));

/** "Home   Inbox (3)   Checklist   My Aid" on top of a page of the web. */
const isMenu = ({ pieces }: Line): boolean =>
  pieces.length > 2 && pieces.some(({ text }) => menuWord.test(plain(text)) && text.split(' ').length < 3);

/** "Action needed" beside several awards. */
const isAgain = ({ text, line }: Title, lines: Line[]): boolean =>
  lines.some((other) => other.y !== line.y && wideRuns(other).some((run) => plain(run.text) === text));

const isAidHeading = (text: string): boolean => aidSections.some((section) => section === sectionOf(text));

/** "Aid offer for Ada Moss, ID 800217. Aid year 2027-2028.": the title is what stands first. */
const withoutSentence = (text: string): string =>
  /^[\p{Lu}\d]/u.test(text) ? text.replace(/(?<=\w{3})\. \S.*\.$/, '') : text;

/** "Dean's Award   3.4 – 3.79   $19,000 – $23,000": what students may get, not what one is given. */
const rangesIn = (lines: Line[]): number =>
  lines.filter(({ text }) => text.includes('$') && /^\p{L}.*\$\s?[\d,]+ ?(to|[-–—]) ?\$\s?[\d,]+$/u.test(text)).length;

/** "Dean's Award   3.4 – 3.69   $15,000": what a grade would bring. */
const gradesIn = (lines: Line[]): number =>
  lines.filter(
    ({ text }) => text.includes('$') && /^\p{L}[^$]* [1-4]\.\d\d? ?(to|[-–—]) ?[1-4]\.\d\d? .*\$/u.test(text),
  ).length;

/** "Type of aid   Share of students   Average amount" over awards with one sum each, the first of the page: what others had. */
function listsAverages(lines: Line[], index: number): boolean {
  const head = lines[index]?.pieces.find(({ text }) => averageHead.test(text));
  if (!head) return false;
  const isOfOthers = (line: Line): boolean => {
    const sums = line.pieces.filter(({ text }) => /\$\s?\d|\d,\d{3}\b/.test(text));
    return sums.length === 1 && shareColumn(sums[0] as Piece, head) && namesAid(line.pieces[0]?.text ?? '');
  };
  const isOwn = (line: Line): boolean => /\$\s?\d/.test(line.text) && line.pieces.some(({ text }) => namesAid(text));
  return lines.slice(index + 1, index + 7).filter(isOfOthers).length > 1 && !lines.slice(0, index).some(isOwn);
}
const averageHead = /^(average|mean|median|typical)( (?!cost|price|budget|earning)[a-z]+){0,4}$/i;
