import { sum } from './amount-sets.ts';
import type { Line } from './lines.ts';
import { isAmount, type KnownRow } from './row-kind.ts';
import type { Row } from './rows.ts';

/** "202680", "2026FA": a year and what a school's system calls one of its terms. */
const code = /\b(20\d\d)[-/ ]?(\d\d|FA|SP|SU|WI)\b/;
const bareCode = new RegExp(`^${code.source.replaceAll('\\b', '')}$`);

/** Where a table has a row for each fund and term, and the term by its code, the row is of that term; so is a sum that names it. */
export function withTermCodes(rows: Row[], lines: Line[]): Row[] {
  const coded = rows.filter(({ term, attributes }) => term === null && attributes.some(isCode));
  const codes = new Set(coded.map(codeBeside));
  if (codes.size < 2 || codes.size > 4 || !isOneYear([...codes]) || !areTerms(coded)) return rows;
  const names = new Map([...codes].map((each) => [each, seasonOf(each, lines) ?? each]));
  const inName = ({ label }: Row): string | undefined => names.get(code.exec(label)?.[0] ?? '');
  return rows.map((row) => ({ ...row, term: row.term ?? names.get(codeBeside(row)) ?? inName(row) ?? null }));
}

/** "2026-27" is a year and no term. */
function isCode(text: string): boolean {
  const [, year = '', part = ''] = bareCode.exec(text.trim()) ?? [];
  return year !== '' && Number(part) !== (Number(year) + 1) % 100;
}
const codeBeside = ({ attributes }: Row): string => attributes.find(isCode)?.trim() ?? '';

/** Not two years, in which a term of the same name comes again. */
function isOneYear(codes: string[]): boolean {
  const years = codes.map((each) => Number(each.slice(0, 4)));
  return (
    new Set(codes.map((each) => each.slice(-2))).size === codes.length && Math.max(...years) - Math.min(...years) < 2
  );
}

/** Some funds stand there for several codes, and none twice for one. */
function areTerms(rows: Row[]): boolean {
  const funds = [...Map.groupBy(rows, ({ label, group }) => `${group} ${label}`).values()];
  const isApart = (fund: Row[]): boolean => new Set(fund.map(codeBeside)).size === fund.length;
  return funds.every(isApart) && funds.filter(({ length }) => length > 1).length > 1;
}

/** "202680 = FALL 2026", "Fall (202680)". */
function seasonOf(each: string, lines: Line[]): string | null {
  const text = lines.find((line) => line.text.includes(each) && season.test(line.text))?.text ?? '';
  const [before = '', behind = ''] = text.split(each);
  const said = /^\s*[=:–—-]\s*(\w+)/.exec(behind)?.[1] ?? /(\w+)( 20\d\d)?\s*[(=:–—-]\s*$/.exec(before)?.[1] ?? '';
  return season.exec(said)?.[0].toLowerCase() ?? null;
}
const season = /\b(fall|autumn|winter|spring|summer)\b/i;

/** "Offered and accepted 202680   9,183" under the rows of several terms: what those of its own are worth. */
export function isSumOfTerm(row: KnownRow, above: KnownRow[]): boolean {
  if (row.term === null) return false;
  const block = above.filter((other) => other.group === row.group && isAmount(other) && other.term !== null);
  const own = block.filter(({ term }) => term === row.term);
  return own.length > 1 && own.length < block.length && Math.abs(sum(own) - row.amount.value) <= 1;
}
