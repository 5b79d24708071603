import type { Place } from './classification.ts';
import type { Line } from './lines.ts';
import { boxAround } from './lines.ts';

type Mention = { start: number; weight: number; place: Place };

const year = (start: number): string => `${start}-${start + 1}`;
const isNear = (start: number): boolean => start >= 2000 && start <= 2060;

/** First years of the academic years that a text names, with how surely it names one. */
export function yearsIn(text: string): { start: number; weight: number }[] {
  const found: { start: number; weight: number }[] = [];
  const add = (start: number, weight: number): void => {
    if (isNear(start)) found.push({ start, weight });
  };
  for (const match of text.matchAll(/\b(20\d\d)\s*(?:[-–—/]|to|through)\s*(20\d\d|\d\d)\b(?![-/]\d)/gi)) {
    const [start, end] = [Number(match[1]), Number(match[2])];
    if (end % 100 === (start + 1) % 100) add(start, weightAround(text, match.index, match[0].length));
  }
  for (const match of text.matchAll(/\b(\d\d)[-–/](\d\d)\s?AY\b|\bAY\s?(\d\d)[-–/](\d\d)\b/g)) {
    const [start, end] = [Number(match[1] ?? match[3]), Number(match[2] ?? match[4])];
    if (end === start + 1) add(2000 + start, 1);
  }
  for (const match of text.matchAll(/\b(?:aid|award) year:?\s+(\d{4})\b(?!\s*[-–—/])/gi)) {
    const digits = match[1] ?? '';
    const [head, tail] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
    // "2627" is a code of both years; a single year is the one in which the aid year ends.
    if (tail === head + 1 && head !== 20) add(2000 + head, 4);
    else add(Number(digits) - 1, 3);
  }
  for (const match of text.matchAll(/\b0?[5-9]\/\d\d?\/(20\d\d)\s*(?:[-–—]|to)\s*0?[4-8]\/\d\d?\/(20\d\d)\b/g))
    if (Number(match[2]) === Number(match[1]) + 1) add(Number(match[1]), 3);
  return found;
}

/** Comparison figures name a year too. */
function weightAround(text: string, index: number, length: number): number {
  const around = text.slice(Math.max(0, index - 40), index + length + 20).toLowerCase();
  return /\b(prior|previous|received|last|comparison|graduates|tax return|fafsa submission)\b/.test(around) ? -1 : 1;
}

const title = /\b(award|aid|offer|package|notif|plan|letter|summary|worksheet|statement|renewal|year|scholarship)/i;

/** The year that the offer is for; null when the letter names none. */
export function awardYearOf(lines: Line[]): { awardYear: string | null; evidence: Place | null } {
  const mentions: Mention[] = lines.flatMap((line) => {
    const isTitle = line.page === 1 && title.test(line.text) && line.text.split(/\s+/).length < 14;
    const place = { page: line.page, box: boxAround([line]) };
    return yearsIn(line.text).map(({ start, weight }) => ({
      start,
      place,
      weight: weight > 0 && isTitle ? weight + 3 : weight,
    }));
  });
  if (mentions.length === 0) mentions.push(...termMentions(lines));
  const starts = [...new Set(mentions.map((mention) => mention.start))].sort((a, b) => b - a);
  const weigh = (start: number): number =>
    mentions.filter((mention) => mention.start === start).reduce((sum, { weight }) => sum + weight, 0);
  const best = starts.reduce<number | null>(
    (most, start) => (most === null || weigh(start) > weigh(most) ? start : most),
    null,
  );
  if (best === null) return { awardYear: null, evidence: null };
  const strongest = mentions.filter(({ start }) => start === best).toSorted((a, b) => b.weight - a.weight)[0];
  return { awardYear: year(best), evidence: strongest?.place ?? null };
}

/** Only terms are named: "Fall 2026", "Spring 2027". */
function termMentions(lines: Line[]): Mention[] {
  return lines.flatMap((line) =>
    [...line.text.matchAll(/\b(fall|autumn|winter|spring)\s+(?:semester\s+|term\s+|quarter\s+)?(20\d\d)\b/gi)].map(
      (match) => {
        const isFirstTerm = /fall|autumn/i.test(match[1] ?? '');
        return {
          start: Number(match[2]) - (isFirstTerm ? 0 : 1),
          weight: 1,
          place: { page: line.page, box: boxAround([line]) },
        };
      },
    ),
  );
}
