import { normalText } from '../phrases/normal-text.ts';
import type { Head } from './column-heads.ts';
import { boxAround, type Line } from './lines.ts';
import { isAmount, type KnownRow } from './row-kind.ts';

const ofLoad = /\b(credits?|units?|hours?|enrolled|enrollment|intensity|load)\b/i;
/** "12+", "9", "6–8", "75%". */
const level = /^(\d{1,2}|100)( ?[-–] ?\d{1,2})? ?(\+|%)?$/;

/** "Credits per term   12+   9   6   3", "Enrollment   100%   75%   50%": the heads of what each course load has; none for other lines. */
export function loadHeads({ pieces: [first, ...others] }: Line): Head[] {
  if (others.length < 2 || !ofLoad.test(first?.text ?? '') || !others.every(({ text }) => level.test(text))) return [];
  const isDistinct = new Set(others.map(({ text }) => text)).size === others.length;
  if (!isDistinct) return [];
  return others.map((piece) => ({ ...boxAround([piece]), text: `${piece.text} ${isFull(piece.text) ? 'full' : 'part'}-time` }));
}

const isFull = (text: string): boolean => (text.includes('%') ? Number.parseInt(text, 10) === 100 : Number.parseInt(text, 10) >= 12);

/** What other course loads would have: a table of loads says again what is offered elsewhere, and a load is no name. */
export function withoutOtherLoads(rows: KnownRow[]): KnownRow[] {
  const byLoad = rows.filter((row) => row.amount.isByLoad || isLoad(row));
  const groups = new Set(byLoad.map(({ group }) => group));
  const offered = rows.filter((row) => row.known.is === 'AID' && !groups.has(row.group));
  const aside = new Set(
    [...Map.groupBy(byLoad, ({ group }) => group).values()].filter((block) => isSaidAgain(block, offered)).flat(),
  );
  return aside.size > 0 ? rows.map((row) => (aside.has(row) ? { ...row, known: { is: 'INFO' } } : row)) : rows;
}

/** Several loads under one another, or columns of them beside an award that is offered. */
const isSaidAgain = (block: KnownRow[], offered: KnownRow[]): boolean => {
  const isOffered = (row: KnownRow): boolean => offered.some((other) => isOneFund(row, other));
  return block.every(isLoad) ? block.length > 1 && offered.length > 0 : block.some(isOffered);
};

function isOneFund(a: KnownRow, b: KnownRow): boolean {
  if (a.known.is !== 'AID' || b.known.is !== 'AID') return false;
  if (normalText(a.label) === normalText(b.label)) return true;
  return /^(FEDERAL|STATE)$/.test(a.known.kind.source) && a.known.kind.subCategory === b.known.kind.subCategory;
}

/** "Three-quarter time (9 to 11 credits)": a course load and nothing else. */
function isLoad(row: KnownRow): boolean {
  const normal = normalText(row.label);
  return loadWord.test(normal) && isAmount(row) && row.known.is !== 'COST' && !/[a-z]/.test(normal.replace(besideLoad, ''));
}
const loadWord = /\b(full|half|quarters?|part|4) time\b|\bless than half\b|^\d+ .*\b(credits?|units|hours)\b/;
const besideLoad =
  /\b(full|half|three|quarters?|part|less|fewer|than|time|or|more|to|and|up|credits?|units?|hours?|per|a|each|term|semester|quarter|enrollment|enrolled|students?|at|for|if|you|are)\b/g;
