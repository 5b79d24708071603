import { isSame } from './amount-sets.ts';
import type { KnownRow } from './row-kind.ts';

const endsInOr = /\s[–—-]*\s*or\W*$/i;
const oneOf = /\b(one of (these|the following|two|three)|choose one|either)\b/i;

/** "Parent PLUS Loan 9,000 — or — Private Loan 9,000": a student takes one of them, and the first counts. */
export const withoutAlternatives = (rows: KnownRow[]): KnownRow[] =>
  rows.map((row, index) => {
    if (!isLoan(row)) return row;
    const above = rows[index - 1];
    return above && isOther(row, above)
      ? { ...row, known: { is: 'INFO' } }
      : { ...row, label: row.label.replace(endsInOr, '') };
  });

const isOther = (row: KnownRow, above: KnownRow): boolean =>
  isLoan(above) &&
  above.group === row.group &&
  isSame(above.amount.value, row.amount.value) &&
  (endsInOr.test(above.label) || /^or\b/i.test(row.label) || oneOf.test(row.title));

const isLoan = ({ known }: KnownRow): boolean => known.is === 'AID' && known.kind.category === 'LOAN';
