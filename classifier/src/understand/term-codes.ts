import { sum } from './amount-sets.ts';
import type { Line } from './lines.ts';
import { isAmount, type KnownRow } from './row-kind.ts';
import type { Row } from './rows.ts';

const seasons: Record<string, string> = {
  FA: 'fall',
  FL: 'fall',
  AU: 'fall',
  WI: 'winter',
  SP: 'spring',
  SPR: 'spring',
  SU: 'summer',
};
const letters = Object.keys(seasons).join('|');
/** "202680", "2026FA", "FA26": a year and what a school's system calls one of its terms. */
const code = new RegExp(`\\b(?:(20\\d\\d)[-/ ]?(\\d\\d|${letters})|(${letters})[-/ ]?((?:20)?\\d\\d))\\b`);
const bareCode = new RegExp(`^${code.source.replaceAll('\\b', '')}$`);

/** Where a table has a row for each fund and term, and the term by its code, the row is of that term; so is a sum that names it. */
export function withTermCodes(rows: Row[], lines: Line[]): Row[] {
  const coded = rows.filter(({ term, attributes }) => term === null && attributes.some(isCode));
  const codes = new Set(coded.map(codeBeside));
  if (codes.size < 2 || codes.size > 4 || !isOneYear([...codes]) || !areTerms(coded)) return rows;
  const names = new Map([...codes].map((each) => [each, seasonIn(each) ?? seasonOf(each, lines) ?? each]));
  const inName = ({ label }: Row): string | undefined => names.get(code.exec(label)?.[0] ?? '');
  return rows.map((row) => ({ ...row, term: row.term ?? names.get(codeBeside(row)) ?? inName(row) ?? null }));
}

type Code = { year: number; part: string };

function codeIn(text: string): Code | null {
  const [, year, part, name, digits] = (text.length < 10 && bareCode.exec(text.trim())) || [];
  if (name && digits) return { year: 2000 + (Number(digits) % 100), part: name };
  return year && part ? { year: Number(year), part } : null;
}

/** "2026-27" is a year and no term. */
export function isCode(text: string): boolean {
  const found = codeIn(text);
  return found !== null && Number(found.part) !== (found.year + 1) % 100;
}
/** One has "FA26" beside it and the other "SP27". */
export function areOtherTerms(one: Row, other: Row): boolean {
  const [first, second] = [codeBeside(one), codeBeside(other)];
  return first !== '' && second !== '' && first !== second;
}

const codeBeside = ({ attributes }: Row): string => attributes.find(isCode)?.trim() ?? '';

/** Not two years, in which a term of the same name comes again. */
function isOneYear(codes: string[]): boolean {
  const found = codes.flatMap((each) => codeIn(each) ?? []);
  const years = found.map(({ year }) => year);
  return new Set(found.map(({ part }) => part)).size === codes.length && Math.max(...years) - Math.min(...years) < 2;
}

/** Some funds stand there for several codes, and none twice for one. */
function areTerms(rows: Row[]): boolean {
  const funds = [...Map.groupBy(rows, ({ label, group }) => `${group} ${label}`).values()];
  const isApart = (fund: Row[]): boolean => new Set(fund.map(codeBeside)).size === fund.length;
  return funds.every(isApart) && funds.filter(({ length }) => length > 1).length > 1;
}

/** "FA26" says it itself. */
const seasonIn = (each: string): string | null => seasons[codeIn(each)?.part ?? ''] ?? null;

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
