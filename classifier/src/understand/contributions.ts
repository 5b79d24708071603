import { aidOf, isSame, sum } from './amount-sets.ts';
import type { KnownRow } from './row-kind.ts';

const isAidTotal = ({ known, label }: KnownRow): boolean =>
  known.is === 'TOTAL' &&
  !/\bcosts?\b|\bbudget\b|\bexpenses\b/i.test(label.replace(/\([^)]*\)|\bto (meet|cover|pay)\b.*/gi, ''));

/** Rule 7: a family contribution is an amount only where the printed total of its block needs it, or that under all aid. */
export function settleContributions(rows: KnownRow[]): KnownRow[] {
  return rows.map((row) => {
    if (row.known.is !== 'CONTRIBUTION') return row;
    const group = rows.filter((other) => other.group === row.group);
    const isNeeded = isSharedBy(group) || isSharedBy(rows) || isSharedBy(rows.filter((other) => other.group >= 0));
    return { ...row, known: isNeeded ? { is: 'AID', kind: row.known.kind, certainty: 0.9 } : { is: 'INFO' } };
  });
}

/** A total that stands with aid is that of the aid and of what the family pays. */
function isSharedBy(rows: KnownRow[]): boolean {
  const aid = aidOf(rows);
  const whole = sum(aid) + sum(rows.filter(({ known }) => known.is === 'CONTRIBUTION'));
  return rows.some(
    (row) => isAidTotal(row) && isSame(row.amount.value, whole) && aid.some(({ group }) => group === row.group),
  );
}
