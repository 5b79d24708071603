import { aidOf, aidSets, asTotals, costSets, costsOf, isSame, ownLoans, sum } from './amount-sets.ts';
import { withCostSums } from './cost-sums.ts';
import { withLentRows } from './lent-rows.ts';
import type { Line } from './lines.ts';
import { otherReadings } from './other-readings.ts';
import { isGift, isWhole, type Proof, proofOf } from './printed-sums.ts';
import { isAmount, type KnownRow, type RowKind } from './row-kind.ts';
import type { Row } from './rows.ts';
import { maySum, subtotals, withoutLinesOf } from './subtotals.ts';
import { withTitleSums } from './title-sums.ts';
import { withToldCosts } from './told-costs.ts';
import { withToldLoans } from './told-loans.ts';
import type { Mention } from './told-plainly.ts';
import { markTotals, wholeOffer } from './totals.ts';

export type Proven = { rows: KnownRow[]; proof: Proof };

/** The rows as printed sums bear them out: as they were read, or else as they may be read. */
export function provenRows(
  lines: Line[],
  read: KnownRow[],
  awardYear: string | null,
  asGift: (row: Row) => RowKind,
  asLoan: (row: Row) => RowKind,
  mentions: Mention[],
): Proven {
  const rows = withLentRows(withCostSums(withToldCosts(withToldLoans(read, mentions, asLoan), mentions)), asLoan);
  const first = withProvenSums(lines, rows);
  if (isWhole(first.proof)) return withLoanSums(lines, { ...first, rows: withTitleSums(first.rows) });
  for (const other of otherReadings(lines, rows, awardYear, asGift, mentions)) {
    const { rows: found, proof } = withProvenSums(other.lines, other.rows);
    if (isWhole(proof)) return { rows: inOrder(rows, [...found, ...other.unsummed]), proof };
  }
  return first;
}

/**
 * "Borrowed money   7,000" right under the loans that it adds up: as a gift it makes the gifts worth the whole offer, whose sum
 * is printed as well. Where the sums bear out both readings it is no gift.
 */
function withLoanSums(lines: Line[], first: Proven): Proven {
  const sums = subtotals(first.rows, 2).filter((row) => isGift(row) && isUnderLoans(row, first.rows));
  if (sums.length === 0) return first;
  const other = withSums(lines, first.rows, sums);
  return isWhole(other.proof) ? other : first;
}

const isUnderLoans = (row: KnownRow, rows: KnownRow[]): boolean => {
  const above = rows[rows.indexOf(row) - 1];
  return above?.known.is === 'AID' && !isGift(above);
};

/** As they are printed. */
const inOrder = (rows: KnownRow[], found: KnownRow[]): KnownRow[] => {
  const places = new Map(rows.map(({ amount }, index) => [amount, index]));
  return found.toSorted((a, b) => (places.get(a.amount) ?? 0) - (places.get(b.amount) ?? 0));
};

/**
 * Where no printed sum bears the free money out, lines that are worth others may be their sums ("University Programs   5,500"
 * under four funds). They are where a sum that is printed elsewhere then bears out all of it.
 */
function withProvenSums(lines: Line[], read: KnownRow[]): Proven {
  const rows = withWhole(read);
  const proof = proofOf(lines, rows);
  if (isWhole(proof)) return { rows, proof };
  for (const guess of guesses(rows).slice(0, maxGuesses)) {
    // A sum of all may be told only now.
    const rest = markTotals(rows.filter((row) => !guess.includes(row)));
    if (isWhole(proofOf(withoutLinesOf(guess, lines), rest))) return withSums(lines, rows, guess);
  }
  return { rows, proof };
}

/**
 * What all other awards are worth, now that each counts once, is their sum; so is what a sentence says that they are, and a line
 * called a cost that is worth all other costs, or all aid.
 */
function withWhole(rows: KnownRow[]): KnownRow[] {
  const [aid, costs] = [aidOf(rows), costsOf(rows)];
  const [allAid, allCosts] = [sum(aid), sum(costs)];
  const isTold = ({ group, amount: { value, figures } }: KnownRow): boolean =>
    group < 0 && figures.length === 1 && isSame(figures[0]?.value ?? 0, allAid - value);
  const isCostSum = ({ amount, label }: KnownRow): boolean =>
    (costs.length > 3 && isSame(2 * amount.value, allCosts) && /\bcosts?\b/i.test(label)) ||
    (aid.length > 2 && isSame(amount.value, allAid) && /\baid\b/i.test(label));
  const wholes = [aid.length > 4 ? (aid.find(isTold) ?? wholeOffer(rows)) : undefined, costs.find(isCostSum)];
  if (!wholes.some(Boolean)) return rows;
  return rows.map((row): KnownRow => {
    if (!wholes.includes(row)) return row;
    const value = row.amount.figures[0]?.value ?? row.amount.value;
    return { ...row, amount: { ...row.amount, value }, known: { is: 'TOTAL' } };
  });
}

const maxGuesses = 12;

/** Which lines may be sums, the likeliest first. */
function guesses(rows: KnownRow[]): KnownRow[][] {
  const sums = sumsAmong(rows);
  const some = sums.length > 1 ? sums.flatMap((row) => [sums.filter((other) => other !== row), [row]]) : [];
  // What is worth the lines under it stands over them.
  const under = rows.toReversed();
  const parts = [subtotals(rows, 2), subtotals(under, 2), subtotals(rows, 1), subtotals(under, 1), partsOfAll(rows)];
  return [...parts, sums, ...some].filter((guess) => guess.length > 0);
}

/** "Offered in T1   4,450" and "Offered in T2   5,450", the last lines of aid, are together worth all others. */
function partsOfAll(rows: KnownRow[]): KnownRow[] {
  const aid = aidOf(rows).filter(({ group }) => group >= 0);
  const ends = [2, 3, 4].filter((length) => length < aid.length - 1).map((length) => aid.slice(-length));
  return ends.find((parts) => parts.every(maySum) && isSame(2 * sum(parts), sum(aid))) ?? [];
}

function withSums(lines: Line[], rows: KnownRow[], sums: KnownRow[]): Proven {
  // What is left after a sum, or counts on from it, is known by it.
  const marked = markTotals(asTotals(rows, sums));
  return { rows: marked, proof: proofOf(lines, marked) };
}

/** Lines of no known program that are worth others: those right over or under them, or all of a kind, or costs less aid so far. */
function sumsAmong(rows: KnownRow[]): KnownRow[] {
  const sums: KnownRow[] = [];
  const amounts = rows.filter((row) => isAmount(row) && row.group >= 0);
  for (const [index, row] of amounts.entries()) {
    if (!maySum(row)) continue;
    const above = amounts.slice(0, index).filter((other) => !sums.includes(other));
    const below = amounts.slice(index + 1);
    if (
      isRun(row, above.toReversed()) ||
      isRun(row, below) ||
      isOfKind(row, [...above, ...below]) ||
      isLess(row, above) ||
      isBetween(row, rows)
    )
      sums.push(row);
  }
  return sums;
}

/** The lines from here on, two at least, come to its value. */
function isRun({ amount }: KnownRow, others: KnownRow[]): boolean {
  let total = 0;
  return others.some((other, index) => {
    total += other.amount.value;
    return index > 0 && isSame(total, amount.value);
  });
}

const isOfKind = ({ amount }: KnownRow, others: KnownRow[]): boolean =>
  [...aidSets(others), ...ownLoans(others), ...costSets(others)].some(
    (set) => set.length > 1 && isSame(sum(set), amount.value),
  );

const isLess = ({ amount }: KnownRow, above: KnownRow[]): boolean => {
  const [costs, aid] = [costsOf(above), aidOf(above)];
  return costs.length > 0 && aid.length > 0 && isSame(sum(costs) - sum(aid), amount.value);
};

/** "Credit to you   4,095" under two sums of its block: what they differ by. */
function isBetween(row: KnownRow, rows: KnownRow[]): boolean {
  const isSum = ({ known, group }: KnownRow): boolean =>
    group === row.group && (known.is === 'TOTAL' || known.is === 'NET');
  const sums = rows.slice(0, rows.indexOf(row)).filter(isSum);
  const [last, before] = sums.toReversed();
  return (
    last !== undefined &&
    before !== undefined &&
    isSame(Math.abs(last.amount.value - before.amount.value), row.amount.value)
  );
}
