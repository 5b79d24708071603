import { normalText } from '../phrases/normal-text.ts';
import type { Figure } from './figures.ts';
import type { Line } from './lines.ts';
import type { Row } from './rows.ts';

export type Load = 'FULL' | 'THREE_QUARTERS' | 'HALF' | 'LESS';
/** What a row has with a course load. */
export type LoadFigure = { figure: Figure; load: Load | null };

const loadIn =
  /\b(full|half|three quarters?|3 (?:\/ )?4|1 (?:\/ )?2|quarter|less than half|less than 1 (?:\/ )?2)(?: ?time\b|$)|\b(\d{1,2})(?: ?(?:\/ |to )?\d{1,2}\b)?\+?(?= (?:cr|credits?|units?|hours?|hrs?)\b|$)/g;

/** The course loads that words (normal text) tell of. */
export const loadsIn = (normal: string): Load[] => [
  ...new Set(
    [...normal.matchAll(loadIn)].map(([, name, credits]) => (name ? named(name) : ofCredits(Number(credits)))),
  ),
];

function named(name: string): Load {
  if (name === 'full') return 'FULL';
  if (/^(three|3)/.test(name)) return 'THREE_QUARTERS';
  return name === 'half' || name.startsWith('1') ? 'HALF' : 'LESS';
}

function ofCredits(credits: number): Load {
  if (credits > 11) return 'FULL';
  return credits > 8 ? 'THREE_QUARTERS' : credits > 5 ? 'HALF' : 'LESS';
}

/** Where a table has a column for each course load and marks none, the letter may tell the student's own. */
export function withOwnLoad(rows: Row[], lines: Line[]): Row[] {
  if (!rows.some(({ amount }) => amount.loads)) return rows;
  const own = ownLoad(lines);
  if (!own && !isShown.test(lines.map(({ text }) => text).join(' '))) return rows;
  return rows.map((row) => {
    if (!row.amount.loads) return row;
    const figure = row.amount.loads.find(({ load }) => load === own)?.figure;
    // The student's own column is not among those that were read, or is shown by what no text tells.
    if (!figure) return { ...row, amount: { ...row.amount, certainty: 0.5 } };
    return { ...row, amount: { ...row.amount, value: figure.value, figures: [figure] } };
  });
}

/** "Your column is shaded". */
const isShown = /\bcolumn\b[^.:]{0,60}\b(marked|shaded|boxed|highlighted|circled|outlined|bold|gr[ae]y|colou?red)\b/i;

const saysOwn =
  /^(enrollment|enrolled|course load|load|status)\b|\byour (\w+ )?(enrollment|load|status|credits|registration)\b|\byou (\w+ ){0,3}(enroll|enrolled|enrolling|registered|report|reported|take|taking|told us|chose|attend)\b/;
const isOpen = /\b(if|may|must|should|would|drop|below|at least|under|change|example|fewer|more)\b/;

/** "You are registered for 9 credits": of all sentences that say so, if they agree. */
function ownLoad(lines: Line[]): Load | null {
  const sentences = lines.flatMap(({ text }) => text.split(/(?<=[.!?;])\s/)).map(normalText);
  const told = sentences
    .filter((sentence) => saysOwn.test(sentence) && !isOpen.test(sentence))
    .flatMap((sentence) => loadsIn(sentence));
  return new Set(told).size === 1 ? (told[0] ?? null) : null;
}
