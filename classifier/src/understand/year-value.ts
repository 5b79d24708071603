import { columnPhrases } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import type { Head } from './column-heads.ts';
import type { Figure } from './figures.ts';

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
};
export type Situation = { figure: Figure; head: string };

type Column = { figure: Figure; text: string; isTicked: boolean };
const has = (name: keyof typeof columnPhrases, column: Column): boolean => columnPhrases[name].test(column.text);

const one = (column: Column, certainty: number): YearValue => ({
  value: column.figure.value,
  figures: [column.figure],
  isNegative: column.figure.isNegative,
  certainty,
  basis: basisOf(column),
});

const basisOf = (column: Column): YearValue['basis'] => {
  if (column.figure.period === 'TERM' || has('perTerm', column)) return 'TERM';
  return column.figure.period === 'YEAR' || has('total', column) || has('term', column) ? 'YEAR' : null;
};

/** The offer for the whole year among the figures of a row, by the heads of their columns, else by arithmetic. */
export function yearValue(
  figures: Figure[],
  heads: (Head | null)[],
  awardYear: string | null,
  tableHeads: Head[],
): YearValue | null {
  const all = figures.map((figure, index) => {
    const head = heads[index]?.text ?? '';
    return { figure, text: normalText(head), isTicked: /[☒☑■✓✔●◄◀◂←⇐►▶→★]|\[x\]/i.test(head) };
  });
  const money = all.filter(
    ({ figure }) => figure.period === null || figure.period === 'YEAR' || figure.period === 'TERM',
  );
  const first = money[0];
  if (!first) return null;
  if (money.length === 1)
    return has('aside', first) && !has('offered', first) && (all.length > 1 || tableHeads.length > 1)
      ? null
      : one(first, 1);
  if (isWithdrawn(money, tableHeads)) return { ...one(first, 0.95), value: 0 };
  const now = money.filter((column) => !has('aside', column));
  const found = byHeads(money, awardYear) ?? bySum(now.length > 0 ? now : money);
  // "Offered 2,000, Declined 2,000".
  const isTakenBack = money.some((column) => has('withdrawn', column) && column.figure.value === found?.value);
  return found && isTakenBack ? { ...found, value: 0 } : found;
}

/** "Original 2,000, Cancelled 2,000" beside an empty column for the offer of today: nothing is offered. */
const isWithdrawn = (columns: Column[], tableHeads: Head[]): boolean =>
  columns.every((column) => has('aside', column)) &&
  columns.some((column) => columnPhrases.withdrawn.test(column.text)) &&
  tableHeads.some(({ text }) => {
    const head = normalText(text);
    return columnPhrases.offered.test(head) && !columnPhrases.aside.test(head);
  });

function byHeads(all: Column[], awardYear: string | null): YearValue | null {
  const marked = all.find(isMarked);
  if (marked) return one(marked, 0.95);
  const full = all.filter((column) => has('fullTime', column));
  if (full[0]) return full.length < all.length ? byTotal(full) : one(full[0], 0.95);
  const now = all.filter((column) => !has('aside', column));
  const columns = now.length > 0 ? now : all;
  const living = columns.filter((column) => has('living', column));
  if (living[0])
    return {
      ...one(living[0], 0.85),
      ...(living.length > 1 && { situations: living.map(({ figure, text }) => ({ figure, head: text })) }),
    };
  const ofYear = columns.filter((column) => isYear(column, awardYear));
  const named = columns.filter((column) => has('year', column));
  const isOther = named.length > 1 && ofYear.length > 0 && ofYear.length < columns.length;
  return changed(all) ?? byTotal(isOther ? ofYear : columns);
}

/** "6,000   -1,000   5,000": what was, by how much it changes, and what is now. */
function changed(columns: Column[]): YearValue | null {
  const [was, by, now] = columns;
  if (!was || !by || !now || columns.length !== 3 || now.figure.isNegative || !/^[-–−+(]/.test(by.figure.text))
    return null;
  const change = by.figure.isNegative ? -by.figure.value : by.figure.value;
  return Math.abs(was.figure.value + change - now.figure.value) <= 1 ? one(now, 0.95) : null;
}

/** The column that the letter says or ticks to be the student's own. */
const isMarked = (column: Column): boolean =>
  column.isTicked ||
  /\b(yours|selected)\b/.test(column.text) ||
  (has('marked', column) && (has('living', column) || has('fullTime', column) || has('own', column)));

const isYear = (column: Column, awardYear: string | null): boolean => {
  const match = columnPhrases.year.exec(column.text);
  return match !== null && (awardYear ?? '').startsWith(match[1] ?? '?');
};

/** "08/24/2026   01/11/2027" are the days on which the terms are paid. */
const isTerm = (column: Column): boolean => has('term', column) || has('date', column);

function byTotal(columns: Column[]): YearValue | null {
  const first = columns[0];
  if (first && columns.length === 1) return one(first, 0.95);
  const sum = columns.every(isTerm) ? null : sumColumn(columns);
  if (sum) return one(sum, 1);
  const totals = columns.filter((column) => has('total', column) && !has('term', column) && !has('perTerm', column));
  const total = totals.find((column) => has('wholeYear', column)) ?? totals[0];
  if (total) return one(total, 1);
  const terms = columns.filter(isTerm);
  if (terms.length > 0) {
    return {
      value: terms.reduce((sum, { figure }) => sum + figure.value, 0),
      figures: terms.map(({ figure }) => figure),
      isNegative: terms.every(({ figure }) => figure.isNegative || figure.value === 0),
      certainty: 0.95,
      basis: 'YEAR',
    };
  }
  const offered = columns.filter((column) => has('offered', column));
  const latest = offered.find((column) => has('latest', column)) ?? offered[0];
  return latest ? one(latest, offered.length > 1 && !has('latest', latest) ? 0.8 : 0.95) : null;
}

/** The figure that is the sum of the others, at an end of the row; two figures alone cannot tell. */
function sumColumn(columns: Column[]): Column | null {
  const sum = columns.reduce((total, { figure }) => total + figure.value, 0);
  if (columns.length < 3 || sum === 0) return null;
  return [columns.at(-1), columns[0]].find((column) => column && Math.abs(2 * column.figure.value - sum) <= 1) ?? null;
}

/** No heads: the sum of the others is the year's; equal columns repeat one another. */
function bySum(columns: Column[]): YearValue | null {
  const total = sumColumn(columns);
  if (total) return one(total, 0.95);
  const paid = columns.filter(({ figure }) => figure.value > 0);
  const first = paid[0] ?? columns[0];
  const isSame = paid.every(({ figure }) => figure.value === first?.figure.value);
  return first ? one(first, isSame ? 0.8 : 0.5) : null;
}
