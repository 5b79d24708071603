import { columnPhrases } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { costKind } from './cost-kind.ts';
import { namesAid } from './row-kind.ts';
import type { Row } from './rows.ts';

/** So many figures in the same order are no chance. */
const least = 4;
/** No offer has more lines; to look at each pair of them takes time. */
const most = 400;

/** An offer that is printed again line by line under other names, as in another language, counts once: where more names are known. */
export function withoutTranslation(rows: Row[]): Row[] {
  if (rows.length > most) return rows;
  for (let at = least; at + least <= rows.length; at += 1) {
    for (let from = 0; from + least <= at; from += 1) {
      const length = runOf(rows, from, at);
      const [first, again] = [rows.slice(from, from + length), rows.slice(at, at + length)];
      if (length < least || !isTranslation(first, again)) continue;
      const isAgainSurer =
        knownIn(again) > knownIn(first) || (areShifted(first, again) && besideIn(again) > besideIn(first));
      const other = new Set(isAgainSurer ? first : again);
      return withoutTranslation(rows.filter((row) => !other.has(row)));
    }
  }
  return rows;
}

/** How many figures from `at` on are those from `from` on. */
function runOf(rows: Row[], from: number, at: number): number {
  const valueAt = (index: number): number | undefined => rows[index]?.amount.value;
  let length = 0;
  while (from + length < at && valueAt(from + length) === valueAt(at + length)) length += 1;
  return length;
}

/** Two terms are printed alike too, but under the same names, or such as tell the term. */
function isTranslation(first: Row[], again: Row[]): boolean {
  const values = new Set(first.map(({ amount }) => amount.value));
  const isOfTerm = ({ term, label }: Row): boolean => term !== null || columnPhrases.term.test(normalText(label));
  const others = first.filter(({ label }, index) => normalText(label) !== normalText(again[index]?.label ?? ''));
  return values.size >= least && 4 * others.length >= 3 * first.length && ![...first, ...again].some(isOfTerm);
}

/** The same names beside other figures: one of the two was read a line off. */
const areShifted = (first: Row[], again: Row[]): boolean =>
  first.filter(({ label }) => again.some((row) => normalText(row.label) === normalText(label))).length > 1;

/** How many names stand on the line of their figure, and not over or under it. */
const besideIn = (rows: Row[]): number =>
  rows.filter(({ labelBox, amount: { figures } }) =>
    figures.every(({ y, height }) => Math.abs(y + height / 2 - labelBox.y - labelBox.height / 2) < height / 2),
  ).length;

const knownIn = (rows: Row[]): number =>
  rows.filter(({ label }) => namesAid(label) || costKind(normalText(label)) !== null).length;
