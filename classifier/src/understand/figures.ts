import type { Word } from '../page.ts';
import { type Piece, pieceOf } from './lines.ts';
import { type Money, readMoney } from './money.ts';

export const periods = ['YEAR', 'TERM', 'MONTH', 'WEEK', 'HOUR', 'CREDIT', 'TOTAL'] as const;
export type Period = (typeof periods)[number];

/** A sum of money where it is printed. `isMost`: "up to $3,000", `isRange`: the end of "$500 to $2,000". */
export type Figure = Piece & Money & { period: Period | null; isMost?: boolean; isRange?: boolean };

const periodWords: [RegExp, Period][] = [
  [/^(\/|per|a|each|every)? ?((academic|school|award|aid) )?(yr|year|annually|annual|yearly|AY)\b/i, 'YEAR'],
  // A sentence that ends here is no field of a table.
  [/^for (the|this|your|each) ((full|whole|entire|academic|award|school|aid|coming) )*year($|, about\b)/i, 'YEAR'],
  [
    /^(\/|per|a|each|every) ?((semester|quarter|contact|clock|lab) hour|(semester |quarter )?(credit|units?\b))/i,
    'CREDIT',
  ],
  [/^(\/|per|a|each|every|ea\.|in each|for each) ?(sem|semester|term|quarter|qtr|trimester)\b/i, 'TERM'],
  [/^(\/|per|a|each|every)? ?(mo|month|monthly)\b/i, 'MONTH'],
  [/^(\/|per|a|each)? ?(wk|week|weekly)\b/i, 'WEEK'],
  [/^(\/|per|an) ?(hr|hour)\b/i, 'HOUR'],
  [/^(over|for|across) (the |all |your )*(two|three|four|five|[2-5]) years\b/i, 'TOTAL'],
  [
    /^(over|for|across|through) (the |all |your )*(four|six|eight|ten|twelve|[468]|1[02]) (semesters|terms)\b/i,
    'TOTAL',
  ],
  [
    /^(over|across|during|in|for) (the|your|a|an) ((whole|entire|full) )?(life|length|course|duration|lifetime|program|degree)\b(?! of (the|this) (academic )?year)/i,
    'TOTAL',
  ],
];

export function periodOf(text: string): Period | null {
  const trimmed = text.trim();
  return trimmed ? (periodWords.find(([pattern]) => pattern.test(trimmed))?.[1] ?? null) : null;
}

/** The figure that these words are, alone or with its period behind it ("$1,000 / yr"); null when they are not. */
export function figureOf(words: Word[]): Figure | null {
  if (!opensMoney.test(words[0]?.text ?? '')) return null;
  const joined = joinSign(words);
  const first = joined[0];
  const read = first && readMoney(first.text);
  if (!first || !read) return null;
  if (joined.length > mostWithPeriod) return null;
  const rest = joined
    .slice(1)
    .map((word) => word.text)
    .join(' ');
  const period = periodOf(rest);
  // "$ 23,145 /" over "yr".
  if (rest && !period && !/^([*†‡]+|\/)$/.test(rest)) return null;
  return { ...pieceOf(first.parts), ...read, period };
}

/** "$750 a semester for members who play at home games": so many words are a sentence. */
const mostWithPeriod = 9;

/** A digit or a sign: nothing else begins a figure. */
export const opensMoney = /[\d$]|^[-–−(]{1,2}$/;

/** "10, 400" and "5,680. 00": a reader of pictures sees a gap behind the mark. */
const isRest = (text: string, next: string): boolean =>
  (/^\$?\d{1,3},$/.test(text) && /^\d{3}(\.\d\d)?$/.test(next)) || (/\d\.$/.test(text) && /^\d\d$/.test(next));

/** A dollar sign or a minus set apart from its number belongs to it. */
function joinSign(words: Word[]): { text: string; parts: Word[] }[] {
  const joined: { text: string; parts: Word[] }[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last && /^[-–−(]?\$?[-–−(]?$/.test(last.text)) {
      last.text += word.text;
      last.parts.push(word);
    } else if (last && (/^[)]$/.test(word.text) || isRest(last.text, word.text))) {
      last.text += word.text;
      last.parts.push(word);
    } else joined.push({ text: word.text, parts: [word] });
  }
  return joined;
}
