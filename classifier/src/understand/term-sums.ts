import type { Box, Word } from '../page.ts';
import { rememberedOf } from '../phrases/remembered.ts';
import type { Line } from './lines.ts';
import { moneyInWord } from './money.ts';
import type { KnownRow } from './row-kind.ts';

const termSaying = /\b(semester|term|quarter|trimester|fall|spring|winter)\b/i;

/** Where every amount is printed for one term, their sum may be too: "Your semester aid of $4,838". */
export function isTermPrinted(lines: Line[], rows: KnownRow[]): boolean {
  const terms = rows.map(({ amount }) => amount.figures[0]?.value ?? 0);
  const isOfTerm = rows.every(({ amount }) => [2, 3].some((times) => amount.value === times * worthOf(amount.figures)));
  if (!isOfTerm) return false;
  const sum = worthOf(rows.flatMap(({ amount }) => amount.figures));
  return !terms.includes(sum) && lines.some((line) => termSaying.test(line.text) && figuresOn(line).includes(sum));
}

/** "Fall 2026 total   $5,400" under each term: together what the year is worth; 0 where they are not printed. */
export function sumOfTerms(lines: Line[], rows: KnownRow[]): number {
  const totals = lines.filter((line) => termTotal.test(line.text)).flatMap((line) => totalOn(line, rows) ?? []);
  return totals.length > 1 ? worthOf(totals) : 0;
}

/** "So a quarter brings $7,452 in fall, $6,702 in winter and $6,701 in spring": what each such line that is no award's comes to. */
export function sumsBesideTerms(lines: Line[], rows: KnownRow[]): number[] {
  const found = lines.map(besideTerms).filter((figures) => figures.length > 1);
  if (found.length === 0) return [];
  const own = new Set(rows.flatMap(({ amount }) => amount.figures.map(({ value }) => value)));
  return found
    .filter((figures) => !figures.some((value) => own.has(value)))
    .map((figures) => worthOf(figures.map((value) => ({ value }))));
}

/** The sums of a line that has a term for each; that of the last may stand on the next line. */
const besideTerms = rememberedOf(({ text }: Line): number[] => {
  if (text.indexOf('$') === text.lastIndexOf('$') || !termSaying.test(text) || ofPayment.test(text)) return [];
  const figures = [...text.matchAll(/\$ ?[\d,]+(?:\.\d\d)?(?!\d)/g)].map(([sum]) => Number(sum.replace(/[^\d.]/g, '')));
  if (figures.length < 2 || figures.length > 4) return [];
  return (text.match(seasons)?.length ?? 0) >= figures.length - 1 ? figures : [];
});
const ofPayment = /\b(costs?|charges?|charged|budget|expenses?|bill(ed|s)?|tuition|pay|owe|due|installments?)\b/i;
const seasons = /\b(fall|autumn|winter|spring|summer)\b/gi;

/** The last figure, or of several (offered, accepted, paid) the one in the column that the awards were read in. */
function totalOn({ pieces }: Line, rows: KnownRow[]): { value: number } | undefined {
  const figures = pieces.flatMap(({ words }) => words.flatMap((word) => ({ word, value: valueIn(word) ?? -1 })));
  const sums = figures.filter(({ value }) => value >= 0);
  const isOver = ({ x, width }: Box, word: Word): boolean => x < word.x + word.width && word.x < x + width;
  const inColumn = sums.filter(({ word }) =>
    rows.every(({ known, amount }) => known.is !== 'AID' || amount.figures.every((figure) => isOver(figure, word))),
  );
  return inColumn.length === 1 ? inColumn[0] : sums.at(-1);
}

const termTotal =
  /^(total (for )?)?(fall|autumn|winter|spring|summer)( (semester|term|quarter))?( 20\d\d)? (aid )?(total|\$)/i;

const worthOf = (figures: { value: number }[]): number =>
  Math.round(figures.reduce((sum, { value }) => sum + value, 0) * 100) / 100;

/** The figures that are printed on a line. */
export const figuresOn = (line: Line): number[] => (/\d/.test(line.text) ? figuresIn(line) : []);
const figuresIn = rememberedOf(({ pieces }: Line): number[] =>
  pieces.flatMap(({ words }) => words.flatMap((word) => valueIn(word) ?? [])),
);

const valueIn = ({ text }: Word): number | undefined => (/\d/.test(text) ? moneyInWord(text)?.value : undefined);
