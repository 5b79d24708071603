import { normalText } from '../phrases/normal-text.ts';
import { costKind } from './cost-kind.ts';
import { isBehind, type Part, withoutEarlier } from './earlier-parts.ts';
import type { Line } from './lines.ts';
import { isGift } from './printed-sums.ts';
import { isAmount, isWithdrawn, type KnownRow, namesAid, type RowKind } from './row-kind.ts';
import type { Row } from './rows.ts';
import { withoutLinesOf } from './subtotals.ts';
import { toldOtherwise } from './told-otherwise.ts';
import type { Mention } from './told-plainly.ts';

/** How else a letter may be read. `unsummed`: rows that hold, and are in no sum. */
export type OtherReading = Part & { unsummed: KnownRow[] };

/** What to try where no printed sum bears a letter out as it was read; the sums decide. */
export function* otherReadings(
  lines: Line[],
  rows: KnownRow[],
  awardYear: string | null,
  asGift: (row: Row) => RowKind,
  mentions: Mention[],
): Generator<OtherReading> {
  for (const part of [withoutEarlier(lines, rows, awardYear), withoutExample(lines, rows)])
    if (part) yield { ...part, unsummed: [] };
  const unsummed = rows.filter(isUnsummed);
  if (unsummed.length > 0) yield { lines, rows: rows.filter((row) => !unsummed.includes(row)), unsummed };
  const certain = rows.filter((row) => !isLimit(row));
  if (certain.length < rows.length) yield { lines, rows: certain, unsummed: [] };
  const yearly = rows.filter((row) => !isAllowance(row));
  if (yearly.length < rows.length) yield { lines, rows: yearly, unsummed: [] };
  const lost = rows.filter(isLost).slice(0, maxLost);
  for (const some of lost.length > 1 ? [lost, ...lost.map((row) => [row])] : [lost])
    if (some.length > 0)
      yield { lines, rows: rows.map((row) => (some.includes(row) ? found(row, asGift) : row)), unsummed: [] };
  const given = rows.map((row): KnownRow => (isCostAmongGifts(row, rows) ? { ...row, known: asGift(row) } : row));
  if (given.some((row, index) => row !== rows[index])) yield { lines, rows: given, unsummed: [] };
  for (const row of rows.filter((each) => isWeak(each, rows)).slice(0, maxLost))
    yield { lines: withoutLinesOf([row], lines), rows: rows.filter((each) => each !== row), unsummed: [] };
  for (const told of toldOtherwise(rows, mentions, asGift)) yield { lines, rows: told, unsummed: [] };
  for (const single of withoutTwins(rows)) yield { lines, rows: single, unsummed: [] };
  for (const may of [isAmongGifts, isUntold]) {
    const gifts = rows.map((row): KnownRow => (may(row, rows) ? { ...row, known: asGift(row) } : row));
    if (gifts.some((row, index) => row !== rows[index])) yield { lines, rows: gifts, unsummed: [] };
  }
}

/** The letter up to what it tells of a student who is none, behind the awards. */
function withoutExample(lines: Line[], rows: KnownRow[]): Part | null {
  const first = rows.find((row) => row.group >= 0 && isGift(row));
  const start = lines.find((line) => first && isBehind(line, first) && example.test(line.text));
  if (!start) return null;
  const isBefore = ({ page, y }: { page: number; y: number }): boolean =>
    page < start.page || (page === start.page && y < start.y);
  const own = rows.filter(({ page, labelBox }) => isBefore({ page, y: labelBox.y }));
  return own.length < rows.length ? { lines: lines.filter(isBefore), rows: own } : null;
}
const example =
  /\b(examples?|samples?|imaginary|made[- ]up(?! (of|from)\b)|fictional|fictitious|hypothetical|not a real)\b/i;

/** "$1,000   annually, to you; not in the sum". */
const isUnsummed = ({ known, label, attributes }: KnownRow): boolean =>
  known.is === 'AID' && [label, ...attributes].some((text) => inNoSum.test(text));
const inNoSum = /\bnot (in|part of|counted in|included in|added to) (the|this|any|our|your) (sum|total)s?\b/i;

/** "Research Fellowship: up to   4,000" under the total: what may be applied for. */
const isLimit = (row: KnownRow): boolean => isGift(row) && /\bup to$/i.test(row.label);

/** What the VA pays for living comes by the month: the sum of the year leaves it out. */
const isAllowance = ({ known, label }: KnownRow): boolean =>
  known.is === 'AID' && known.kind.subCategory === 'MILITARY' && /\b(housing|living|allowance|mha|bah)\b/i.test(label);

/** What was taken for information or for a rest, though it is called a cost or an award: "Meal plan, 14 per week   5,240". */
const isLost = (row: KnownRow): boolean =>
  (row.known.is === 'INFO' || row.known.is === 'NET') &&
  row.group >= 0 &&
  row.amount.value > 0 &&
  row.section !== 'NOISE' &&
  !isWithdrawn(row) &&
  (row.known.is === 'NET'
    ? namesAid(row.label) && !ofRest.test(row.label)
    : namesAid(row.label) || costKind(normalText(row.label)) !== null);
/** "You pay this back" under a loan says nothing of a rest. */
const ofRest = /\b(minus|less|after|before|net|remaining|costs?|balances?|need|left|price|without|due|owed?)\b/i;
const maxLost = 4;

function found(row: KnownRow, asGift: (row: Row) => RowKind): KnownRow {
  const category = namesAid(row.label) ? null : costKind(normalText(row.label));
  const known: RowKind = category ? { is: 'COST', category, certainty: 0.9 } : asGift(row);
  const isShare = known.is === 'AID' && known.kind.subCategory === 'EXPECTED_CONTRIBUTION';
  return isShare ? row : { ...row, known };
}

/** "Friends of the Print Room   850" among gifts: a name that only sounds like a cost. */
export function isCostAmongGifts({ known, section, group }: KnownRow, rows: KnownRow[]): boolean {
  if (known.is !== 'COST' || group < 0) return false;
  if (section === 'GIFT' || section === 'OUTSIDE') return true;
  const block = rows.filter((row) => row.group === group && isAmount(row));
  return section === 'AID' && block.filter((row) => row.known.is === 'COST').length < block.length / 3;
}

/** "Ingrid Vang   4412750   3.850": what stands alone in its block, names no aid and follows no award, may be none. */
const isWeak = (row: KnownRow, rows: KnownRow[]): boolean =>
  row.known.is === 'AID' &&
  row.group >= 0 &&
  (row.section === null || !rows.slice(0, rows.indexOf(row)).some(({ known }) => known.is === 'AID')) &&
  !namesAid(row.label) &&
  !rows.some((other) => other !== row && other.group === row.group && isAmount(other));

/** A student has one Pell Grant a year, whatever it is called the second time. */
const nameOf = ({ known, label }: KnownRow): string =>
  known.is === 'AID' && /^(PELL|SEOG)$/.test(known.kind.subCategory) ? known.kind.subCategory : normalText(label);

/** Of awards that have one name the largest holds, or the first, or the last. */
function withoutTwins(rows: KnownRow[]): KnownRow[][] {
  const named = Map.groupBy(rows.filter(isAmount), nameOf);
  const twins = [...named.values()].filter((some) => new Set(some.map(({ group }) => group)).size > 1);
  if (twins.length === 0) return [];
  const largest = (some: KnownRow[]): KnownRow | undefined =>
    some.toSorted((a, b) => b.amount.value - a.amount.value)[0];
  return [largest, (some: KnownRow[]) => some[0], (some: KnownRow[]) => some.at(-1)].map((chosen) => {
    const others = new Set(twins.flatMap((some) => some.filter((row) => row !== chosen(some))));
    return rows.filter((row) => !others.has(row));
  });
}

/** A name that nothing tells, in a table. */
const isUntold = ({ known, group, amount }: KnownRow): boolean =>
  known.is === 'UNKNOWN' && group >= 0 && amount.value > 0;

/** Such a name, under a heading that nothing tells, beside gifts and no other aid. */
function isAmongGifts(row: KnownRow, rows: KnownRow[]): boolean {
  if (!isUntold(row)) return false;
  const aid = rows.filter(({ group, known }) => group === row.group && known.is === 'AID');
  return aid.length > 0 && aid.every(isGift);
}
