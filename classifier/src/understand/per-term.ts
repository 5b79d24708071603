import { isParted, withoutStudies } from '../phrases/period-phrases.ts';
import { isTermHead } from './bare-heads.ts';
import type { Line } from './lines.ts';
import { namesAid } from './row-kind.ts';
import type { Row } from './rows.ts';
import { isGeneric } from './title-rows.ts';

const term = '(semester|term|quarter|trimester)';
const parted =
  '(?!(?:not|half|due|owed?|payable|remaining|left|split|paid|sent|disbursed|divided|credited|applied|posted|released|assume|assumes|credits?|hours?|units?|sch|more|enrolled|enrollment|scheduled|requires?|renewed|renewable|keep|maintain|set|changes?|var(?:y|ies)|(?!listed|printed|stated|quoted|offered|awarded|described|displayed|mentioned|noted|provided|estimated)\\w+ed)\\b)';
const perTerm = `(per|each|for (each|one|a single)) ${term}\\b`;
/** "Amounts shown are per semester."; "Awards are adjusted each term" tells when something is done. */
const note = new RegExp(
  `\\b((?:aid )?amounts?|figures?|awards|(?:each|every) award|numbers|values)( ${parted}\\w+){0,8} ${perTerm}`,
  'i',
);
const anyPerTerm = new RegExp(`\\b${perTerm}`, 'i');
const inTitle = new RegExp(`\\b(per|each|for one) ${term}\\b`, 'i');

/** "Charges each semester" over a block; neither "Aid, half each semester" nor "With 12 credits each semester". */
export const isOfTerm = (title: string): boolean =>
  inTitle.test(title) && inTitle.test(withoutStudies(title)) && !isParted.test(title);

/** Amounts that a note, a heading or a column gives for each term count as often as the year has terms. */
export function withWholeYears(all: Row[], lines: Line[]): Row[] {
  const letter = lines.map(({ text }) => text).join(' ');
  const times = termsOf(letter);
  const rows = withoutParts(all, times);
  const noted = anyPerTerm.test(letter) ? note.exec(withoutStudies(letter))?.[1] : undefined;
  // Columns of terms are what the note speaks of.
  const noun = noted && !lines.some(hasTermColumns) ? noted : undefined;
  // Where a block prints it beside each figure, the note is of that block.
  const printed = new Set(rows.filter(({ amount }) => amount.basis === 'TERM').map(({ group }) => group));
  const isMeant = ({ group }: Row): boolean => printed.size === 0 || printed.has(group);
  // "Awards are per semester" and "aid amounts are" say nothing of the costs.
  const isNoted = (row: Row): boolean =>
    noun !== undefined &&
    isMeant(row) &&
    !(row.section === 'COST' && /\b(award|aid)/i.test(noun)) &&
    !isOfWholeYear(row.title);
  const isSaid = (row: Row): boolean => !isYearSum(row.label) && (isNoted(row) || isOfTerm(row.title));
  // "Fall 2026 offer" over all rows: no other term is listed.
  const isOneTerm = new Set(rows.map(({ term }) => term)).size === 1;
  const isPerTerm = (row: Row, index: number): boolean =>
    row.amount.basis === 'TERM' ||
    (row.amount.basis === null && (isOneTerm || row.term === null) && isSaid(row) && !endsInYear(rows, index, times));
  return rows.map((row, index) =>
    isPerTerm(row, index) ? { ...row, amount: { ...row.amount, value: row.amount.value * times } } : row,
  );
}

/** "Based on your need.   $900 per semester" under "Cove Grant   $1,800": a remark with a part of what it is about. */
function withoutParts(rows: Row[], times: number): Row[] {
  const isPart = ({ amount, group }: Row, above: Row | undefined): boolean =>
    above?.group === group && above.amount.basis !== 'TERM' && Math.abs(amount.value * times - above.amount.value) <= 1;
  const ofTerm = rows.flatMap((row, index) => (row.amount.basis === 'TERM' ? [{ row, above: rows[index - 1] }] : []));
  const parts = ofTerm.filter(({ row, above }) => isPart(row, above));
  const isEach = parts.length > 1 && parts.length === ofTerm.length;
  const remarks = new Set(parts.filter(({ row }) => isEach || /\.$/.test(row.label)).map(({ row }) => row));
  return remarks.size > 0 ? rows.filter((row) => !remarks.has(row)) : rows;
}

/** "Nine-month budget", "What you will need for the full year". */
export const isOfWholeYear = (title: string): boolean =>
  /\b(annual|yearly|(9|nine|10|ten|12|twelve)[ -]months?|(full|whole|entire) ((academic|school) )?year)\b/i.test(title);

/** "Whole year   $25,740" under what each semester has: the line itself says that it is the year's. "Annual Grant" is a name. */
const isYearSum = (label: string): boolean =>
  /\b(year|yearly|annual)\b/i.test(label) &&
  !inTitle.test(label) &&
  isGeneric(label) &&
  (/\btotals?\b/i.test(label) || !namesAid(label));

/** "Twice that   $12,900" at the end of rows that come to $6,450, be that printed or not: by any name it is what the year brings. */
function endsInYear(rows: Row[], index: number, times: number): boolean {
  const { amount, group } = rows[index] as Row;
  const ofTerm = amount.value / times;
  let at = rows[index - 1]?.amount.value === ofTerm ? index - 1 : index;
  if (rows[index + 1]?.group === group || index < least) return false;
  for (let left = ofTerm; left > 0 && at > 0; at -= 1) {
    left -= rows[at - 1]?.amount.value ?? 0;
    const opensGroup = rows[at - 2]?.group !== rows[at - 1]?.group;
    if (left === 0) return opensGroup && index - at + 1 >= least;
  }
  return false;
}
/** So many rows that come to half of the last are no chance. */
const least = 3;

const hasTermColumns = ({ pieces }: Line): boolean => pieces.filter(({ text }) => isTermHead(text)).length > 1;

/** Quarters are three a year, semesters two. */
const termsOf = (letter: string): number =>
  !/\bsemesters?\b/i.test(letter) && /\b(quarters?|trimesters?|winter|three terms)\b/i.test(letter) ? 3 : 2;
