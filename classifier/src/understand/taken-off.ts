import { aidOf } from './amount-sets.ts';
import type { AidKind } from './classification.ts';
import type { KnownRow } from './row-kind.ts';

/**
 * "less Federal Work-Study   2,000" between the costs and what is left, with "less gift aid" and "less loans": the sum of work that
 * no line has told is the award itself.
 */
export function withWorkTakenOff(rows: KnownRow[], kindOf: (name: string) => AidKind | null): KnownRow[] {
  const [only, ...others] = rows.filter((row) => row.known.is === 'TOTAL' && isWorkLess(row));
  if (!only || others.length > 0 || aidOf(rows, ['WORK']).length > 0) return rows;
  const kind = kindOf(only.label.replace(less, ''));
  if (kind?.category !== 'WORK') return rows;
  return rows.map((row) => (row === only ? { ...row, known: { is: 'AID', kind, certainty: 0.9 } } : row));
}

const less = /^\W*(less|minus):?\s/i;
const isWorkLess = ({ label, group, amount }: KnownRow): boolean =>
  group >= 0 && amount.value > 0 && less.test(label) && /\b(work|employment|job)\b/i.test(label);
