import { columnPhrases } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { isTermHead } from './bare-heads.ts';
import type { Head } from './column-heads.ts';
import { boxAround, type Line } from './lines.ts';
import type { KnownRow } from './row-kind.ts';

const ofLoad = /\b(credits?|cr|units?|hours?|hrs|enrolled|enrollment|intensity|load)\b/i;
/** "12+", "9", "6–8 credits", "75%". */
const level = /^(\d{1,2}|100)( ?[-–] ?\d{1,2})? ?(\+|%|or more)? ?(credits?|cr|units?|hours?|hrs)?$/i;

/** "Full   3/4   Half", "FT   TQ   HT". */
const namedFull = /^(full|f\/?t)$/i;
const namedPart = /^(3\/4|¾|three[- ]quarters?|tqt?|1\/2|½|half|h\/?t|less than half|lt?ht)$/i;

/** "Credits per term   12+   9   6   3", "Enrollment   100%   75%   50%": the heads of what each course load has; none for other lines. */
export function loadHeads({ pieces, text }: Line): Head[] {
  if (pieces.length < 2) return [];
  const isNamed =
    pieces.some((piece) => namedFull.test(piece.text)) && pieces.some((piece) => namedPart.test(piece.text));
  if (!isNamed && !ofLoad.test(text)) return [];
  const isLevel = (words: string): boolean =>
    isNamed ? namedFull.test(words) || namedPart.test(words) : level.test(words);
  const levels = pieces.filter((piece) => isLevel(piece.text));
  const others = pieces.filter((piece) => !levels.includes(piece));
  // Over the names may stand anything but a load that is marked: "15+ credits (your offer)".
  if (others.some((piece) => piece !== pieces[0] || saysLoad(normalText(piece.text)))) return [];
  if (levels.length < 2) return [];
  if (new Set(levels.map((piece) => piece.text)).size < levels.length) return [];
  return levels.map((piece) => ({
    ...boxAround([piece]),
    text: `${piece.text} ${isFull(piece.text) ? 'full' : 'part'}-time`,
  }));
}

/** "Credits   12+   12+   9" under as many terms: what is taken in each, and no heads. */
export const areTermLoads = (terms: Head[], heads: Head[]): boolean =>
  heads.length > 1 &&
  terms.filter(({ text }) => isTermHead(text)).length === heads.length &&
  heads.every(({ text }) => level.test(text) || saysLoad(normalText(text)));

const saysLoad = (normal: string): boolean =>
  columnPhrases.fullTime.test(normal) || columnPhrases.partTime.test(normal);

const isFull = (text: string): boolean =>
  namedFull.test(text) || (text.includes('%') ? Number.parseInt(text, 10) === 100 : Number.parseInt(text, 10) >= 12);

/** What other course loads would have: a table of loads says again what is offered elsewhere, and a load is no name. */
export function withoutOtherLoads(rows: KnownRow[]): KnownRow[] {
  const loads = rows.filter(isLoad);
  const columns = rows.filter(({ amount }) => amount.loads);
  if (loads.length < 2 && columns.length === 0) return rows;
  const offered = rows.filter((row) => row.known.is === 'AID' && !loads.includes(row) && !columns.includes(row));
  const isAgain = (block: KnownRow[]): boolean => block.some((row) => offered.some((other) => isOneFund(row, other)));
  const tables = [...Map.groupBy(columns, ({ group }) => group).values()].filter(isAgain).flat();
  const aside = new Set([
    ...tables,
    ...(loads.length > 1 && offered.length > 0 ? loads : []),
    ...(loads.length > 1 ? offered.filter((row) => isOwnLoad(row, loads, offered)) : []),
  ]);
  return rows.map((row) => (aside.has(row) ? { ...row, known: { is: 'INFO' } } : row));
}

/** "Pell by enrollment full-time", "Full-time (your plan)" beside other loads: the one that is meant says again what is offered elsewhere. */
function isOwnLoad(row: KnownRow, loads: KnownRow[], offered: KnownRow[]): boolean {
  if (!loadWord.test(normalText(row.label)) || !loads.some(({ group }) => group === row.group)) return false;
  const isMarked = isOnlyLoad(row.label.replace(/\([^)]*\)/g, ' '));
  return offered.some((other) =>
    isMarked
      ? other !== row && other.amount.value === row.amount.value
      : other.group !== row.group && isOneFund(row, other),
  );
}

function isOneFund(a: KnownRow, b: KnownRow): boolean {
  if (a.known.is !== 'AID' || b.known.is !== 'AID') return false;
  if (normalText(a.label) === normalText(b.label)) return true;
  return /^(FEDERAL|STATE)$/.test(a.known.kind.source) && a.known.kind.subCategory === b.known.kind.subCategory;
}

/** "Three-quarter time (9 to 11 credits)": a course load and nothing else, be it called a cost for those below it. */
const isLoad = ({ known, label }: KnownRow): boolean =>
  (known.is !== 'COST' || known.category === 'OTHER') && isOnlyLoad(label);

function isOnlyLoad(label: string): boolean {
  const normal = normalText(label);
  return loadWord.test(normal) && !/[a-z]/.test(normal.replace(besideLoad, ''));
}
const loadWord = /\b(full|half|quarters?|part|4) time\b|\bless than half\b|^\d+ .*\b(credits?|units|hours)\b/;
const besideLoad =
  /\b(full|half|three|quarters?|part|less|fewer|than|time|or|more|to|and|up|credits?|units?|hours?|per|a|each|term|semester|quarter|enrollment|enrolled|students?|at|for|if|you|are)\b/g;
