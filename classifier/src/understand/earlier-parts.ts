import { normalText } from '../phrases/normal-text.ts';
import type { Line } from './lines.ts';
import { isEarlierTime, isYear } from './named-years.ts';
import { isGift } from './printed-sums.ts';
import type { KnownRow } from './row-kind.ts';

export type Part = { lines: Line[]; rows: KnownRow[] };

/**
 * The letter without what it has under headings of an earlier time, behind its awards: "Account statement, Spring 2026" in an
 * offer for 2026-2027. Null where no gift stands there.
 */
export function withoutEarlier(lines: Line[], rows: KnownRow[], awardYear: string | null): Part | null {
  const first = rows.find((row) => row.group >= 0 && isGift(row));
  if (!first || awardYear === null) return null;
  const earlier = earlierLines(lines, first, awardYear);
  if (earlier.size === 0) return null;
  const words = new Set([...earlier].flatMap(({ pieces }) => pieces.flatMap((piece) => piece.words)));
  const isEarlier = ({ amount }: KnownRow): boolean =>
    amount.figures.some((figure) => figure.words.some((word) => words.has(word)));
  const rest = rows.filter((row) => !isEarlier(row));
  const hasGift = rows.some((row) => isGift(row) && isEarlier(row)) && rest.some(isGift);
  return hasGift ? { lines: lines.filter((line) => !earlier.has(line)), rows: rest } : null;
}

/** The lines from a heading of an earlier time on, up to one of the year of the offer. */
function earlierLines(lines: Line[], first: KnownRow, awardYear: string): Set<Line> {
  const found = new Set<Line>();
  let isEarlier = false;
  for (const line of lines.filter((each) => isBehind(each, first))) {
    if (isHeading(line)) {
      const text = normalText(line.text);
      isEarlier = (isEarlier && !isYear(text, awardYear)) || isEarlierTime(text, awardYear);
    }
    if (isEarlier) found.add(line);
  }
  return found;
}

/** Under the row, or on a later page. */
export const isBehind = ({ page, y }: Line, row: KnownRow): boolean =>
  page > row.page || (page === row.page && y > row.labelBox.y + row.labelBox.height);

/** A few words that name a year, and no sum. */
const isHeading = ({ text }: Line): boolean =>
  /\b20\d\d\b/.test(text) && !/\$\s?\d|\d,\d{3}|[.!?]$/.test(text) && text.split(' ').length < 11;
