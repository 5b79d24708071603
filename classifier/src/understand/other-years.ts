import { normalText } from '../phrases/normal-text.ts';
import { timePhrases } from '../phrases/time-phrases.ts';
import { sum } from './amount-sets.ts';
import type { Piece } from './lines.ts';
import { isEarlierYear, isOtherYear, isYear } from './named-years.ts';
import { isAmount, type KnownRow } from './row-kind.ts';

/** What a heading says of the time of its rows; null for words that say nothing of it. */
export function timeTitle([first, ...others]: Piece[]): string | null {
  if (!first || first.words.length > 8 || others.some(({ text }) => tellsTime(normalText(text)))) return null;
  return tellsTime(normalText(first.text)) ? first.text : null;
}
const tellsTime = (text: string): boolean => Object.values(timePhrases).some((pattern) => pattern.test(text));

/** "2025-2026 awards" over one block and "2026-2027 awards" over another: what the first lists again is no offer, nor what it had. */
export function withoutOtherYears(all: KnownRow[], awardYear: string | null): KnownRow[] {
  const rows = withoutOutlook(withoutHistory(all, awardYear));
  if (!rows.some(({ when }) => when)) return rows;
  const hasNext = rows.some(({ when }) => timePhrases.now.test(normalText(when ?? '')));
  const isThen = ({ when }: KnownRow): boolean => when !== undefined && isOfThen(normalText(when), awardYear, hasNext);
  const past = new Set(rows.filter(isThen));
  const isPast = (is: 'AID' | 'COST'): boolean =>
    isListedAgain(
      rows.filter(({ known }) => known.is === is),
      past,
    );
  const kinds = new Set((['AID', 'COST'] as const).filter(isPast));
  if (kinds.size === 0) return rows;
  const groups = new Set(
    [...past].filter(({ known }) => [...kinds].some((is) => is === known.is)).map(({ group }) => group),
  );
  return rows.map((row) => (past.has(row) && groups.has(row.group) ? { ...row, known: { is: 'INFO' } } : row));
}

/** "Year 1", "Year 2", "Year 3" under one another: what the years to come may cost, and no awards, where others are named or each is more than the costs. */
function withoutOutlook(rows: KnownRow[]): KnownRow[] {
  const years = Map.groupBy(
    rows.filter(({ label }) => yearsAhead.test(normalText(label))),
    ({ group }) => group,
  );
  const outlooks = new Set([...years.values()].filter((some) => some.length > 2).flat());
  if (outlooks.size === 0) return rows;
  const groups = new Set([...outlooks].map(({ group }) => group));
  const others = rows.filter(({ group }) => !groups.has(group));
  const costs = sum(others.filter(({ known }) => known.is === 'COST'));
  const areCosts = costs > 0 && [...outlooks].every(({ amount }) => amount.value >= costs);
  if (!areCosts && !others.some(({ known }) => known.is === 'AID')) return rows;
  return rows.map((row) => (outlooks.has(row) ? { ...row, known: { is: 'INFO' } } : row));
}
const yearsAhead =
  /^((year|yr) [1-6]|(first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|freshman|sophomore|junior|senior) year)$/;

/** Awards right under the heading of an earlier year, where others stand under that of the offer: what was had, whatever it is called. */
function withoutHistory(rows: KnownRow[], awardYear: string | null): KnownRow[] {
  if (!rows.some(({ known, when }) => known.is === 'AID' && isYear(normalText(when ?? ''), awardYear))) return rows;
  const isHistory = ({ known, section, when, title }: KnownRow): boolean =>
    (known.is === 'AID' || (known.is === 'TOTAL' && section !== 'COST')) &&
    when === title &&
    isEarlierYear(normalText(title), awardYear) &&
    !goesOn.test(title);
  return rows.map((row) => (isHistory(row) ? { ...row, known: { is: 'INFO' } } : row));
}

/** "2025-26 scholarships renewed for this year". */
const goesOn = /renew|continu|\bthis year\b/i;

const isOfThen = (text: string, awardYear: string | null, hasNext: boolean): boolean =>
  !isYear(text, awardYear) &&
  (isOtherYear(text, awardYear) || timePhrases.past.test(text) || (hasNext && timePhrases.current.test(text)));

/** Half of the names at least stand in a block of today too. */
function isListedAgain(rows: KnownRow[], past: Set<KnownRow>): boolean {
  const old = rows.filter((row) => isAmount(row) && past.has(row));
  const names = new Set(rows.filter((row) => !past.has(row)).map(({ label }) => normalText(label)));
  return old.length > 0 && old.filter(({ label }) => names.has(normalText(label))).length * 2 >= old.length;
}
