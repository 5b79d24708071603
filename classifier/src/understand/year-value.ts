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
  situations?: Figure[];
};

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
    return { figure, text: normalText(head), isTicked: /[☒☑■✓✔●]|\[x\]/i.test(head) };
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
  return byHeads(money, awardYear) ?? bySum(money);
}

function byHeads(columns: Column[], awardYear: string | null): YearValue | null {
  const marked = columns.find(isMarked);
  if (marked) return one(marked, 0.95);
  const full = columns.filter((column) => has('fullTime', column));
  if (full[0]) return full.length < columns.length ? byTotal(full) : one(full[0], 0.95);
  const living = columns.filter((column) => has('living', column));
  if (living[0]) return { ...one(living[0], 0.85), situations: living.map(({ figure }) => figure) };
  const ofYear = columns.filter((column) => isYear(column, awardYear));
  const named = columns.filter((column) => has('year', column));
  const rest = named.length > 1 && ofYear.length > 0 && ofYear.length < columns.length ? ofYear : columns;
  const current = rest.filter((column) => !has('aside', column));
  return byTotal(current.length > 0 ? current : rest);
}

/** The column that the letter says or ticks to be the student's own. */
const isMarked = (column: Column): boolean =>
  column.isTicked ||
  (has('marked', column) && (has('living', column) || has('fullTime', column) || has('own', column)));

const isYear = (column: Column, awardYear: string | null): boolean => {
  const match = columnPhrases.year.exec(column.text);
  return match !== null && (awardYear ?? '').startsWith(match[1] ?? '?');
};

function byTotal(columns: Column[]): YearValue | null {
  const first = columns[0];
  if (first && columns.length === 1) return one(first, 0.95);
  const sum = sumColumn(columns);
  if (sum) return one(sum, 1);
  const totals = columns.filter((column) => has('total', column) && !has('term', column) && !has('perTerm', column));
  const total = totals.find((column) => has('wholeYear', column)) ?? totals[0];
  if (total) return one(total, 1);
  const terms = columns.filter((column) => has('term', column));
  if (terms.length > 0) {
    return {
      value: terms.reduce((sum, { figure }) => sum + figure.value, 0),
      figures: terms.map(({ figure }) => figure),
      isNegative: terms.every(({ figure }) => figure.isNegative || figure.value === 0),
      certainty: 0.95,
      basis: 'YEAR',
    };
  }
  const offered = columns.find((column) => has('offered', column));
  return offered ? one(offered, 0.95) : null;
}

/** The figure that is the sum of the others; two figures alone cannot tell. */
function sumColumn(columns: Column[]): Column | null {
  const sum = columns.reduce((total, { figure }) => total + figure.value, 0);
  if (columns.length < 3 || sum === 0) return null;
  return columns.findLast(({ figure }) => Math.abs(2 * figure.value - sum) <= 1) ?? null;
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
