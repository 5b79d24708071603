import type { Figure } from './figures.ts';
import type { FlowLine } from './panels.ts';
import type { Row } from './rows.ts';

/** So many rows over a line are no chance. */
const least = 3;

/** "To date   12,485   6,243" under seven rows: by any name a line is a sum if each of its figures is worth its whole column. */
export function isColumnSum(lines: FlowLine[], index: number): boolean {
  const figures = figuresOf(lines[index]).filter(({ value }) => value > 0);
  if (figures.length < 2 || !isWorth(lines, index, figures[0] as Figure)) return false;
  return figures.every((figure) => isWorth(lines, index, figure));
}

/** It has a figure under the amount of the row over it: "Offered", and not only "Paid". */
export const isSumOf = (row: Row | undefined, line: FlowLine): boolean =>
  row?.amount.figures.some((own) => figuresOf(line).some((figure) => isUnder(own, figure))) ?? false;

const isUnder = (upper: Figure, lower: Figure): boolean => Math.abs(upper.x + upper.width - lower.x - lower.width) < 4;

const figuresOf = (line: FlowLine | undefined): Figure[] => line?.cells.flatMap(({ figure }) => figure ?? []) ?? [];

/** The figures over it that end where it does, up from some line, come to its value. */
function isWorth(lines: FlowLine[], index: number, own: Figure): boolean {
  let [sum, count] = [0, 0];
  for (let at = index - 1; at >= 0 && sum < own.value; at -= 1) {
    const over = figuresOf(lines[at]).find((figure) => isUnder(figure, own));
    if (!over) continue;
    sum += over.value;
    count += over.value > 0 ? 1 : 0;
  }
  return count >= least && Math.abs(sum - own.value) <= 1;
}
