import type { Figure } from './figures.ts';
import type { FlowLine } from './panels.ts';
import { namesAid } from './row-kind.ts';
import type { Row } from './rows.ts';
import { isGeneric } from './title-rows.ts';

/** So many rows over a line are no chance. */
const least = 3;

/** Figures of a column that come to the figure under them: how many, and the line of the first. */
type Part = { count: number; top: number };

/** "To date   12,485   6,243" under seven rows: by any name a line is a sum if each of its figures is worth its whole column. */
export function withColumnSum(row: Row, lines: FlowLine[], index: number, last: Row | undefined): Row {
  const parts = partsOver(lines, index);
  if (!parts) return row;
  if (isGuessed(row) && isSumOfPayers(parts, lines, index)) return { ...row, columnSum: 'OWN' };
  if (!parts.every(({ count }) => count >= least) || isAward(row.label) || isCounted(lines, index)) return row;
  return { ...row, columnSum: isSumOf(last, lines[index]) ? 'OWN' : 'OTHER' };
}

/** "Navy ROTC Scholarship" may be worth the awards over it by chance, and its terms are so too. */
const isAward = (label: string): boolean => namesAid(label) && !isGeneric(label);

/** What a line further down adds up together with the lines over it. */
const isCounted = (lines: FlowLine[], index: number): boolean =>
  lines.some((_, at) => at > index && (partsOver(lines, at)?.every(({ top }) => top < index) ?? false));

/** No head tells which figure counts. */
const isGuessed = ({ amount }: Row): boolean => amount.certainty <= 0.5;

/**
 * "By payer   12,095   2,760   600", where each row over it has its figure in the column of whoever pays: worth all of them, though
 * some columns have a row or two. What all columns come to is no sum to prove anything by: one may be of charges.
 */
function isSumOfPayers(parts: Part[], lines: FlowLine[], index: number): boolean {
  if (!parts.some(({ count }) => count >= least)) return false;
  const rows = lines.slice(Math.min(...parts.map(({ top }) => top)), index).map(figuresOf);
  const sum = sumOf(figuresOf(lines[index]));
  return rows.every(({ length }) => length < 2) && Math.abs(sumOf(rows.flat()) - sum) <= 1;
}

const sumOf = (figures: Figure[]): number => figures.reduce((sum, { value }) => sum + value, 0);

function partsOver(lines: FlowLine[], index: number): Part[] | null {
  const figures = figuresOf(lines[index]).filter(({ value }) => value > 0);
  if (figures.length < 2) return null;
  const parts: Part[] = [];
  for (const figure of figures) {
    const part = partOver(lines, index, figure);
    if (!part) return null;
    parts.push(part);
  }
  return parts;
}

/** It has a figure under the amount of the row over it: "Offered", and not only "Paid". */
const isSumOf = (row: Row | undefined, line: FlowLine | undefined): boolean =>
  row?.amount.figures.some((own) => figuresOf(line).some((figure) => isUnder(own, figure))) ?? false;

const isUnder = (upper: Figure, lower: Figure): boolean => Math.abs(upper.x + upper.width - lower.x - lower.width) < 4;

const figuresOf = (line: FlowLine | undefined): Figure[] => line?.cells.flatMap(({ figure }) => figure ?? []) ?? [];

/** The figures over it that end where it does, up from some line, come to its value. */
function partOver(lines: FlowLine[], index: number, own: Figure): Part | null {
  let [sum, count, top] = [0, 0, index];
  for (let at = index - 1; at >= 0 && sum < own.value; at -= 1) {
    const over = figuresOf(lines[at]).find((figure) => isUnder(figure, own));
    if (!over) continue;
    sum += over.value;
    count += over.value > 0 ? 1 : 0;
    top = at;
  }
  return Math.abs(sum - own.value) <= 1 ? { count, top } : null;
}
