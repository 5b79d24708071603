import { type Column, has, isTerm, one } from './year-column.ts';
import type { YearValue } from './year-value.ts';

/** "6,000   -1,000   5,000", "6,000   5,000   -1,000": what was, what is now, and by how much it changes. */
export function changed(columns: Column[]): YearValue | null {
  const [first, second, third] = columns;
  if (!first || !second || !third || columns.length !== 3) return null;
  const orders = [
    { was: first, by: second, now: third },
    { was: first, by: third, now: second },
    { was: second, by: third, now: first },
  ];
  const found = orders.find(({ was, by, now }) => isChange(by) && !now.figure.isNegative && isAfter(was, by, now));
  return found ? one(found.now, 0.95) : null;
}

/** With a sign; a dash alone is nothing, be it in the column of a term. */
const isChange = ({ figure, text }: Column): boolean =>
  /^[-–−+(]/.test(figure.text) && (figure.value > 0 || /\b(change|difference|increase)\b/.test(text));

const isAfter = (was: Column, by: Column, now: Column): boolean => {
  const change = by.figure.isNegative ? -by.figure.value : by.figure.value;
  return Math.abs(was.figure.value + change - now.figure.value) <= 1;
};

/** "Offered 3,500   Accepted 2,000   Fall 1,000   Spring 1,000": the terms are those of what was accepted, or is paid after the fee. */
export function offeredBeforeTerms(all: Column[]): YearValue | null {
  const offered = all.find((column) => has('offered', column) && !has('aside', column) && !isTerm(column));
  const terms = all.filter(isTerm).reduce((sum, { figure }) => sum + figure.value, 0);
  if (!offered || terms === 0 || offered.figure.value <= terms) return null;
  const isPart = ({ figure, text }: Column): boolean =>
    (/\b(accepted|net)\b/.test(text) && isNear(figure.value, terms)) ||
    (/\bfees?\b/.test(text) && isNear(offered.figure.value - figure.value, terms));
  return all.some(isPart) ? one(offered, 0.95) : null;
}

const isNear = (value: number, other: number): boolean => Math.abs(value - other) <= 1;
