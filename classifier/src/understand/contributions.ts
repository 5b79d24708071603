import { aidOf, isSame, sum } from './amount-sets.ts';
import type { KnownRow } from './row-kind.ts';

const isAidTotal = ({ known, label }: KnownRow): boolean =>
  known.is === 'TOTAL' &&
  !/\bcosts?\b|\bbudget\b|\bexpenses\b/i.test(label.replace(/\([^)]*\)|\bto (meet|cover|pay)\b.*/gi, ''));

/** Rule 7: a family contribution is an amount only where the printed total of its block needs it, or that under all aid. */
export function settleContributions(all: KnownRow[]): KnownRow[] {
  const rows = withoutShares(all);
  return rows.map((row) => {
    if (row.known.is !== 'CONTRIBUTION') return row;
    const group = rows.filter((other) => other.group === row.group);
    const isNeeded = isSharedBy(group) || isSharedBy(rows) || isSharedBy(rows.filter((other) => other.group >= 0));
    return { ...row, known: isNeeded ? { is: 'AID', kind: row.known.kind, certainty: 0.9 } : { is: 'INFO' } };
  });
}

/** "Student Summer Income" in a block whose total is called the family's contribution: no line of it is aid. */
function withoutShares(rows: KnownRow[]): KnownRow[] {
  const blocks = [...Map.groupBy(rows, ({ group }) => group).values()];
  const shares = blocks.filter((block) => {
    const total = block.find(({ known, label }) => known.is === 'TOTAL' && ofFamily.test(label));
    const lines = block.filter(
      ({ known }) => known.is === 'AID' || known.is === 'CONTRIBUTION' || known.is === 'UNKNOWN',
    );
    return total !== undefined && lines.length > 1 && isSame(sum(lines), total.amount.value);
  });
  if (shares.length === 0) return rows;
  return rows.map((row): KnownRow => {
    const isShare = shares.some((block) => block.includes(row)) && row.known.is !== 'TOTAL';
    return isShare ? { ...row, known: { is: 'INFO' } } : row;
  });
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
