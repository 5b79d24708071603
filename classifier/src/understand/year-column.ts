import { columnPhrases } from '../phrases/column-phrases.ts';
import type { Figure } from './figures.ts';
import type { YearValue } from './year-value.ts';

/** A figure of a row, with the words over it. */
export type Column = { figure: Figure; text: string; isTicked: boolean; footnote: string };
export const has = (name: keyof typeof columnPhrases, column: Column): boolean => columnPhrases[name].test(column.text);

export const one = (column: Column, certainty: number): YearValue => ({
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

/** "08/24/2026   01/11/2027" are the days on which the terms are paid. */
export const isTerm = (column: Column): boolean => has('term', column) || has('date', column);

/** Under a head of no known wording. */
export const isUnknown = ({ text }: Column): boolean =>
  /[a-z]{2}/.test(text) && !Object.values(columnPhrases).some((pattern) => pattern.test(text));

/** Money under such a head. */
export const isStrange = (column: Column): boolean => column.figure.value > 0 && isUnknown(column);

/** "Fall   Interim   Spring", "Elul Zman   Winter Zman": between terms, or under the same last word as one, stands a term. */
export function isAmongTerms(columns: Column[], index: number): boolean {
  const column = columns[index] as Column;
  if (!isStrange(column)) return false;
  const isBetween = columns.slice(0, index).some(isTerm) && columns.slice(index + 1).some(isTerm);
  return isBetween || columns.some((other) => isTerm(other) && lastWord(other) === lastWord(column));
}

const lastWord = ({ text }: Column): string => text.slice(text.lastIndexOf(' ') + 1);
