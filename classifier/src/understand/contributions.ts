import { aidOf, isSame, sum } from './amount-sets.ts';
import { type KnownRow, namesFund } from './row-kind.ts';

const isAidTotal = ({ known, label }: KnownRow): boolean =>
  known.is === 'TOTAL' &&
  !/\bcosts?\b|\bbudget\b|\bexpenses\b/i.test(label.replace(/\([^)]*\)|\bto (meet|cover|pay)\b.*/gi, ''));

/** Rule 7: a family contribution is an amount only where the printed total of its block needs it, or that under all aid. */
export function settleContributions(all: KnownRow[]): KnownRow[] {
  const rows = withShares(all);
  return rows.map((row) => {
    if (row.known.is !== 'CONTRIBUTION') return row;
    const group = rows.filter((other) => other.group === row.group);
    const isNeeded = isSharedBy(group) || isSharedBy(rows) || isSharedBy(rows.filter((other) => other.group >= 0));
    return { ...row, known: isNeeded ? { is: 'AID', kind: row.known.kind, certainty: 0.9 } : { is: 'INFO' } };
  });
}

/** "Student Summer Income" in a block whose total is called the family's contribution is a share like the others. */
function withShares(rows: KnownRow[]): KnownRow[] {
  const shares = new Map<KnownRow, KnownRow['known']>();
  for (const block of Map.groupBy(rows, ({ group }) => group).values()) {
    const total = block.find(({ known, label }) => known.is === 'TOTAL' && ofFamily.test(label));
    const share = block.find(({ known }) => known.is === 'CONTRIBUTION');
    const others = block.filter(({ known }) => known.is === 'AID' || known.is === 'UNKNOWN');
    const all = block.filter(({ known }) => known.is === 'CONTRIBUTION').concat(others);
    if (share && total && isSame(sum(all), total.amount.value)) for (const row of others) shares.set(row, share.known);
  }
  return shares.size > 0 ? rows.map((row) => ({ ...row, known: shares.get(row) ?? row.known })) : rows;
}
const ofFamily =
  /^(?!.*\b(awards?|aid|grants?|scholarships?|package|offer)\b).*\b(contributions?|(family|parents?['’]?|student['’]?s?|your) (share|resources))\b/i;

/** A total that stands with aid is that of the aid and of what the family pays. */
function isSharedBy(rows: KnownRow[]): boolean {
  const aid = aidOf(rows);
  const whole = sum(aid) + sum(rows.filter(({ known }) => known.is === 'CONTRIBUTION'));
  return rows.some(
    (row) => isAidTotal(row) && isSame(row.amount.value, whole) && aid.some(({ group }) => group === row.group),
  );
}

/** "Met in full   62,400" under the awards and what the family pays, in their block or elsewhere: worth all of them, and no fund by its name. */
export function isSharedSum(last: KnownRow, awards: KnownRow[], rows: KnownRow[]): boolean {
  const shares = rows.filter(({ known }) => known.is === 'CONTRIBUTION');
  if (shares.length === 0 || awards.length === 0 || namesFund(last.label)) return false;
  if (shares.length + awards.length < 3 || aidOf(awards).length < awards.length) return false;
  return [shares, shares.filter(({ group }) => group === last.group)].some(
    (some) => some.length > 0 && isSame(sum(awards) + sum(some), last.amount.value),
  );
}
