import { normalText } from '../phrases/normal-text.ts';
import { distance } from '../phrases/spelling.ts';
import { isSame } from './amount-sets.ts';
import { day } from './cells.ts';
import type { Line } from './lines.ts';
import { withoutOtherBudgets } from './other-budgets.ts';
import { withoutPaidParts } from './paid-parts.ts';
import { isPaidOf, reckonedAgain } from './reckoned-again.ts';
import { isAmount, type KnownRow } from './row-kind.ts';
import { withoutTermBills } from './term-bills.ts';

/** Rows of one fund in the blocks of two terms are one amount; a block or page that repeats the awards counts once. */
export function mergeRepeats(all: KnownRow[], lines: Line[]): KnownRow[] {
  const rows = withoutOtherBudgets(withoutRepeatedBlocks(withoutPaidParts(all)), lines);
  const kept: KnownRow[] = [];
  for (const row of rows) {
    if (isReply(row) && kept.some((other) => isAmount(other) && isSame(other.amount.value, row.amount.value))) continue;
    const named = isAmount(row)
      ? kept.filter(
          (other) =>
            isAmount(other) &&
            (other.group !== row.group || other.term !== row.term || isOtherDay(other, row)) &&
            isSameName(other, row),
        )
      : [];
    const alike = named.filter(({ term }) => (term === null) === (row.term === null));
    // "VA Merit Award" and "Merit Award" are two where each has its terms.
    const same = alike.find(({ label }) => normalText(label) === normalText(row.label)) ?? alike[0];
    if (!same) kept.push({ ...row });
    else if (row.term !== null && same.term !== null && (row.term !== same.term || isOtherDay(same, row)))
      addTerm(same, row);
    else if (!isSame(row.amount.value, same.amount.value) || row.page === same.page) kept.push(row);
  }
  const left = withoutTermBills(kept).map((row) => ({ row, year: yearOf(row, kept) }));
  // A term that is worth as much may be one of two, where the heading over the other was lost.
  const inTerm = new Set(
    left.flatMap(({ row: { amount }, year }) =>
      year && amount.figures.length === 1 && amount.value === year.amount.value ? [year] : [],
    ),
  );
  return left.flatMap(({ row, year }) => (year ? [] : [inTerm.has(row) ? { ...row, isInTerm: true } : row]));
}

/** The row without a term that says for the year what this one says of a term. */
const yearOf = (row: KnownRow, rows: KnownRow[]): KnownRow | undefined =>
  row.term === null || !isAmount(row)
    ? undefined
    : rows.find(
        (other) =>
          other.term === null &&
          isAmount(other) &&
          (isPart(row, other) || (isRepeat(row, other) && !isOtherFund(row, other))),
      );

/** "KEES Fall" over "KEES Spring": two names in one block are two awards. */
const isOtherFund = (a: KnownRow, b: KnownRow): boolean =>
  a.group === b.group && normalText(a.label) !== normalText(b.label);

/** Two payments of one term, each with its day beside it. */
function isOtherDay(a: KnownRow, b: KnownRow): boolean {
  const [one, other] = [a, b].map(({ attributes }) => attributes.find((text) => day.test(text)));
  return one !== undefined && other !== undefined && one !== other && a.group === b.group;
}

/** Only the fall is listed again, or not all of it: less than the year's amount of the same fund. A summer comes on top. */
const isPart = (row: KnownRow, year: KnownRow): boolean =>
  row.term !== 'summer' &&
  row.group > year.group &&
  row.amount.value < year.amount.value &&
  normalText(row.label) === normalText(year.label);

/** "☐ Work-study 2,000" on a slip says again what was offered. */
const isReply = (row: KnownRow): boolean => isAmount(row) && /^(☐|□|○|\[ ?\]|\( ?\)|_{2,})/.test(row.label);

/** A slip to sign or a summary says again what a block before it has said, line by line. */
function withoutRepeatedBlocks(rows: KnownRow[]): KnownRow[] {
  const blocks = Map.groupBy(rows.filter(isAmount), ({ group }) => group);
  const before = (group: number): KnownRow[] =>
    rows.filter((other) => other.group >= 0 && other.group < group && isAmount(other));
  const isRepeated = (group: number): boolean => {
    const block = blocks.get(group) ?? [];
    return (
      block.length > 1 &&
      block.every(({ term }) => term === null) &&
      block.every((row) => before(group).some((other) => isSame(row.amount.value, other.amount.value))) &&
      block.filter((row) => before(group).some((other) => isRepeat(row, other))).length * 3 >= block.length * 2
    );
  };
  const repeated = new Set([...blocks.keys()].filter(isRepeated));
  const others = rows.filter(({ group }) => !repeated.has(group));
  for (const [group, block] of blocks) if (areDetails(block, others)) repeated.add(group);
  const reckoned = reckonedAgain(rows, isRepeat);
  return rows.filter(
    (row, at) => !isAmount(row) || !(repeated.has(row.group) || reckoned.has(row) || isAmongSums(rows, at)),
  );
}

/** "Loan details": federal loans, be it but one and less its fee, that a longer block names with other aid, before or behind it. */
function areDetails(block: KnownRow[], rows: KnownRow[]): boolean {
  const isLoan = ({ known }: KnownRow): boolean =>
    known.is === 'AID' && known.kind.category === 'LOAN' && known.kind.source === 'FEDERAL';
  const [first] = block;
  const others = rows.filter(({ group }) => group >= 0 && group !== first?.group);
  const isListed = (row: KnownRow): boolean =>
    others.some(
      (other) =>
        isAmount(other) &&
        (isRepeat(row, other) || (isPaidOf(row, other) && normalText(row.label) === normalText(other.label))) &&
        (other.group < row.group ||
          others.some((each) => each.group === other.group && each.known.is === 'AID' && !isLoan(each))),
    );
  return (first?.group ?? -1) >= 0 && block.every((row) => row.term === null && isLoan(row) && isListed(row));
}

/** "Gifts $6,000   Loans $5,500   Parent PLUS $7,100" on one line: beside sums, what needs none is said again. */
function isAmongSums(rows: KnownRow[], at: number): boolean {
  const row = rows[at] as KnownRow;
  const isBeside = (other: KnownRow | undefined): boolean =>
    other?.known.is === 'TOTAL' && other.page === row.page && Math.abs(heightOf(other) - heightOf(row)) < 2;
  if (!isBeside(rows[at - 1]) || !isBeside(rows[at - 2])) return false;
  return rows.slice(0, at).some((other) => isAmount(other) && isRepeat(row, other));
}

const heightOf = ({ amount }: KnownRow): number => amount.figures[0]?.y ?? 0;

const isRepeat = (row: KnownRow, other: KnownRow): boolean =>
  isSame(row.amount.value, other.amount.value) &&
  (normalText(row.label) === normalText(other.label) || kindText(row) === kindText(other));

const kindText = ({ known }: KnownRow): string =>
  known.is === 'AID' ? `${known.kind.source} ${known.kind.subCategory}` : known.is === 'COST' ? known.category : '';

/** Two terms' names of one fund may differ by a misread letter or a lost first word. */
function isSameName(a: KnownRow, b: KnownRow): boolean {
  const [one, other] = [normalText(a.label), normalText(b.label)];
  if (one === other) return true;
  if (a.term === b.term || a.term === null || b.term === null) return false;
  const isCut = Math.min(one.length, other.length) > 9 && (one.endsWith(other) || other.endsWith(one));
  return isCut || distance(one, other) < 2;
}

function addTerm(into: KnownRow, row: KnownRow): void {
  into.amount = {
    ...into.amount,
    value: into.amount.value + row.amount.value,
    figures: [...into.amount.figures, ...row.amount.figures],
  };
}
