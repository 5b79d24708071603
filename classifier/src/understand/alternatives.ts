import { isSame } from './amount-sets.ts';
import type { Line } from './lines.ts';
import type { KnownRow } from './row-kind.ts';

const endsInOr = /\s[–—-]*\s*or\W*$/i;
const onlyOr = /^\W*or\W*$/i;
const oneOf = /\b(one of (these|the following|two|three)|choose one|either)\b/i;
/** The same in a sentence near them or behind a name, where "either" may as well be "either of them". */
const oneAlone =
  /\b(one of (these|those|them|the (following|two|three)|two|three)|(choose|pick|take|use|need|accept)( only)? one|one or the other|not both|instead of|in place of|(as an|an?|the) alternative)\b/i;

/** "Parent PLUS Loan 9,000 — or — Private Loan 9,000": a student takes one of them, and the first counts. */
export const withoutAlternatives = (rows: KnownRow[], lines: Line[]): KnownRow[] =>
  rows.map((row, index) => {
    if (!isLoan(row)) return row;
    const above = rows[index - 1];
    return above && isOther(row, above, lines)
      ? { ...row, known: { is: 'INFO' } }
      : { ...row, label: row.label.replace(endsInOr, '') };
  });

const isOther = (row: KnownRow, above: KnownRow, lines: Line[]): boolean =>
  isLoan(above) &&
  isSame(above.amount.value, row.amount.value) &&
  ((above.group === row.group && isSaidWith(row, above)) || isSaidNear(row, above, lines));

const isSaidWith = (row: KnownRow, above: KnownRow): boolean =>
  endsInOr.test(above.label) || /^or\b/i.test(row.label) || oneOf.test(row.title);

const isLoan = ({ known }: KnownRow): boolean => known.is === 'AID' && known.kind.category === 'LOAN';

/** What every student may have beside any other loan. */
const isDirect = ({ known }: KnownRow): boolean =>
  known.is === 'AID' && /^(DIRECT_|PERKINS)/.test(known.kind.subCategory);

/** "or" alone between them, or a line close to them that gives the choice. */
function isSaidNear(row: KnownRow, above: KnownRow, lines: Line[]): boolean {
  if (isDirect(row) || isDirect(above) || row.page !== above.page) return false;
  if ([row, above].some(({ label, attributes }) => [label, ...attributes].some((text) => oneAlone.test(text))))
    return true;
  const [top, bottom] = [above.labelBox.y, row.labelBox.y];
  const near = 3.5 * row.labelBox.height;
  if (Math.abs(bottom - top) > 3 * near) return false;
  return lines.some(
    ({ page, y, text }) =>
      page === row.page &&
      y > top - near &&
      y < bottom + near &&
      ((y > top && y < bottom && onlyOr.test(text)) || oneAlone.test(text)),
  );
}
