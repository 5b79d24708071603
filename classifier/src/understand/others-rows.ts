import { normalText } from '../phrases/normal-text.ts';
import type { Line } from './lines.ts';
import { isAmount, type KnownRow } from './row-kind.ts';

/** "Rosa's net price" under awards that the reader has with other figures: a student whom the letter tells of. */
export function withoutOthers(rows: KnownRow[], lines: Line[]): KnownRow[] {
  const sums = rows.filter((row) => !isAmount(row) && row.group >= 0 && whose.test(row.label));
  const others = new Set(sums.flatMap((row) => (isOfOther(row, rows, lines) ? [row, ...blockOver(row, rows)] : [])));
  return others.size > 0 ? rows.map((row) => (others.has(row) ? { ...row, known: { is: 'INFO' } } : row)) : rows;
}
const whose = /^(\p{Lu}\p{Ll}+)['’]s /u;

/** The reader is named before the first award, and nobody else. */
function isOfOther(sum: KnownRow, rows: KnownRow[], lines: Line[]): boolean {
  const first = rows.find(isAid);
  const name = whose.exec(sum.label)?.[1] ?? '';
  if (!first || isNamedOver(first, name, lines) || !isPerson(name, lines)) return false;
  const others = blockOver(sum, rows).filter(isAid);
  const own = rows.slice(0, rows.indexOf(others[0] ?? first)).filter(isAid);
  return others.some((row) => own.some((mine) => differs(mine, row)));
}

const isAid = ({ known }: KnownRow): boolean => known.is === 'AID';

/** The rows of its block, from the last sum on. */
function blockOver(sum: KnownRow, rows: KnownRow[]): KnownRow[] {
  const above = rows.slice(0, rows.indexOf(sum));
  const isEnd = ({ known, group }: KnownRow): boolean =>
    group !== sum.group || known.is === 'TOTAL' || known.is === 'NET';
  return above.slice(above.findLastIndex(isEnd) + 1);
}

const differs = (mine: KnownRow, { label, amount }: KnownRow): boolean =>
  normalText(mine.label) === normalText(label) && mine.amount.value !== amount.value;

/** "Rosa is a sophomore", "Meet Rosa", "Rosa, who lives at home": no month or dean is told of so. */
const isPerson = (name: string, lines: Line[]): boolean =>
  lines.some(({ text }) => {
    const [before = '', behind = ''] = text.split(name);
    return before !== text && (introduced.test(before) || aPerson.test(behind));
  });
const introduced = /\b(meet|called|named)\s$/i;
const aPerson =
  /^,? (is an?|was an?|lives|plans|wants|hopes|comes|grew|receives|received|got|has chosen|who|an? (student|freshman|first-year|sophomore|junior|senior|resident|commuter))\b/i;

const isNamedOver = ({ page, labelBox }: KnownRow, name: string, lines: Line[]): boolean =>
  lines.some(
    (line) =>
      line.text.includes(name) && (line.page < page || (line.page === page && line.y < labelBox.y + labelBox.height)),
  );
