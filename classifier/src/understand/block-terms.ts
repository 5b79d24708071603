import { normalText } from '../phrases/normal-text.ts';
import { remembered } from '../phrases/remembered.ts';
import { hasFigure } from './cells.ts';
import { endsSentence } from './headings.ts';
import type { FlowLine } from './panels.ts';

const seasons = /\b(fall|autumn|winter|spring|summer)\b/g;
const counted =
  /\b(first|second|third|1st|2nd|3rd)(?= (?:semester|term|quarter|trimester|payment|disbursement|installment)\b)|(?<=\b(?:semester|term|quarter|trimester|payment|disbursement|installment) )(1|2|3|one|two|three)\b/g;
const month =
  /\b(aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?)(?= 20\d\d\b)/g;
/** What may be said beside the term: its code, what its rows are, and when they are paid. */
const besideTerm =
  /\b((fa|fl|au|wi|spr?|su)\d\d(\d\d)?|20\d\d(fa|fl|au|wi|spr?|su)|semester|term|quarter|trimester|session|payment|disbursement|installment|award|aid|financial|assistance|offer|offered|package|amount|grant|scholarship|loan|charges|costs?|expenses|budget|bill|estimated|your|the|for|of|in|on|about|by|to|through|pays|paid|payable|disburses|disbursed|disbursing|released|credited|date|dates|full time|half time|credits?|hours?|units?|or|more|starts|begins|opens|expected|scheduled|anticipated|planned|posts|jan|january|feb|february|mar|march|apr|april|may|june?|july?|aug|august|sept?|september|oct|october|nov|november|dec|december|otono|primavera|verano|invierno|\d+(st|nd|rd|th)?)\b/g;

/** The one term that words name, and what else they say. */
const termAmong = remembered((text: string): { term: string; rest: string } | null => {
  if (text.length > 90 || endsSentence(text)) return null;
  const normal = normalText(text.replace(/(?<=\w.*)\([^)]*\)/g, ' '));
  const named = new Set(normal.match(seasons) ?? normal.match(counted) ?? normal.match(month) ?? []);
  const [term] = named;
  if (!term || named.size > 1) return null;
  const rest = normal
    .replace(seasons, '')
    .replace(counted, '')
    .replace(besideTerm, '')
    .replace(/[^a-z]+/g, ' ');
  return { term, rest: rest.trim() };
});

/** "Fall Quarter 2026 (pays September 28)", "Awards for Spring 2027": the one term that a heading names, among words that say little more. */
export function blockTerm(text: string): string | null {
  const among = termAmong(text);
  return among?.rest === '' ? among.term : null;
}

/** "◢ Fall Semester 2026 – Main Campus": words that name one term, whatever else they say. */
export const termNamed = (text: string): string | null => termAmong(text)?.term ?? null;

/** The term that a line of words over rows names; a head over figures names none. */
export function termOver(lines: FlowLine[], index: number): string | null {
  const [first, ...others] = lines[index]?.line.pieces ?? [];
  const among = first && termAmong(first.text);
  const row = among && lines.slice(index + 1, index + 4).find(({ cells }) => hasFigure(cells));
  if (!row || first.x > row.line.x + 12) return null;
  if (others.some(({ text }) => /\p{L}/u.test(text) && blockTerm(text))) return null;
  return among.rest === '' || lines.some((line) => isTwin(line, among)) ? among.term : null;
}

/** "Academic Period: Winter Quarter 2027" beside "Academic Period: Autumn Quarter 2026": nothing but the term differs. */
function isTwin({ line, cells }: FlowLine, { term, rest }: { term: string; rest: string }): boolean {
  const other = line.pieces[0] && !hasFigure(cells) ? termAmong(line.pieces[0].text) : null;
  return other !== null && other.rest === rest && other.term !== term;
}

/** "2026-2027 costs" under the blocks of the terms: what is of the year is of no term. */
export const isOfYear = (title: string): boolean => yearTitle.test(normalText(title)) && !blockTerm(title);
const yearTitle = /\b(annual|yearly|year|full year|(9|nine|10|ten|12|twelve) ?months?|20\d\d (to |\/ ?)?(20)?\d\d)\b/;
