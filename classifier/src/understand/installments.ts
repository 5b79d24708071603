import { isAmount, type KnownRow } from './row-kind.ts';
import { isProgram } from './totals.ts';

const mayPayInParts = /\b(months?|monthly|payments?|installments?|instalments?)\b/i;
const counted =
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ](?:[a-z-]+ ){0,2}(?:months?|payments?|install?ments?)\b/gi;
const numbers = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const span =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? ?(?:to|through|thru|until|[-–—]) ?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i;

/**
 * "Ten months, July to April   1,968.50" where 19,685 is printed as well: a part in which that is paid, and neither a cost nor an
 * award.
 */
export function withoutInstallments(rows: KnownRow[]): KnownRow[] {
  if (!rows.some(isOfParts)) return rows;
  const values = rows.filter((row) => !isOfParts(row)).map(({ amount }) => amount.value);
  return rows.map((row) => (isOfParts(row) && isPart(row, values) ? { ...row, known: { is: 'INFO' } } : row));
}

const wordsOf = ({ label, attributes }: KnownRow): string => [label, ...attributes].join(', ');

const isOfParts = (row: KnownRow): boolean =>
  (isAmount(row) || row.known.is === 'UNKNOWN') &&
  !isProgram(row) &&
  (mayPayInParts.test(wordsOf(row)) || span.test(row.label));

/** So many of it are worth another line; each is rounded by itself. */
const isPart = (row: KnownRow, values: number[]): boolean =>
  countsIn(wordsOf(row)).some(
    (count) => count > 1 && values.some((value) => Math.abs(count * row.amount.value - value) <= count / 2),
  );

/** How many parts the words tell of: by a number, or by the first and the last month. */
function countsIn(text: string): number[] {
  const told = [...text.matchAll(counted)].map(([, word = '']) => {
    const at = numbers.indexOf(word.toLowerCase());
    return at < 0 ? Number(word) : at + 2;
  });
  const [, first, last] = span.exec(text)?.map((name) => monthNames.indexOf(name.toLowerCase())) ?? [];
  return first === undefined || last === undefined ? told : [...told, ((last - first + 12) % 12) + 1];
}
