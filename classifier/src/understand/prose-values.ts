import { isParted, withoutStudies } from '../phrases/period-phrases.ts';
import { type Period, periodOf } from './figures.ts';
import type { Spot } from './prose-links.ts';
import { type Token, textOf } from './sentences.ts';

const termWord = /\b(fall|autumn|winter|spring|summer)\b/i;
const perTerm =
  /(?<!\b(?:credits?|hours|units|courses|classes) (?:or more )?)\b(?:per|each|every|(?<!\b(?:of|during|within|into) )a|(?<!for )both)(?: of (?:the |your )?(?:two|three|four|your)| (?:full-time|academic))* (semester|term|quarter|trimester)(?:s|['’]s)?\b(?!-)(?! (?:hour|credit|unit))(?! of(?! the (?:20\d\d|award|aid|academic|school|coming|next|year)))/i;
const wholeYear =
  /\b((for|over|across|throughout) (the|an?|one) ((whole|full|entire|academic|school|\w+-month) )*year|per year|a year|each year|annual(ly)?|yearly|(fall and spring|(two|both|three) (semesters|terms)),? (combined|together)|in the fall only|only|for (both|two|the two|all three|three) (semesters|terms|quarters))\b/i;

const season = '(?:fall|autumn)(?: 20\\d\\d)?';
/** "each fall and each spring", "in the fall and again in the spring", "and the same in the spring", "twice a year". */
const twice = new RegExp(
  `\\b(?:(?:each|every|both)(?: in)?(?: the)? ${season} (?:and|&)(?: each| every| in| the)* (?:spring|winter)|${season},? and (?:once )?again in (?:the )?(?:spring|winter)|the same(?: amounts?| sums?)?(?: again)? in (?:the )?(?:spring|winter)|fall and spring (?:will )?each|twice(?: a year\\b|,? in))\\b`,
  'i',
);
/** Of what is paid at several times it is not clear whether each time brings all of it. */
const isPaidOut = /\b(is|are|be|being) (paid|credited|disbursed|applied|posted|sent|released)\b/i;
const isHalved = /\b(half|halves|split|divided|equal|equally|evenly|parts|portions?|installments?)\b/i;

/** How the figures of a sentence come in fall and spring. */
export function inBothTerms(text: string): 'EACH' | 'UNCLEAR' | null {
  if (!/spring|winter|twice/i.test(text) || !twice.test(text) || isHalved.test(text)) return null;
  return isPaidOut.test(text) ? 'UNCLEAR' : 'EACH';
}

/** "$1,204 for fall and $1,204 for spring": the next figure is another term's. */
export function isTermOf(tokens: Token[], { at, to }: Spot): boolean {
  const own = textOf(tokens.slice(at + 1, Math.min(to, at + 6))).replace(/[;.].*/, '');
  return termWord.test(own) && termWord.test(textOf(tokens.slice(to + 1, to + 8)));
}

/** "$3,000 for the year ($1,500 in fall and $1,500 in spring)": a half or a third of what was told last. */
export function isPartOfYear(tokens: Token[], { at, to }: Spot, year: number): boolean {
  const own = textOf(tokens.slice(at + 1, Math.min(to, at + 6))).replace(/[;.].*/, '');
  const isPart = [2, 3, 4].some((parts) => Math.abs((tokens[at]?.value ?? 0) * parts - year) <= parts);
  return isPart && (termWord.test(own) || perTerm.test(own));
}

/** "30 credits at $400 a credit: $12,000": the next figure is what so many cost. */
export function isRateOf(tokens: Token[], { at, to }: Spot): boolean {
  const times = (tokens[to]?.value ?? 0) / (tokens[at]?.value ?? 0);
  return times > 1 && tokens.slice(0, at).some(({ text }) => text === String(times));
}

/** The words that follow a figure; none where it ends its part of the sentence: "fees of $200; books for the year". */
const behindOf = (tokens: Token[], { at, to }: Pick<Spot, 'at' | 'to'>): string =>
  /[;.]$/.test(tokens[at]?.text ?? '') ? '' : textOf(tokens.slice(at + 1, Math.min(to, at + 7)));

/** The period right behind a figure: "$1,250 (each semester)". */
export function periodAt(tokens: Token[], { at, to }: Spot): Period | null {
  const behind = behindOf(tokens, { at, to })
    .replace(/^[(,]\s*/, '')
    // "…, MO Guard Grant of $900": a state begins the next name.
    .replace(/^MO(?= \p{L})/u, '')
    .replace(/^(or (more|less|so|higher)|and up) /, '');
  if (
    /^(in |for |during |over )?(each|per|every|a|both) (of (the|your) )?((two|three|four) )?(semester|term|quarter|trimester)s?\b(?! (of|hours?|credits?|units?)\b)/i.test(
      behind,
    )
  )
    return 'TERM';
  if (isEachYear(behind) || ofThisYear.test(behind)) return 'YEAR';
  if (/^(each|apiece)\b/i.test(behind) && unitsAt.test(textOf(tokens.slice(Math.max(0, at - 4), at)))) return 'CREDIT';
  if ((tokens[at]?.value ?? 0) < mostWage && wageAt.test(textOf(tokens.slice(Math.max(0, at - 6), at)))) return 'HOUR';
  const isSum = isSumOfNext(tokens, at, to) || isOverYears(clauseBefore(tokens, at)) || namedOverYears.test(behind);
  return periodOf(behind) ?? (isSum ? 'TOTAL' : null);
}

/** "24 credits at $560 each". */
const unitsAt = /\b(credits?|hours|units|courses|classes)( \w+)? (at|for|x|×|@)$/i;
/** "nine hours a week at $15.25". */
const wageAt = /\bhours? (a|per|each) week,? at( (about|around|roughly))?$/i;
const mostWage = 100;

/** The words before a figure, since the last one and its time, or since the last semicolon. */
const clauseBefore = (tokens: Token[], at: number): string => {
  const end = tokens.slice(0, at).findLastIndex(({ value, text }) => value !== null || /;$/.test(text));
  const words = textOf(tokens.slice(end + 1, at));
  // "worth $48,000 over four years: $12,000 for 2026-2027".
  return /\d$/.test(tokens[end]?.text ?? '') ? words.replace(/^(over|across|for) [^,;:()]*years\b/i, '') : words;
};

/** "Over four years your award is worth $40,000", "its four-year value of $40,000". */
const isOverYears = (before: string): boolean =>
  /\b(over|across|in the course of) (the |all |your |these |next |full |first |coming )*(two|three|four|five|[2-5])( \w+)? years\b/i.test(
    before,
  ) || /\b(two|three|four|five|[2-5])-years? (value|total|worth|sum)\b/i.test(before);

/** "$40,000 Trustee Scholarship over four years": the name stands between the figure and its time. */
const namedOverYears =
  /^(?:[\p{Lu}&][\p{L}'’.&-]* ){1,4}(?:(?:award|scholarship|grant|fellowship) )?(over|across|for) (the |all |your )*(two|three|four|five|[2-5]) years\b/u;

/** "$12,000 for the year". */
const ofThisYear = /^for the (whole |full |entire |academic |school )*year\b(?! (before|after|of)\b)/i;

const isEachYear = (behind: string): boolean =>
  /^(in|for) each( of)?( (the|your|all))?( (two|three|four|five))?( academic)? years?\b/i.test(behind);

/** "$48,000 ($12,000 a year)": the one is the other in all years. */
function isSumOfNext(tokens: Token[], at: number, to: number): boolean {
  const behind = textOf(tokens.slice(to + 1, to + 7));
  const times = (tokens[at]?.value ?? 0) / (tokens[to]?.value ?? 0);
  const between = textOf(tokens.slice(at + 1, to));
  const isNamed = /^\(/.test(tokens[to]?.text ?? '') && /^[\p{L}\s'’&-]{4,60}$/u.test(between);
  const isNext = isNamed || /^,?(or|that is|i\.e\.)?,?$/.test(between);
  return isNext && [2, 3, 4, 5].includes(times) && (isEachYear(behind) || periodOf(behind) === 'YEAR');
}

/** How often the year has a figure, and whether the sentence says so. `lead` is the sentence that opens a list. */
export function timesAYear(
  tokens: Token[],
  spot: Spot,
  lead: string,
  letter: string,
): { times: number; isSaid: boolean } {
  const period = periodAt(tokens, spot);
  if (period === 'YEAR') return { times: 1, isSaid: true };
  const behind = behindOf(tokens, spot).split(/[;.]/)[0] ?? '';
  if (period === 'TERM') return { times: isParted.test(behind) ? 1 : termsIn(behind, letter), isSaid: true };
  const before = withoutStudies(beforeFigures(tokens, spot));
  if (wholeYear.test(behind) || wholeYear.test(before)) return { times: 1, isSaid: true };
  const said = [before, ofList(lead)].find((text) => perTerm.test(text) && !isParted.test(text));
  if (said) return { times: termsIn(said, letter), isSaid: true };
  return inBothTerms(withoutStudies(textOf(tokens))) === 'EACH'
    ? { times: 2, isSaid: true }
    : { times: 1, isSaid: false };
}

const figureAndPeriod = /\$[\d,.]+ (in |for |during )?(each|per|every|a|both)( of the two)? \w+/gi;

/** What a sentence that opens a list says of its lines: the period behind a figure is that figure's. */
const ofList = (lead: string): string => withoutStudies(lead.replace(figureAndPeriod, ' '));

/** What stands before the first figure, and between the last one's period and this figure. */
function beforeFigures(tokens: Token[], { at, from }: Spot): string {
  const first = tokens.findIndex(({ value }) => value !== null);
  const told = textOf(tokens.slice(from, at)).replace(/\([^)]*\)/g, ' ');
  const own = from === 0 ? '' : told.replace(/^.*?(,|;| and )/, '');
  return /\b(one-time|once|only)\b/i.test(own) ? '' : `${textOf(tokens.slice(0, first))} ${own}`;
}

/** Quarters are three a year, semesters two, terms as the letter has them. */
function termsIn(text: string, letter: string): number {
  const told = /\b(two|three|four) (semester|term|quarter|trimester)s?\b/i.exec(text)?.[1]?.toLowerCase();
  if (told) return { two: 2, three: 3, four: 4 }[told] ?? 2;
  const unit = perTerm.exec(text)?.[1]?.toLowerCase();
  if (unit === 'quarter' || unit === 'trimester') return 3;
  return unit === 'term' && /\bwinter\b/i.test(letter) && /\bfall\b/i.test(letter) ? 3 : 2;
}
