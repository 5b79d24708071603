import { columnPhrases } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { changed, offeredBeforeTerms } from './changed-columns.ts';
import { areDays, type Head } from './column-heads.ts';
import type { Figure } from './figures.ts';
import { isOfAllYears, isOtherYear, isYear } from './named-years.ts';
import { type LoadFigure, loadsIn } from './own-load.ts';
import { isPointedHead } from './pointed-words.ts';
import { type Column, has, isAmongTerms, isStrange, isTerm, isUnknown, one } from './year-column.ts';

/** What a row is worth in the year, and the figures that say so. `certainty` from 0 to 1. */
export type YearValue = {
  value: number;
  figures: Figure[];
  isNegative: boolean;
  certainty: number;
  /** What the figure is said to be for; null where nothing says it. */
  basis: 'TERM' | 'YEAR' | null;
  /** The figures for several ways of living, where no column is marked. */
  situations?: Situation[];
  /** What each course load would have, where no column is marked. */
  loads?: LoadFigure[];
};
export type Situation = { figure: Figure; head: string; footnote: string };

/** The offer for the whole year among the figures of a row, by the heads of their columns, else by arithmetic. */
export function yearValue(
  figures: Figure[],
  heads: (Head | null)[],
  awardYear: string | null,
  tableHeads: Head[],
): YearValue | null {
  const isOnePointed = figures.length > 1 && figures.filter(isPointed).length === 1;
  const all = figures.map((figure, index) => {
    const head = heads[index]?.text ?? '';
    const footnote = /[*†‡§]+$/.exec(head)?.[0] ?? '';
    const isTicked = tick.test(head) || isPointedHead(head) || (isOnePointed && isPointed(figure));
    return {
      figure,
      text: normalText(head),
      isTicked,
      footnote,
    };
  });
  const money = withoutRates(
    all.filter(({ figure }) => figure.period === null || figure.period === 'YEAR' || figure.period === 'TERM'),
  );
  const first = money[0];
  if (!first) return null;
  if (areDays(tableHeads)) return together(money);
  if (money.every(({ figure, text }) => figure.isRange || ofLimits.test(text))) return { ...one(first, 1), value: 0 };
  if (money.length === 1)
    return isElsewhere(first, awardYear, tableHeads) ||
      (has('aside', first) && !has('offered', first) && (all.length > 1 || tableHeads.length > 1))
      ? null
      : one(first, 1);
  if (money.every(isPartTime)) return null;
  if (isWithdrawn(money, tableHeads)) return { ...one(first, 0.95), value: 0 };
  const now = money.filter((column) => !has('aside', column));
  const found =
    ofFirstYear(money, awardYear, tableHeads) ??
    byHeads(money, awardYear) ??
    bySumOfAll(money, now) ??
    bySum(now.length > 0 ? now : money);
  return found && isTakenBack(money, found.value) ? { ...found, value: 0 } : found;
}

/** "Interest rate   Annual limit", "Pay rate" over it: what may be borrowed, or what an hour pays. */
export const ofLimits = /\b(limits?|(pay|hourly|wage) rate)$/;

/** "Freshman 9,000, Sophomore 9,000, Two years 18,000": the year of the offer is the one that is named, else the first. */
function ofFirstYear(columns: Column[], awardYear: string | null, heads: Head[]): YearValue | null {
  const [all, years] = [columns.at(-1) as Column, columns.slice(0, -1)];
  const sum = years.reduce((total, { figure }) => total + figure.value, 0);
  if (!isOfAllYears(all.text) || Math.abs(sum - all.figure.value) > 1) return null;
  const first = years.length < heads.length - 1 ? normalText(heads[0]?.text ?? '') : years[0]?.text;
  const own = years.find(({ text }) => isYear(text, awardYear)) ?? years.find(({ text }) => text === first);
  return own ? one(own, 0.95) : { ...one(all, 0.95), value: 0 };
}

/** "Offered 2,000, Declined 2,000"; but of "Original 800, Current 400, Cancelled 400" the current is what is left. */
const isTakenBack = (columns: Column[], value: number): boolean =>
  value > 0 &&
  columns.some((column) => has('withdrawn', column) && column.figure.value === value) &&
  !columns.some((column) => !has('withdrawn', column) && column.figure.value === 2 * value);

/** "Per credit   Credits   For the year": what the year's amount is reckoned from. */
function withoutRates(columns: Column[]): Column[] {
  const rest = columns.filter((column) => !has('rate', column));
  return rest.length > 0 ? rest : columns;
}

const tick = /[☒☑■✓✔●◄◀◂←⇐►▶→★]|^[▼▾▽⬇⇓↓] ?\S|[[(]\s?x\s?[\])]/i;
const isPointed = ({ words }: Figure): boolean => words.some((word) => word.isPointed);

/** What fewer credits would have, where the offer is for all of them and stands elsewhere. */
const isPartTime = (column: Column): boolean =>
  has('partTime', column) && !has('fullTime', column) && !isMarked(column);

/** In the column of last year, beside an empty one for the year of the offer. */
const isElsewhere = (column: Column, awardYear: string | null, tableHeads: Head[]): boolean =>
  isOtherYear(column.text, awardYear) && tableHeads.some(({ text }) => isYear(normalText(text), awardYear));

/** "Original 2,000, Cancelled 2,000" beside an empty column for the offer of today: nothing is offered. */
const isWithdrawn = (columns: Column[], tableHeads: Head[]): boolean =>
  columns.every((column) => has('aside', column)) &&
  columns.some((column) => columnPhrases.withdrawn.test(column.text)) &&
  tableHeads.some(({ text }) => {
    const head = normalText(text);
    return columnPhrases.offered.test(head) && !columnPhrases.aside.test(head);
  });

function byHeads(all: Column[], awardYear: string | null): YearValue | null {
  const marked = all.find(isMarked) ?? ownAmong(all);
  if (marked) return one(marked, 0.95);
  const full = all.filter((column) => has('fullTime', column));
  if (full[0] && full.length < all.length) return ofFullLoad(all, full);
  // "12+   12+   12+": of one load are the terms, whatever is over them.
  const isOneLoad = full.length > 1 && full.every(({ text }) => text === full[0]?.text);
  if (isOneLoad) return together(full);
  if (full[0] && !full.every(isTerm)) return one(full[0], 0.95);
  const now = all.filter((column) => !has('aside', column));
  const columns = now.length > 0 ? now : all;
  const living = columns.filter((column) => has('living', column));
  if (living[0])
    return {
      ...one(living[0], 0.85),
      ...(living.length > 1 && {
        situations: living.map(({ figure, text, footnote }) => ({ figure, head: text, footnote })),
      }),
    };
  return changed(all) ?? offeredBeforeTerms(all) ?? byTotal(ofComing(ofYear(columns, awardYear)));
}

/** Of full loads beside smaller ones the first counts: "15+   12   9   6". */
function ofFullLoad(all: Column[], full: Column[]): YearValue | null {
  const isByLoad = all.every((column) => full.includes(column) || has('partTime', column));
  const found = byTotal(full) ?? (isByLoad ? one(full[0] as Column, 0.95) : null);
  if (!found || !isByLoad) return found;
  return { ...found, loads: all.map(({ figure, text }) => ({ figure, load: loadsIn(text)[0] ?? null })) };
}

/** Beside columns of other years that of the offer counts, else those that name no year. */
function ofYear(columns: Column[], awardYear: string | null): Column[] {
  const rest = columns.filter(({ text }) => !isOtherYear(text, awardYear));
  const own = rest.filter(({ text }) => isYear(text, awardYear));
  return rest.length === 0 || rest.length === columns.length ? columns : own.length > 0 ? own : rest;
}

/** "This year   Next year": the offer is for the coming one. */
function ofComing(columns: Column[]): Column[] {
  const coming = columns.filter((column) => has('coming', column));
  const others = columns.filter((column) => !coming.includes(column));
  return coming.length > 0 && !others.some((column) => isTerm(column) || has('total', column)) ? coming : columns;
}

/** The column that the letter says or ticks to be the student's own. */
const isMarked = (column: Column): boolean =>
  column.isTicked ||
  /\b(yours|selected)\b/.test(column.text) ||
  (isSaidOwn(column) && (['living', 'fullTime', 'partTime', 'own'] as const).some((name) => has(name, column)));

/** "If you lived on campus" is said to everybody, or to one who does not. */
const isSaidOwn = (column: Column): boolean =>
  has('marked', column) && columnPhrases.marked.test(column.text.replace(/\bif you\b( \w+ your\b)?/g, ' '));

/** "Main campus   Harmon Center (your campus)", "If you stayed   Your year in Rome": the one that is marked, whatever the others are called. */
function ownAmong(columns: Column[]): Column | undefined {
  const [own, ...others] = columns.toSorted((a, b) => Number(isSaidOwn(b)) - Number(isSaidOwn(a)));
  const isOther = (column: Column): boolean => isUnknown(column) || (has('supposed', column) && !isSaidOwn(column));
  return own && others.length > 0 && isSaidOwn(own) && others.every(isOther) ? own : undefined;
}

function byTotal(columns: Column[]): YearValue | null {
  const first = columns[0];
  if (first && columns.length === 1) return one(first, 0.95);
  const terms = columns.filter(isTerm);
  const sum = terms.length === columns.length ? null : (sumBesideTerms(columns, terms) ?? sumColumn(columns));
  // "Fall 1,000   Interim 0   Spring 1,000": a term is no sum.
  if (sum && (!isTerm(sum) || has('total', sum))) return summed(sum, 1);
  const totals = columns.filter((column) => has('total', column) && !has('term', column) && !isPerTerm(column));
  const total = totals.find((column) => has('wholeYear', column)) ?? totals[0];
  if (total) return one(total, 1);
  const twice = yearBesideTerm(columns);
  if (twice) return one(twice, 0.95);
  const all = columns.filter((column, index) => isTerm(column) || isAmongTerms(columns, index));
  if (all.length > 0) {
    const others = columns.filter((column) => !all.includes(column) && (isStrange(column) || isHeadless(column)));
    const found = together(all);
    // What else is paid may be a term of a name that nobody knows, unless it is what the terms are worth.
    return others.some(({ figure }) => figure.value !== found.value) ? { ...found, certainty: 0.5 } : found;
  }
  const offered = columns.filter((column) => has('offered', column));
  const latest = offered.find((column) => has('latest', column)) ?? offered[0];
  return latest ? one(latest, certaintyAmong(offered, latest)) : null;
}

const together = (terms: Column[]): YearValue => ({
  value: terms.reduce((all, { figure }) => all + figure.value, 0),
  figures: terms.map(({ figure }) => figure),
  isNegative: terms.every(({ figure }) => figure.isNegative || figure.value === 0),
  certainty: 0.95,
  basis: 'YEAR',
});

const isHeadless = ({ figure, text }: Column): boolean => figure.value > 0 && text === '';

/** "$1,750 a semester", or such words over it. */
const isPerTerm = (column: Column): boolean => column.figure.period === 'TERM' || has('perTerm', column);

/** "Per semester   Two semesters", "2026-27   Semester": beside what each term has stands what all of them have. */
function yearBesideTerm(columns: Column[]): Column | null {
  const isOfYear = columns.some((column) => has('year', column));
  const isPart = (column: Column): boolean => isPerTerm(column) || (isOfYear && isHeadless(column));
  const [term, ...more] = columns.filter(isPart);
  const [year, ...others] = columns.filter((column) => !isPart(column) && !isTerm(column));
  const isYear =
    term && year && [2, 3, 4].some((terms) => Math.abs(terms * term.figure.value - year.figure.value) <= terms);
  return isYear && more.length === 0 && others.length === 0 ? year : null;
}

/** Of two offers that differ, one holds no more. */
function certaintyAmong(offered: Column[], chosen: Column): number {
  if (offered.length < 2 || has('latest', chosen)) return 0.95;
  return offered.every(({ figure }) => figure.value === chosen.figure.value) ? 0.8 : 0.5;
}

/** "Full value 8,000   Award 4,000   Fall 2,000   Spring 2,000": right before the terms stands what they come to. */
function sumBesideTerms(columns: Column[], terms: Column[]): Column | null {
  const column = columns[columns.indexOf(terms[0] as Column) - 1];
  const sum = terms.reduce((total, { figure }) => total + figure.value, 0);
  return column && terms.length > 1 && sum > 0 && Math.abs(column.figure.value - sum) <= 1 ? column : null;
}

/** The figure that is the sum of the others, at an end of the row; two figures alone cannot tell. */
function sumColumn(columns: Column[]): Column | null {
  const sum = columns.reduce((total, { figure }) => total + figure.value, 0);
  if (columns.length < 3 || sum === 0) return null;
  return [columns.at(-1), columns[0]].find((column) => column && Math.abs(2 * column.figure.value - sum) <= 1) ?? null;
}

/** What its parts come to is the year's, whatever a heading says of each term. */
function summed(column: Column, certainty: number): YearValue {
  const found = one(column, certainty);
  return { ...found, basis: found.basis ?? 'YEAR' };
}

/** "At start   After 450 hours   Award": what a head seems to set aside is a part of the last figure. */
function bySumOfAll(all: Column[], now: Column[]): YearValue | null {
  const total = all.length > now.length ? sumColumn(all) : null;
  return total && now.includes(total) ? summed(total, 0.95) : null;
}

/** No heads: the sum of the others is the year's; equal columns repeat one another. */
function bySum(columns: Column[]): YearValue | null {
  const total = sumColumn(columns);
  if (total) return summed(total, 0.95);
  const paid = columns.filter(({ figure }) => figure.value > 0);
  const first = paid[0] ?? columns[0];
  const isSame = paid.every(({ figure }) => figure.value === first?.figure.value);
  return first ? one(first, isSame ? 0.8 : 0.5) : null;
}
